import Foundation

/// Who observes which key of which object, and the news of changes.
///
/// Objective-C makes a subclass of each observed object's class whose setters tell. Here setters tell by
/// themselves: those of `@objc dynamic` properties by the lowering, UIKit's by its own code.
public enum KeyValueObserving {
  nonisolated(unsafe) private static var observations: [ObjectIdentifier: [Observation]] = [:]
  private static let lock = NSRecursiveLock()
  /// Whether anything is observed at all: what setters ask first.
  nonisolated(unsafe) public private(set) static var isInUse = false
  /// The keys that UIKit tells of. Set once, before the first observation.
  nonisolated(unsafe) public static var toldKeys: [ObjectIdentifier: Set<String>] = [:]
  /// Gets what the developer should know.
  nonisolated(unsafe) public static var report: (String) -> Void = { _ in }

  /// A property is about to change. The lowering calls it in front of each change of an `@objc dynamic`
  /// property, UIKit of its own observable properties.
  public static func willChange(_ object: AnyObject, _ key: String) {
    guard isInUse else { return }
    for observation in current(of: object, key) { observation.willChange() }
  }
  /// A property has changed, of which `willChange` told.
  /// - Parameter old: the value before, for observers of which `willChange` did not know.
  public static func didChange(_ object: AnyObject, _ key: String, from old: @autoclosure () -> Any?) {
    guard isInUse else { return }
    for observation in current(of: object, key) { observation.didChange(from: old()) }
  }
  /// Tells in front of and behind a change that `work` makes.
  public static func change<Result>(_ object: AnyObject, _ keys: String..., by work: () -> Result) -> Result {
    guard isInUse else { return work() }
    for key in keys { willChange(object, key) }
    defer { for key in keys.reversed() { didChange(object, key, from: nil) } }
    return work()
  }

  // MARK: Observations

  static func add(_ observation: Observation) {
    guard let object = observation.object else { return }
    isInUse = true
    lock.withLock {
      // An address may be used again: what observed a former object there is gone.
      let alive = (observations[observation.objectIdentifier] ?? []).filter { $0.object === object }
      observations[observation.objectIdentifier] = alive + [observation]
    }
    observation.begin()
  }

  static func remove(_ observation: Observation) {
    observation.end()
    lock.withLock {
      let left = (observations[observation.objectIdentifier] ?? []).filter { $0 !== observation }
      observations[observation.objectIdentifier] = left.isEmpty ? nil : left
    }
  }

  /// Of an object that may be going: its weak references are nil by then.
  static func all(of object: AnyObject) -> [Observation] {
    lock.withLock { observations[ObjectIdentifier(object)] ?? [] }
  }
  private static func current(of object: AnyObject, _ key: String) -> [Observation] {
    let all = lock.withLock { observations[ObjectIdentifier(object)] }
    guard let all else { return [] }
    let key = canonical(key)
    return all.filter { canonical($0.path[0]) == key && $0.object === object }
  }

  /// `isHidden` and `hidden` are one key: Swift says the former, Objective-C the latter.
  static func canonical(_ key: String) -> String {
    guard key.hasPrefix("is"), let letter = key.dropFirst(2).first, letter.isUppercase else { return key }
    return letter.lowercased() + key.dropFirst(3)
  }

  // MARK: Classes

  /// What a class says the value of a key is made of.
  static func sources(of key: String, in type: AnyClass) -> Set<String> {
    let named = ObjectRegistry.lookUp(inClass: type) { $0.sources[key] }?() ?? []
    return named.union(ObjectRegistry.lookUp(inClass: type) { $0.sourcesOfAny }?(key) ?? [])
  }

  /// Names a property of UIKit or Foundation whose changes nobody tells of, once per class and key.
  static func check(_ key: String, of object: AnyObject) {
    guard !(object is UserDefaults) else { return }
    let wanted = canonical(key)
    var type: AnyClass? = Swift.type(of: object)
    while let current = type {
      if toldKeys[ObjectIdentifier(current)]?.contains(wanted) == true { return }
      // A class of the app tells of its `@objc dynamic` properties, or by hand.
      if let record = ObjectRegistry.record(of: current), record.name.contains("."),
        record.getters.keys.contains(where: { canonical($0) == wanted })
      {
        return
      }
      type = _getSuperclass(current)
    }
    let name = "\(Swift.type(of: object)).\(key)"
    guard lock.withLock({ named.insert(name).inserted }) else { return }
    report("\(name) is observed, but its changes are not told here: the observer is called for no change.")
  }
  nonisolated(unsafe) private static var named: Set<String> = []
}
