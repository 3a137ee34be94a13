import Foundation

/// What `UserDefaults` means in an app: changes are told, and are on disk soon, also those of suites.
///
/// Foundation on Linux posts no `didChangeNotification`, and loses what was set when the process is killed
/// before `synchronize`.
open class ObservedUserDefaults: UserDefaults {
  private static let shared = ObservedUserDefaults(suiteName: nil) ?? ObservedUserDefaults()
  private static let lock = NSLock()
  nonisolated(unsafe) private static var changed: [ObjectIdentifier: UserDefaults] = [:]

  open override class var standard: ObservedUserDefaults { shared }

  open override func set(_ value: Any?, forKey defaultName: String) {
    super.set(value, forKey: defaultName)
    didChange()
  }
  open override func removeObject(forKey defaultName: String) {
    super.removeObject(forKey: defaultName)
    didChange()
  }
  open override func setPersistentDomain(_ domain: [String: Any], forName domainName: String) {
    super.setPersistentDomain(domain, forName: domainName)
    didChange()
  }
  open override func removePersistentDomain(forName domainName: String) {
    super.removePersistentDomain(forName: domainName)
    didChange()
  }

  private func didChange() {
    Self.lock.withLock { Self.changed[ObjectIdentifier(self)] = self }
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }

  /// Writes what was changed since the last call: of the app's own domain and of every suite.
  public static func synchronizeChanges() {
    let all = lock.withLock {
      defer { changed = [:] }
      return changed.values.map { $0 }
    }
    for defaults in all { _ = defaults.synchronize() }
    // Code that reached Foundation's own object, as packages do, is covered as well.
    _ = UserDefaults.standard.synchronize()
  }
}
