import Foundation

/// The keys that GENERATE_INFOPLIST_FILE makes from INFOPLIST_KEY_… settings.
struct GeneratedInfo {
  private static let prefix = "INFOPLIST_KEY_"
  private static let lists: Set<String> = [
    "UISupportedInterfaceOrientations", "UIRequiredDeviceCapabilities", "UIBackgroundModes",
  ]
  let settings: BuildSettings

  var values: [String: Any] {
    var result: [String: Any] = [:]
    // Plain keys come before those for one idiom: names are sorted.
    for name in settings.names(withPrefix: GeneratedInfo.prefix) {
      guard let text = settings[name], !text.isEmpty else { continue }
      add(String(name.dropFirst(GeneratedInfo.prefix.count)), text, to: &result)
    }
    return result
  }

  private func add(_ key: String, _ text: String, to result: inout [String: Any]) {
    switch key {
    case "UIApplicationSceneManifest_Generation":
      guard text == "YES" else { return }
      result["UIApplicationSceneManifest"] = [
        "UIApplicationSupportsMultipleScenes": true, "UISceneConfigurations": [String: Any](),
      ]
    case "UILaunchScreen_Generation":
      if text == "YES" { result["UILaunchScreen"] = ["UILaunchScreen": [String: Any]()] }
    default:
      let isPad = key.hasSuffix("_iPad")
      let isPhone = key.hasSuffix("_iPhone")
      let name = isPad ? String(key.dropLast(5)) : isPhone ? String(key.dropLast(7)) : key
      result[isPad ? name + "~ipad" : name] = value(of: name, text)
    }
  }

  private func value(of name: String, _ text: String) -> Any {
    if GeneratedInfo.lists.contains(name) { return SettingWords.split(text) }
    switch text {
    case "YES": return true
    case "NO": return false
    default: return text
    }
  }
}
