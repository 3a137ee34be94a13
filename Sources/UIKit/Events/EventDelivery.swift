/// From host events to touches, gesture recognizers and responders.
@MainActor enum EventDelivery {
  static func deliver(_ event: UIEvent, in window: UIWindow) {}
}
