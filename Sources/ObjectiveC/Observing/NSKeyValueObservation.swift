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
  /// With the option `.new`, behind the change.
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
    let observation = KeyValueObserving.Observation(
      object: self, path: path.split(separator: ".").map(String.init), options: options,
      value: { [weak self] in self.map { $0[keyPath: keyPath] as Any } }
    ) { [weak self] news in
      guard let self else { return }
      let hasOld = options.contains(.old) && !news.isInitial
      let change = NSKeyValueObservedChange<Value>(
        kind: .setting, newValue: options.contains(.new) && !news.isPrior ? self[keyPath: keyPath] : nil,
        oldValue: hasOld ? news.old.flatMap { convert($0, to: Value.self) } : nil, indexes: nil,
        isPrior: news.isPrior)
      changeHandler(self, change)
    }
    if let first = observation.path.first { KeyValueObserving.check(first, of: self) }
    KeyValueObserving.add(observation)
    return NSKeyValueObservation(observation)
  }

  /// In front of a change that is made behind a property's back. The lowering adds the name.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>, named key: String) {
    KeyValueObserving.willChange(self, key)
  }
  /// Behind such a change.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>, named key: String) {
    KeyValueObserving.didChange(self, key, from: nil)
  }
}
