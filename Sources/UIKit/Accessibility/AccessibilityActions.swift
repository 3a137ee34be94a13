import Surface

/// What a screen reader or the keyboard does to an element.
@MainActor enum AccessibilityActions {
  /// - Parameter action: activate, increment, decrement, escape, custom:INDEX.
  static func perform(_ action: String, on node: NodeID) {
    guard let view = NodeIndex.view(node) else { return }
    switch action {
    case "activate": activate(view)
    case "increment": view.accessibilityIncrement()
    case "decrement": view.accessibilityDecrement()
    case "escape": escape(from: view)
    default:
      guard action.hasPrefix("custom:"), let index = Int(action.dropFirst(7)) else { return }
      let actions = view.accessibilityCustomActions ?? []
      if actions.indices.contains(index) { _ = actions[index].handler(actions[index]) }
    }
  }

  /// As VoiceOver: the element's own activation, or a tap in its middle.
  static func activate(_ view: UIView) {
    guard !view.accessibilityActivate() else { return }
    let middle = view.accessibilityActivationPoint
    let finger = -1
    for phase in [Surface.TouchEvent.Phase.began, .ended] {
      TouchDelivery.receive(
        Surface.TouchEvent(finger: finger, phase: phase, location: middle, time: Clock.now))
    }
  }

  static func escape(from view: UIView) {
    var responder: UIResponder? = view
    while let current = responder {
      if current.accessibilityPerformEscape() { return }
      responder = current.next
    }
  }
}
