import Surface

/// The keyboard of the screen: what it shows, where it lies, and who is told.
///
/// It is there while the first responder takes text or has views for input. A host draws the system's keys
/// at `keysFrame`; views of the app lie in a window of its own above all others.
@MainActor enum Keyboard {
  /// What lies at the bottom of the screen: the app's accessory, then keys or the app's input view.
  struct Layout: Equatable {
    var accessory: UIView?
    var inputView: UIView?
    /// Points, each with nothing of the other.
    var accessoryHeight: CGFloat = 0
    var keysHeight: CGFloat = 0
    var height: CGFloat { accessoryHeight + keysHeight }
  }

  /// Source: what iOS puts into its notifications: 0.25 s and curve 7.
  static let duration: TimeInterval = 0.25
  static let curve = UIView.AnimationCurve.keyboard

  private(set) static var layout = Layout()
  /// In points of the screen; below its edge while hidden.
  private(set) static var frame = CGRect.zero
  static var isVisible: Bool { layout.height > 0 }
  /// How far a finger has pulled it down. Points.
  private(set) static var pull: CGFloat = 0
  /// Where a host draws the system's keys; nil where it has none to draw.
  static var keysFrame: CGRect? {
    guard layout.keysHeight > 0, layout.inputView == nil, UIScreen.main.environment.showsKeyboard else {
      return nil
    }
    let screen = UIScreen.main.bounds
    return CGRect(
      x: 0, y: screen.height - layout.keysHeight + pull, width: screen.width, height: layout.keysHeight)
  }
  /// Of the viewer's own keyboard, as a host reports it. Points.
  static var reportedHeight: CGFloat = 0 { didSet { if reportedHeight != oldValue { update() } } }
  /// One responder hands over to another: the keyboard stays between them.
  static var isHandingOver = false

  /// How much of a view's bottom is covered. Points.
  static func coveredHeight(of view: UIView) -> CGFloat {
    guard isVisible, view.window != nil else { return 0 }
    return max(0, view.bounds.maxY - view.layer.convert(frame.origin, from: nil).y)
  }

  /// Looks at the first responder and moves to where it wants the keyboard. Also once a turn, so that rotations
  /// and changed views are seen.
  static func update() {
    guard !isHandingOver else { return }
    let new = wantedLayout(), old = layout
    if new != old { pull = 0 }
    let oldFrame = frame, newFrame = frame(for: new)
    guard new != old || (new.height > 0 && newFrame != oldFrame) else { return }
    layout = new
    frame = newFrame
    let change = Change(
      old: old, new: new, begin: begin(oldFrame, newFrame, old), end: end(oldFrame, newFrame, new))
    let animation = UIView.areAnimationsEnabled ? duration : 0
    move(change, animation)
    Clock.after(animation, name: "keyboard") { change.conclude(animation) }
  }

  private static func frame(for layout: Layout) -> CGRect {
    let screen = UIScreen.main.bounds
    return CGRect(
      x: 0, y: screen.height - layout.height + pull, width: screen.width, height: layout.height)
  }

  /// A finger pulls it down, or lets it go back. Nobody is notified; what is tied to it moves along.
  static func pull(by distance: CGFloat, over seconds: TimeInterval = 0) {
    let distance = min(max(distance, 0), layout.height)
    guard distance != pull else { return }
    pull = distance
    frame = frame(for: layout)
    let work = {
      KeyboardWindow.place(layout)
      KeyboardLayoutGuides.keyboardDidMove()
      for window in Windows.visible where KeyboardLayoutGuides.areIn(window) { window.layoutIfNeeded() }
    }
    guard seconds > 0, UIView.areAnimationsEnabled else { return UIView.performWithoutAnimation(work) }
    UIView.run(AnimationContext(duration: seconds, timing: curve.timing, completion: nil), work)
  }
  /// A keyboard that comes or goes keeps its size below the screen's edge.
  private static func begin(_ old: CGRect, _ new: CGRect, _ layout: Layout) -> CGRect {
    layout.height > 0 ? old : CGRect(x: 0, y: new.maxY, width: new.width, height: new.height)
  }
  private static func end(_ old: CGRect, _ new: CGRect, _ layout: Layout) -> CGRect {
    layout.height > 0 ? new : CGRect(x: 0, y: new.maxY, width: new.width, height: old.height)
  }

