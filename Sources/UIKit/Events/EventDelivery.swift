import Surface

/// From what a host reports to UIKit's events.
@MainActor enum EventDelivery {
  /// Touches, keys, scrolling, native text inputs and accessibility actions; others are not meant for it.
  static func handle(_ event: Surface.Event) {
    switch event {
    case .touch(let touch): TouchDelivery.receive(touch)
    case .key(let key): KeyDelivery.receive(key)
    case .accessibilityAction(let node, let action): AccessibilityActions.perform(action, on: node)
    case .scroll(let node, let offset, let phase):
      (NodeIndex.view(node) as? UIScrollView)?.hostDidScroll(to: offset, phase: phase)
    case .text(let node, let text, let selection, let marked):
      NodeIndex.input(node)?.hostDidChange(text: text, selection: selection, marked: marked)
    case .focus(let node, let isFocused): NodeIndex.input(node)?.hostDidFocus(isFocused)
    case .returnKey(let node): NodeIndex.input(node)?.hostDidPressReturn()
    case .keyboard(let height): Keyboard.reportedHeight = CGFloat(height)
    case .environment, .attach, .lifecycle, .openURL, .command: break
    }
    FramePasses.runTurn()
  }

  /// `UIApplication.sendEvent`: every window that takes part gets the event.
  static func dispatch(_ event: UIEvent) {
    if event is UIPressesEvent {
      (Windows.key ?? Windows.visible.last)?.sendEvent(event)
      return
    }
    let touched = Set((event.allTouches ?? []).compactMap { $0.phase == .stationary ? nil : $0.window })
    for window in Windows.visible where touched.contains(window) { window.sendEvent(event) }
    // A window that was hidden under the finger still learns how it ends.
    for window in touched where !Windows.visible.contains(window) { window.sendEvent(event) }
  }

  /// `UIWindow.sendEvent`.
  static func deliver(_ event: UIEvent, in window: UIWindow) {
    if let event = event as? UIPressesEvent {
      KeyDelivery.deliver(event, in: window)
    } else {
      TouchDelivery.deliver(event, in: window)
    }
  }
}

/// A view that a host shows as a native text input.
@MainActor protocol NativeTextInput: UIView {
  /// What it holds now.
  var hostText: String { get }
  /// - Parameters:
  ///   - selection: start and length in UTF-16 units.
  ///   - marked: of the text being composed, or nil.
  func hostDidChange(text: String, selection: [Int], marked: [Int]?)
  func hostDidFocus(_ isFocused: Bool)
  func hostDidPressReturn()
}

/// Views by the node that shows them.
@MainActor enum NodeIndex {
  static func view(_ node: NodeID) -> UIView? { find(node, below: Windows.rootLayer)?.owner as? UIView }
  static func input(_ node: NodeID) -> NativeTextInput? { view(node) as? NativeTextInput }

  private static func find(_ node: NodeID, below layer: CALayer) -> CALayer? {
    if layer.nodeID == node { return layer }
    for child in layer.sublayers ?? [] { if let found = find(node, below: child) { return found } }
    return nil
  }
}
