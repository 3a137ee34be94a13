import Surface

/// What a screen reader or the keyboard does to an element.
@MainActor enum AccessibilityActions {
  /// - Parameter action: activate, increment, decrement, escape, custom:INDEX.
  static func perform(_ action: String, on node: NodeID) {
    guard let view = NodeIndex.view(node) else { return }
    // A finger waits to see where a sheet comes to rest; a key does not, and must not be lost.
    if action == "activate", let transition = transition(around: view) {
      transition.addCompletion { perform(action, on: node) }
      return
    }
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

  /// What keeps touches from the view for the time being.
  private static func transition(around view: UIView) -> PresentationTransition? {
    var ancestor: UIView? = view
    while let next = ancestor, !(next is PresentationContainerView) { ancestor = next.superview }
    guard let presentation = (ancestor as? PresentationContainerView)?.presentation,
      let transition = presentation.transition
    else { return nil }
    return transition.isPresenting && !presentation.takesTouchesOnItsWayIn ? transition : nil
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

  /// As VoiceOver's two-finger scrub: the first that knows what to leave does; a sheet or a popover that no one
  /// speaks for goes as by a swipe.
  static func escape(from responder: UIResponder?) {
    let presented = (responder as? PresentationContainerView)?.presentation?.presentedViewController
    var responder = presented?.viewIfLoaded ?? responder
    while let current = responder {
      if current.accessibilityPerformEscape() { return }
      if let presentation = (current as? UIViewController)?.activePresentation,
        presentation.transition == nil, presentation.leaveByUser()
      {
        return
      }
      responder = current.next
    }
  }
}
