extension ElementDecoder {
  /// A place for a child controller, filled by its embed segue.
  static let containerView = view("containerView", UIView.self) { _, _, _ in }
}

extension ElementDecoder {
  /// An object of the app that is no view: made with `init()`.
  static let customObject = object(
    "customObject", NSObject.self, make: { _, _ in NSObject() }, properties: { _, _, _ in })
}
