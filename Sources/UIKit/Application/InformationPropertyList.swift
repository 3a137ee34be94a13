/// What the app's Info.plist says about starting and turning.
@MainActor enum InformationPropertyList {
  /// Tests put their own values here.
  static var values: [String: Any] = Bundle.main.infoDictionary ?? [:]

  static var mainStoryboardName: String? {
    idiomValue("UIMainStoryboardFile") as? String
  }

  /// The scene configurations for the application role, in the order of the file.
  static var sceneConfigurations: [[String: Any]] {
    let configurations = sceneManifest?["UISceneConfigurations"] as? [String: Any]
    return configurations?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]] ?? []
  }
  static var supportsMultipleScenes: Bool {
    (sceneManifest?["UIApplicationSupportsMultipleScenes"] as? NSNumber)?.boolValue ?? false
  }
  /// Without a manifest the app delegate has the life cycle.
  static var hasSceneManifest: Bool { sceneManifest != nil }
  private static var sceneManifest: [String: Any]? {
    values["UIApplicationSceneManifest"] as? [String: Any]
  }

  /// The orientations of `UISupportedInterfaceOrientations`, in the order of the file; all but upside down
  /// on a phone, all on a tablet, when it says nothing.
  static var orientations: [UIInterfaceOrientation] {
    let names = idiomValue("UISupportedInterfaceOrientations")
    // The generated Info.plist has one string with blanks in build settings and an array in the file.
    let list = names as? [String] ?? (names as? String)?.split(separator: " ").map(String.init) ?? []
    let found = list.compactMap { orientationNames[$0] }
    if !found.isEmpty { return found }
    return UIDevice.current.userInterfaceIdiom == .pad
      ? [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
      : [.portrait, .landscapeLeft, .landscapeRight]
  }
  private static let orientationNames: [String: UIInterfaceOrientation] = [
    "UIInterfaceOrientationPortrait": .portrait,
    "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
    "UIInterfaceOrientationLandscapeLeft": .landscapeLeft,
    "UIInterfaceOrientationLandscapeRight": .landscapeRight,
  ]

  /// The URL schemes that the app is there for, in lower case.
  static var ownSchemes: Set<String> {
    let types = values["CFBundleURLTypes"] as? [[String: Any]] ?? []
    let schemes = types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }
    return Set(schemes.map { $0.lowercased() })
  }
  /// The URL schemes of others that the app may ask for, in lower case.
  static var queriedSchemes: Set<String> {
    Set((values["LSApplicationQueriesSchemes"] as? [String] ?? []).map { $0.lowercased() })
  }

  static var isStatusBarHiddenAtStart: Bool {
    (idiomValue("UIStatusBarHidden") as? NSNumber)?.boolValue ?? false
  }
  /// UIViewControllerBasedStatusBarAppearance; true when it says nothing.
  static var controllersDecideStatusBar: Bool {
    (values["UIViewControllerBasedStatusBarAppearance"] as? NSNumber)?.boolValue ?? true
  }
  static var statusBarStyle: UIStatusBarStyle {
    switch values["UIStatusBarStyle"] as? String {
    case "UIStatusBarStyleLightContent": .lightContent
    case "UIStatusBarStyleDarkContent": .darkContent
    default: .default
    }
  }
  /// UIUserInterfaceStyle: Light or Dark pins the whole app.
  static var userInterfaceStyle: UIUserInterfaceStyle {
    switch (values["UIUserInterfaceStyle"] as? String)?.lowercased() {
    case "light": .light
    case "dark": .dark
    default: .unspecified
    }
  }

  private static func idiomValue(_ key: String) -> Any? {
    let suffix = UIDevice.current.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
    return values[key + suffix] ?? values[key]
  }
}