  /// What the app changes in its observers moves with the keyboard: UIKit posts inside of its animation.
  private static func move(_ change: Change, _ seconds: TimeInterval) {
    KeyboardWindow.prepare(from: change.old, to: change.new)
    let work = {
      change.announce(seconds)
      KeyboardWindow.place(change.new)
      KeyboardLayoutGuides.keyboardDidMove()
      for window in Windows.visible { window.layoutAboveKeyboard() }
      KeyboardRoom.make()
    }
    guard seconds > 0 else { return work() }
    UIView.run(AnimationContext(duration: seconds, timing: curve.timing, completion: nil), work)
  }

  // MARK: What is wanted

  private static func wantedLayout() -> Layout {
    guard let responder = FirstResponder.current else { return Layout() }
    var layout = Layout()
    layout.accessory = inherited(responder) { $0.inputAccessoryView ?? $0.inputAccessoryViewController?.view }
    layout.accessoryHeight = layout.accessory.map(height) ?? 0
    if let inputView = inherited(responder, { $0.inputView ?? $0.inputViewController?.view }) {
      layout.inputView = inputView
      layout.keysHeight = inputHeight(inputView)
    } else if responder.takesText {
      layout.keysHeight = systemHeight(for: responder)
    }
    // An accessory alone stands above the home indicator.
    if layout.keysHeight == 0, layout.accessory != nil {
      layout.keysHeight = UIScreen.main.safeAreaInsets.bottom
    }
    return layout
  }

  /// The responder's own, or that of the nearest up the chain.
  private static func inherited(_ responder: UIResponder, _ view: (UIResponder) -> UIView?) -> UIView? {
    var current: UIResponder? = responder
    while let candidate = current {
      if let found = view(candidate) { return found }
      current = candidate.next
    }
    return nil
  }

  private static func systemHeight(for responder: UIResponder) -> CGFloat {
    let environment = UIScreen.main.environment
    guard environment.showsKeyboard else { return reportedHeight }
    return KeyboardHeights.height(
      on: environment.device, isLandscape: UIScreen.main.interfaceOrientation.isLandscape,
      hasSuggestions: KeyboardHeights.hasSuggestions(for: responder))
  }

  private static func height(of view: UIView) -> CGFloat {
    let width = UIScreen.main.bounds.width
    let natural = view.intrinsicContentSize.height
    if natural > 0, view.frame.height == 0 || !view.translatesAutoresizingMaskIntoConstraints {
      return natural
    }
    if view.frame.height > 0, view.translatesAutoresizingMaskIntoConstraints { return view.frame.height }
    return view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
  /// The view's own height and the home indicator's below it.
  private static func inputHeight(_ view: UIView) -> CGFloat {
    let own = height(of: view)
    return own > 0 ? own + UIScreen.main.safeAreaInsets.bottom : 0
  }
}

extension Keyboard {
  /// One movement, with its notifications in UIKit's order.
  struct Change {
    var old: Layout
    var new: Layout
    var begin: CGRect
    var end: CGRect

    @MainActor func announce(_ duration: TimeInterval) {
      post(UIResponder.keyboardWillChangeFrameNotification, duration)
      post(
        new.height > 0
          ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification, duration)
    }
    @MainActor func conclude(_ duration: TimeInterval) {
      post(UIResponder.keyboardDidChangeFrameNotification, duration)
      post(
        new.height > 0 ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification,
        duration)
      if !Keyboard.isVisible { KeyboardWindow.clear() }
    }
    @MainActor private func post(_ name: NSNotification.Name, _ duration: TimeInterval) {
      NotificationCenter.default.post(
        name: name, object: UIScreen.main,
        userInfo: [
          UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
          UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
          UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
          UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Keyboard.curve.rawValue),
          UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ])
    }
  }
}

extension UIResponder {
  /// Has the system's keyboard while it is first responder.
  var takesText: Bool { self is any NativeTextInput || self is any UIKeyInput }
}

extension UIWindow {
  /// Alerts and sheets make way.
  fileprivate func layoutAboveKeyboard() {
    for case let container as PresentationContainerView in subviews {
      container.setNeedsLayout()
      container.layoutIfNeeded()
    }
    if KeyboardLayoutGuides.areIn(self) { layoutIfNeeded() }
  }
}
