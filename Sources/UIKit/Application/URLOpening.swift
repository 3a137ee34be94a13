import Surface

/// Which URLs can be opened, and by whom.
@MainActor enum URLOpening {
  /// Schemes that the system itself takes; nobody has to declare them.
  private static let systemSchemes: Set<String> = ["http", "https", "mailto", "tel", "sms", "app-settings"]
  /// Schemes of the other apps on this device, in lower case; the host knows them.
  static var installedSchemes: Set<String> = []

  static func canOpen(_ url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased(), !scheme.isEmpty else { return false }
    if systemSchemes.contains(scheme) || InformationPropertyList.ownSchemes.contains(scheme) { return true }
    guard InformationPropertyList.queriedSchemes.contains(scheme) else {
      return refuse(url, "This app is not allowed to query for scheme \(scheme)")
    }
    guard installedSchemes.contains(scheme) else {
      return refuse(url, "The operation couldn’t be completed. (OSStatus error -10814.)")
    }
    return true
  }

  /// UIKit's words.
  private static func refuse(_ url: URL, _ reason: String) -> Bool {
    Log.write(.warning, "-canOpenURL: failed for URL: \"\(url.absoluteString)\" - error: \"\(reason)\"")
    return false
  }

  /// - Returns: false when no app is there for the URL.
  static func open(_ url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased() else { return false }
    if InformationPropertyList.ownSchemes.contains(scheme) {
      Clock.after(0) { LifeCycle.open(url.absoluteString) }
      return true
    }
    guard systemSchemes.contains(scheme) || installedSchemes.contains(scheme) else {
      Log.write(.warning, "No app opens “\(url.absoluteString)”: nothing here has the scheme \(scheme).")
      return false
    }
    CommitPass.connection?.send(.openURL(url.absoluteString))
    return true
  }
}
