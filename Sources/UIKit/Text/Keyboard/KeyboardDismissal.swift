/// How a drag in a scroll view puts the keyboard away: `keyboardDismissMode`.
@MainActor enum KeyboardDismissal {
  /// A finger that may pull the keyboard down.
  private struct Drag {
    weak var scrollView: UIScrollView?
    /// Where the keyboard begins to follow: the top of the keys, or of the accessory. Points of the screen.
    let top: CGFloat
    /// For hosts that scroll by themselves and report offsets, not fingers.
    let start: (finger: CGFloat, offset: CGFloat)
  }
  private static var drag: Drag?

  /// A finger begins to scroll.
  static func begin(_ scrollView: UIScrollView) {
    drag = nil
    switch scrollView.keyboardDismissMode {
    case .none: break
    case .onDrag, .onDragWithAccessory: scrollView.window?.endEditing(true)
    case .interactive, .interactiveWithAccessory:
      guard Keyboard.isVisible else { return }
      let takesAccessory = scrollView.keyboardDismissMode == .interactiveWithAccessory
      drag = Drag(
        scrollView: scrollView,
        top: Keyboard.frame.minY + (takesAccessory ? 0 : Keyboard.layout.accessoryHeight),
        start: (TouchDelivery.lastBegan.y, scrollView.contentOffset.y))
    }
  }

  /// - Parameter finger: its height on the screen, in points; nil where the host reports the offset alone.
  static func follow(_ scrollView: UIScrollView, finger: CGFloat? = nil) {
    guard let drag, drag.scrollView === scrollView else { return }
    let finger = finger ?? drag.start.finger + drag.start.offset - scrollView.contentOffset.y
    Keyboard.pull(by: finger - drag.top)
  }

  /// The finger leaves: on its way down it takes the keyboard along; otherwise the nearer end counts.
  /// - Parameter velocity: of the finger, downwards, in points a second.
  static func end(_ scrollView: UIScrollView, velocity: CGFloat) {
    guard let drag, drag.scrollView === scrollView else { return }
    self.drag = nil
    guard Keyboard.pull > 0 else { return }
    let isDismissed =
      abs(velocity) > 50 ? velocity > 0 : Keyboard.pull > Keyboard.layout.height / 2
    if isDismissed { scrollView.window?.endEditing(false) }
    // A delegate may want the editing to go on.
    if Keyboard.isVisible { Keyboard.pull(by: 0, over: Keyboard.duration) }
  }
}
