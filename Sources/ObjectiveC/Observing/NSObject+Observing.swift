import Foundation

extension NSObjectProtocol {
  /// Observes a property by its name. The observer's `observeValue(forKeyPath:of:change:context:)` is called.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let value = { [weak self] in
      self.flatMap { try? KeyValueCoding.value(forKeyPath: keyPath, of: $0) } ?? nil
    }
    let observation = KeyValueObserving.Observation(
      object: self, path: keyPath.split(separator: ".").map(String.init), options: options,
      observer: observer,
      context: context, value: value
    ) { [weak self, weak observer] news in
      guard let self, let observer else { return }
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      if options.contains(.new), !news.isPrior { change[.newKey] = value() ?? NSNull() }
      if options.contains(.old), !news.isInitial { change[.oldKey] = news.old ?? NSNull() }
      if news.isPrior { change[.notificationIsPriorKey] = true }
      uncaught {
        try ObjectRegistry.perform(
          "observeValueForKeyPath:ofObject:change:context:", on: observer,
          with: [keyPath, self, change, context])
      }
    }
    guard let first = observation.path.first else { return }
    KeyValueObserving.check(first, of: self)
    KeyValueObserving.add(observation)
  }

  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    remove(observer, keyPath) { _ in true }
  }
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    remove(observer, keyPath) { $0.context == context }
  }
  /// The last one that was added; Foundation raises an exception where there is none.
  private func remove(
    _ observer: NSObject, _ keyPath: String, where fits: (KeyValueObserving.Observation) -> Bool
  ) {
    let path = keyPath.split(separator: ".").map(String.init)
    let found = KeyValueObserving.all(of: self).last {
      $0.observerIdentifier == ObjectIdentifier(observer) && $0.path == path && fits($0)
    }
    guard let found else { terminate(uncaught: UnknownObserver(observer, path: keyPath, of: self)) }
    KeyValueObserving.remove(found)
  }

  /// What `super` means in an observer that does not know the key.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// In front of a change that is made behind a property's back.
  public func willChangeValue(forKey key: String) { KeyValueObserving.willChange(self, key) }
  /// Behind such a change.
  public func didChangeValue(forKey key: String) { KeyValueObserving.didChange(self, key, from: nil) }

  /// What `super` means in a class that says what its values are made of.
  public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }
  /// Properties that are `@objc dynamic` tell of their changes.
  public static func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }
}
