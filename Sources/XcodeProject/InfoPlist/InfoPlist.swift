import Foundation

/// The Info.plist of a product: the file that the target names, with its settings expanded, and what the
/// settings generate.
struct InfoPlist {
  let values: [String: Any]

  /// - Throws: `ProjectError` for a file that is missing or does not parse.
  init(
    settings: BuildSettings, folder: URL, project: URL, finder: FileFinder, target: String,
    isApplication: Bool
  ) throws {
    var values: [String: Any] = [:]
    if let path = settings["INFOPLIST_FILE"], !path.isEmpty {
      let url = folder.appending(relative: path)
      guard let file = finder.existing(url) else {
        throw ProjectError.missingInfoPlist(url, namedIn: project, target: target)
      }
      guard finder.isInside(file) else {
        throw ProjectError.outside(file, namedIn: project, line: nil, root: finder.root)
      }
      let expanded = InfoPlist.expand(try PropertyListFile(url: file).dictionary, settings)
      values = expanded as? [String: Any] ?? [:]
    }
    if settings.bool("GENERATE_INFOPLIST_FILE") == true {
      // The settings win over the file, as in Xcode; but a generated scene manifest is empty.
      let manifest = values["UIApplicationSceneManifest"]
      values.merge(GeneratedInfo(settings: settings).values) { $1 }
      if let manifest { values["UIApplicationSceneManifest"] = manifest }
    }
    values.merge(InfoPlist.essentials(settings, isApplication: isApplication)) { own, _ in own }
    self.values = values
  }

  private static func essentials(_ settings: BuildSettings, isApplication: Bool) -> [String: Any] {
    var values: [String: Any] = [
      "CFBundleExecutable": settings["EXECUTABLE_NAME"] ?? "",
      "CFBundleIdentifier": settings["PRODUCT_BUNDLE_IDENTIFIER"] ?? settings["PRODUCT_NAME"] ?? "",
      "CFBundleName": settings["PRODUCT_NAME"] ?? "",
      "CFBundlePackageType": settings["PRODUCT_BUNDLE_PACKAGE_TYPE"] ?? "",
      "CFBundleInfoDictionaryVersion": "6.0",
      "CFBundleDevelopmentRegion": settings["DEVELOPMENT_LANGUAGE"] ?? "en",
      "CFBundleShortVersionString": settings["MARKETING_VERSION"] ?? "1.0",
      "CFBundleVersion": settings["CURRENT_PROJECT_VERSION"] ?? "1",
    ]
    if isApplication {
      values["UIDeviceFamily"] = settings.list("TARGETED_DEVICE_FAMILY")
        .flatMap { $0.split(separator: ",") }.compactMap { Int($0) }
      values["MinimumOSVersion"] = settings["IPHONEOS_DEPLOYMENT_TARGET"]
      if let accent = settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"], !accent.isEmpty {
        values["NSAccentColorName"] = accent
      }
    }
    return values
  }

  private static func expand(_ value: Any, _ settings: BuildSettings) -> Any {
    switch value {
    case let text as String: return settings.expand(text)
    case let list as [Any]: return list.map { expand($0, settings) }
    case let dictionary as [String: Any]:
      return Dictionary(
        dictionary.map { (settings.expand($0.key), expand($0.value, settings)) }, uniquingKeysWith: { $1 })
    default: return value
    }
  }
}
