import ObjectiveC

/// The properties of UIKit whose changes are told to key-value observers: those that apps observe on iOS.
///
/// A frame is told of as soon as what it is made of changes, also where Auto Layout sets it: observers may be
/// told more often than on iOS, never less.
@MainActor enum ObservedProperties {
  static let names: [(AnyClass, Set<String>)] = [
    (UIView.self, ["frame", "bounds", "center", "transform", "alpha", "hidden", "backgroundColor"]),
    (UIScrollView.self, ["contentOffset", "contentSize", "contentInset"]),
    (UIControl.self, ["enabled", "selected", "highlighted"]),
    (UILabel.self, ["text", "attributedText"]),
    (UITextField.self, ["text"]),
    (UITextView.self, ["text", "attributedText"]),
    (UIImageView.self, ["image"]),
    (UIProgressView.self, ["progress"]),
    (UINavigationItem.self, ["title"]),
    (UIViewController.self, ["title"]),
  ]

  static func register() {
    for (type, keys): (AnyClass, Set<String>) in names {
      KeyValueObserving.toldKeys[ObjectIdentifier(type)] = keys
    }
    KeyValueObserving.report = { text in
      DispatchQueue.main.async { MainActor.assumeIsolated { Log.write(.warning, text) } }
    }
  }
}

extension NSObject {
  /// For the setters of observable properties: tells in front of the change and behind it.
  func observed(_ keys: String..., where isChange: @autoclosure () -> Bool = true, _ work: () -> Void) {
    guard KeyValueObserving.isInUse, isChange() else { return work() }
    for key in keys { KeyValueObserving.willChange(self, key) }
    work()
    for key in keys.reversed() { KeyValueObserving.didChange(self, key, from: nil) }
  }
  func tellWillChange(_ key: String) {
    if KeyValueObserving.isInUse { KeyValueObserving.willChange(self, key) }
  }
  func tellDidChange(_ key: String, from old: @autoclosure () -> Any?) {
    if KeyValueObserving.isInUse { KeyValueObserving.didChange(self, key, from: old()) }
  }
}
