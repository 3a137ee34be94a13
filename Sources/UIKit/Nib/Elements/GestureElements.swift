import InterfaceBuilder

extension ElementDecoder {
  /// A recognizer: what every recognizer has, then its own.
  private static func recognizer<Recognizer: UIGestureRecognizer>(
    _ name: String, _ type: Recognizer.Type,
    properties: @escaping @MainActor (Recognizer, DocumentElement) -> Void
  ) -> ElementDecoder {
    object(
      name, UIGestureRecognizer.self,
      make: { type, coder in
        (type as? UIGestureRecognizer.Type)?.init(coder: coder)
      },
      properties: { recognizer, element, _ in
        if let value = element.bool("enabled") { recognizer.isEnabled = value }
        if let value = element.bool("cancelsTouchesInView") { recognizer.cancelsTouchesInView = value }
        if let value = element.bool("delaysTouchesBegan") { recognizer.delaysTouchesBegan = value }
        if let value = element.bool("delaysTouchesEnded") { recognizer.delaysTouchesEnded = value }
        if let recognizer = recognizer as? Recognizer { properties(recognizer, element) }
      }, defaultType: type)
  }

  static let tapGestureRecognizer = recognizer(
    "tapGestureRecognizer", UITapGestureRecognizer.self
  ) { recognizer, element in
    if let value = element.int("numberOfTapsRequired") { recognizer.numberOfTapsRequired = value }
    if let value = element.int("numberOfTouchesRequired") { recognizer.numberOfTouchesRequired = value }
  }

  static let longPressGestureRecognizer = recognizer(
    "pongPressGestureRecognizer", UILongPressGestureRecognizer.self, properties: decodeLongPress)
  /// Interface Builder's own spelling is the one above; hand-written documents use this.
  static let correctLongPressGestureRecognizer = recognizer(
    "longPressGestureRecognizer", UILongPressGestureRecognizer.self, properties: decodeLongPress)

  private static let decodeLongPress: @MainActor (UILongPressGestureRecognizer, DocumentElement) -> Void = {
    recognizer, element in
    if let value = element.double("minimumPressDuration") { recognizer.minimumPressDuration = value }
    if let value = element.double("allowableMovement") { recognizer.allowableMovement = CGFloat(value) }
    if let value = element.int("numberOfTapsRequired") { recognizer.numberOfTapsRequired = value }
    if let value = element.int("numberOfTouchesRequired") { recognizer.numberOfTouchesRequired = value }
  }

  static let swipeGestureRecognizer = recognizer(
    "swipeGestureRecognizer", UISwipeGestureRecognizer.self
  ) { recognizer, element in
    switch element["direction"] {
    case "left": recognizer.direction = .left
    case "up": recognizer.direction = .up
    case "down": recognizer.direction = .down
    default: recognizer.direction = .right
    }
    if let value = element.int("numberOfTouchesRequired") { recognizer.numberOfTouchesRequired = value }
  }

  static let panGestureRecognizer = recognizer(
    "panGestureRecognizer", UIPanGestureRecognizer.self
  ) { recognizer, element in
    if let value = element.int("minimumNumberOfTouches") { recognizer.minimumNumberOfTouches = value }
    if let value = element.int("maximumNumberOfTouches") { recognizer.maximumNumberOfTouches = value }
  }

  static let pinchGestureRecognizer = recognizer("pinchGestureRecognizer", UIPinchGestureRecognizer.self) {
    _, _ in
  }
  static let rotationGestureRecognizer = recognizer(
    "rotationGestureRecognizer", UIRotationGestureRecognizer.self
  ) { _, _ in }
}
