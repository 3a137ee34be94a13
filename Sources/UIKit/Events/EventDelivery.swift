import Surface

/// From host events to touches, gesture recognizers and responders.
@MainActor enum EventDelivery {
  static func deliver(_ event: UIEvent, in window: UIWindow) {}
  /// Touches, native scrolling, text, focus, keys and accessibility actions of the host.
  static func handle(_ event: Surface.Event) {}
}
