import Foundation

/// What `UserDefaults` means in an app: changes are told, and are on disk soon, also those of suites.
///
/// Foundation on Linux posts no `didChangeNotification`, knows no observers, loses what was set when the
/// process is killed before `synchronize`, and writes its file in place.
open class ObservedUserDefaults: UserDefaults {
  private static let shared = ObservedUserDefaults(suiteName: nil) ?? ObservedUserDefaults()
  private static let lock = NSLock()
  nonisolated(unsafe) private static var files: [String: DefaultsFile] = ["": DefaultsFile(suite: nil)]
  nonisolated(unsafe) private static var changed: Set<String> = []
  nonisolated(unsafe) private static var isFailing = false
  /// Gets what the developer should know; set by UIKit.
  nonisolated(unsafe) public static var report: (String) -> Void = { NSLog("%@", $0) }

  /// "" is the app's own domain.
  private let domain: String

  public override init?(suiteName suitename: String?) {
    domain = suitename.flatMap { $0 == DefaultsFile.ownName ? nil : $0 } ?? ""
    super.init(suiteName: domain.isEmpty ? nil : domain)
  }
  public convenience init() {
    // Only a suite's name can be refused.
    self.init(suiteName: nil)!
  }

  open override class var standard: ObservedUserDefaults { shared }

  open override func set(_ value: Any?, forKey defaultName: String) {
    change(defaultName) { super.set(value, forKey: defaultName) }
  }
  open override func removeObject(forKey defaultName: String) {
    change(defaultName) { super.removeObject(forKey: defaultName) }
  }
  // Foundation's own would write the file in place, and miss the app's own domain.
  open override func setPersistentDomain(_ domain: [String: Any], forName domainName: String) {
    guard let defaults = Self.domain(named: domainName) else { return }
    for key in defaults.ownKeys where domain[key] == nil { defaults.removeObject(forKey: key) }
    for (key, value) in domain { defaults.set(value, forKey: key) }
  }
  open override func removePersistentDomain(forName domainName: String) {
    guard let defaults = Self.domain(named: domainName) else { return }
    for key in defaults.ownKeys { defaults.removeObject(forKey: key) }
  }
  open override func persistentDomain(forName domainName: String) -> [String: Any]? {
    let values = Self.domain(named: domainName)?.file.values as? [String: Any] ?? [:]
    return values.isEmpty ? nil : values
  }
  private static func domain(named name: String) -> ObservedUserDefaults? {
    name == DefaultsFile.ownName ? standard : ObservedUserDefaults(suiteName: name)
  }

  private var file: DefaultsFile {
    Self.lock.withLock {
      if let known = Self.files[domain] { return known }
      let made = DefaultsFile(suite: domain)
      Self.files[domain] = made
      return made
    }
  }
  private var ownKeys: [String] { file.values.allKeys.compactMap { $0 as? String } }

  private func change(_ key: String, _ work: () -> Void) {
    KeyValueObserving.willChange(self, key)
    work()
    _ = file
    Self.lock.withLock { _ = Self.changed.insert(domain) }
    KeyValueObserving.didChange(self, key, from: nil)
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }

  /// - Returns: whether the values are in the file.
  @discardableResult open override func synchronize() -> Bool {
    Self.lock.withLock { _ = Self.changed.insert(domain) }
    Self.synchronizeChanges()
    return Self.lock.withLock { !Self.changed.contains(domain) }
  }

  /// Writes what was changed since the last call: of the app's own domain and of every suite. What cannot be
  /// written is tried again at the next call; the old file stays.
  public static func synchronizeChanges() {
    let news: String? = lock.withLock {
      var problem: (any Error)?
      // The app's own is always looked at: code that reached Foundation's own object changes it unseen.
      for name in changed.union([""]) {
        do {
          try files[name]?.write()
          changed.remove(name)
        } catch {
          changed.insert(name)
          problem = error
        }
      }
      defer { isFailing = problem != nil }
      guard let problem, !isFailing else { return nil }
      return
        "The user defaults could not be written; they are kept in memory: \(problem.localizedDescription)"
    }
    if let news { report(news) }
  }
}
