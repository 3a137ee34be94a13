import Foundation

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The observer is called once at once.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// The observer is called in front of the change too.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion, removal, replacement
}

public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// Who observes which key of which object, and the news of changes.
public enum KeyValueObserving {
  /// One observation of one key path.
  final class Observation {
    weak var object: AnyObject?
    let path: [String]
    weak var observer: AnyObject?
    let context: UnsafeMutableRawPointer?
    let notify: (_ old: Any?, _ new: Any?) -> Void
    /// On the object that the path's first key leads to, for the rest of the path.
    var rest: Observation?

    init(
      object: AnyObject, path: [String], observer: AnyObject? = nil,
      context: UnsafeMutableRawPointer? = nil, notify: @escaping (Any?, Any?) -> Void
    ) {
      (self.object, self.path, self.observer) = (object, path, observer)
      (self.context, self.notify) = (context, notify)
    }
  }

  nonisolated(unsafe) private static var observations: [ObjectIdentifier: [Observation]] = [:]
  private static let lock = NSRecursiveLock()

  /// Tells the observers of a key that it has changed. The lowering calls it behind each change of an
  /// `@objc dynamic` property, UIKit for its own observable properties.
  public static func didChange(_ object: AnyObject, _ key: String, from old: Any?, to new: Any?) {
    for observation in current(of: object) where observation.path.first == key {
      if observation.path.count > 1 {
        observeRest(of: observation)
        observation.notify(nil, nil)
      } else {
        observation.notify(old, new)
      }
    }
  }

  static func add(_ observation: Observation) {
    guard let object = observation.object else { return }
    lock.withLock {
      // An address may be used again: what observed a former object there is gone.
      let alive = (observations[ObjectIdentifier(object)] ?? []).filter { $0.object === object }
      observations[ObjectIdentifier(object)] = alive + [observation]
    }
    if observation.path.count > 1 { observeRest(of: observation) }
  }

  static func remove(_ observation: Observation) {
    if let rest = observation.rest { remove(rest) }
    lock.withLock {
      for (identifier, list) in observations where list.contains(where: { $0 === observation }) {
        let left = list.filter { $0 !== observation }
        observations[identifier] = left.isEmpty ? nil : left
      }
    }
  }

  static func current(of object: AnyObject) -> [Observation] {
    lock.withLock { (observations[ObjectIdentifier(object)] ?? []).filter { $0.object === object } }
  }

  private static func observeRest(of observation: Observation) {
    if let rest = observation.rest { remove(rest) }
    observation.rest = nil
    guard let object = observation.object,
      let next = try? KeyValueCoding.value(forKey: observation.path[0], of: object)
    else { return }
    let rest = Observation(
      object: next as AnyObject, path: Array(observation.path.dropFirst()), notify: observation.notify)
    observation.rest = rest
    add(rest)
  }
}

extension NSObjectProtocol {
  /// Observes a property by its name. The observer's `observeValue(forKeyPath:of:change:context:)` is called.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let send: (AnyObject, AnyObject, Any?, Any?) -> Void = { observer, object, old, new in
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      if options.contains(.new) { change[.newKey] = new ?? NSNull() }
      if options.contains(.old), let old { change[.oldKey] = old }
      uncaught {
        try ObjectRegistry.perform(
          "observeValueForKeyPath:ofObject:change:context:", on: observer,
          with: [keyPath, object, change, context])
      }
    }
    let observation = KeyValueObserving.Observation(
      object: self, path: keyPath.split(separator: ".").map(String.init), observer: observer,
      context: context
    ) { [weak self, weak observer] old, new in
      guard let self, let observer else { return }
      send(observer, self, old, new ?? (try? KeyValueCoding.value(forKeyPath: keyPath, of: self)))
    }
    KeyValueObserving.add(observation)
    if options.contains(.initial) {
      send(observer, self, nil, try? KeyValueCoding.value(forKeyPath: keyPath, of: self))
    }
  }

  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    let path = keyPath.split(separator: ".").map(String.init)
    for observation in KeyValueObserving.current(of: self)
    where observation.observer === observer && observation.path == path {
      KeyValueObserving.remove(observation)
    }
  }

  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    let path = keyPath.split(separator: ".").map(String.init)
    for observation in KeyValueObserving.current(of: self)
    where observation.observer === observer && observation.path == path && observation.context == context {
      KeyValueObserving.remove(observation)
    }
  }

  /// What `super` means in an observer that does not know the key.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  public func willChangeValue(forKey key: String) {}

  /// Tells observers of a change that was made behind a property's back.
  public func didChangeValue(forKey key: String) {
    KeyValueObserving.didChange(self, key, from: nil, to: try? KeyValueCoding.value(forKey: key, of: self))
  }
}
