/// What the conditions on a setting's name (`NAME[sdk=iphonesimulator*][arch=arm64]`) are compared with.
struct SettingConditions {
  var sdk = "iphonesimulator18.0"
  var architecture = "x86_64"
  var configuration: String

  /// Settings whose conditions hold, under their plain names; a conditional one beats a plain one.
  func resolve(_ settings: [String: String]) -> [String: String] {
    var result: [String: String] = [:]
    var conditional: [String: (count: Int, value: String)] = [:]
    for (key, value) in settings.sorted(by: { $0.key < $1.key }) {
      guard let bracket = key.firstIndex(of: "[") else {
        result[key] = value
        continue
      }
      let name = String(key[..<bracket])
      let conditions = key[bracket...].split(whereSeparator: { "[],".contains($0) })
      guard conditions.allSatisfy(holds) else { continue }
      if conditions.count >= conditional[name]?.count ?? 0 {
        conditional[name] = (conditions.count, value)
      }
    }
    for (name, entry) in conditional { result[name] = entry.value }
    return result
  }

  private func holds(_ condition: Substring) -> Bool {
    let parts = condition.split(separator: "=", maxSplits: 1)
    guard parts.count == 2 else { return false }
    let value: String
    switch parts[0] {
    case "sdk": value = sdk
    case "arch": value = architecture
    case "config": value = configuration
    default: return parts[1] == "*"
    }
    if parts[1].hasSuffix("*") { return value.hasPrefix(parts[1].dropLast()) }
    return value == parts[1]
  }
}
