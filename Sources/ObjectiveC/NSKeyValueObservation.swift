import Foundation

/// An observation by key path. It ends when it is invalidated or no longer held.
public final class NSKeyValueObservation: NSObject {
  private var observation: KeyValueObserving.Observation?

  init(_ observation: KeyValueObserving.Observation) { self.observation = observation }
  deinit { invalidate() }

  /// Ends the observation.
  public func invalidate() {
    if let observation { KeyValueObserving.remove(observation) }
    observation = nil
  }
}

public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange
  public let kind: Kind
  /// With the option `.new`.
  public let newValue: Value?
  /// With the option `.old`.
  public let oldValue: Value?
  public let indexes: IndexSet?
  public let isPrior: Bool
}

/// `observe(\.key)` on every object that Objective-C would know.
public protocol KeyPathObservable: AnyObject {}
extension NSObject: KeyPathObservable {}

extension KeyPathObservable {
  /// Calls the handler after each change of a property that is `@objc dynamic`, or of UIKit's.
  /// - Parameter named: The path's keys joined by dots. The lowering adds it: a key path on Linux does not
  ///   know the names of its properties.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, named path: String, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let change = { (old: Any?, object: Self) in
      NSKeyValueObservedChange<Value>(
        kind: .setting, newValue: options.contains(.new) ? object[keyPath: keyPath] : nil,
        oldValue: options.contains(.old) ? old.flatMap { convert($0, to: Value.self) } : nil, indexes: nil,
        isPrior: false)
    }
    let observation = KeyValueObserving.Observation(
      object: self, path: path.split(separator: ".").map(String.init)
    ) { [weak self] old, _ in
      guard let self else { return }
      changeHandler(self, change(old, self))
    }
    KeyValueObserving.add(observation)
    if options.contains(.initial) { changeHandler(self, change(nil, self)) }
    return NSKeyValueObservation(observation)
  }
}
