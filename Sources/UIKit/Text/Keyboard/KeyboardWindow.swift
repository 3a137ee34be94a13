import Surface

/// Above all windows: the keyboard's ground, which takes the touches of the keys, and the app's own views
/// for input. UIKit's name in view debuggers is UITextEffectsWindow.
@preconcurrency @MainActor final class KeyboardWindow: UIWindow {
  private static var shared: KeyboardWindow?
  private let panel = KeyboardPanel(frame: .zero)

  override var canBecomeKey: Bool { false }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  /// A host's own fields lie below it and are reached through it; the app finds what was touched.
  override func updateNode(_ node: inout Node) {
    super.updateNode(&node)
    node.receivesTouches = false
  }

  private static func made() -> KeyboardWindow {
    if let shared { return shared }
    let window = KeyboardWindow(frame: UIScreen.main.bounds)
    window.windowLevel = Level(10_000_000)
    window.addSubview(window.panel)
    shared = window
    return window
  }

  /// Everything where it is before the movement.
  static func prepare(from old: Keyboard.Layout, to new: Keyboard.Layout) {
    let window = made()
    UIView.performWithoutAnimation {
      if window.isHidden { window.isHidden = false }
      for view in [old.accessory, old.inputView].compactMap({ $0 })
      where view !== new.accessory && view !== new.inputView && new.height > 0 {
        if view.isDescendant(of: window.panel) { view.removeFromSuperview() }
      }
      window.panel.show(new.height > 0 ? new : old)
      if old.height == 0 { window.panel.frame = window.place(new, isShown: false) }
      window.panel.layoutIfNeeded()
    }
  }
  static func place(_ layout: Keyboard.Layout) {
    guard let window = shared else { return }
    window.panel.frame = window.place(layout, isShown: layout.height > 0)
    window.panel.layoutIfNeeded()
  }
  private func place(_ layout: Keyboard.Layout, isShown: Bool) -> CGRect {
    let screen = UIScreen.main.bounds
    let height = isShown ? layout.height : max(layout.height, panel.bounds.height)
    let y = screen.height - (isShown ? height - Keyboard.pull : 0)
    return CGRect(x: 0, y: y, width: screen.width, height: height)
  }
  /// It has gone.
  static func clear() {
    guard let window = shared else { return }
    window.panel.show(Keyboard.Layout())
    window.isHidden = true
  }
}

/// Accessory above, keys or input view below. Where a host draws keys, this is what lies behind them.
@preconcurrency @MainActor private final class KeyboardPanel: UIView {
  private var layout = Keyboard.Layout()
  private let ground = UIView()

  override func didInitialize() {
    super.didInitialize()
    // Source: the colours of the system's keyboard, measured in pictures of iOS 18.
    ground.backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: 0.169, green: 0.169, blue: 0.173, alpha: 1)
        : UIColor(red: 0.82, green: 0.827, blue: 0.851, alpha: 1)
    }
    addSubview(ground)
  }

  func show(_ new: Keyboard.Layout) {
    layout = new
    for view in subviews where view !== ground && view !== new.accessory && view !== new.inputView {
      view.removeFromSuperview()
    }
    for view in [new.inputView, new.accessory].compactMap({ $0 }) where view.superview !== self {
      addSubview(view)
    }
    ground.isHidden = new.keysHeight == 0
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width, keys = layout.keysHeight
    ground.frame = CGRect(x: 0, y: layout.accessoryHeight, width: width, height: keys)
    layout.accessory?.placeInKeyboard(CGRect(x: 0, y: 0, width: width, height: layout.accessoryHeight))
    layout.inputView?.placeInKeyboard(
      CGRect(
        x: 0, y: layout.accessoryHeight, width: width,
        height: max(0, keys - UIScreen.main.safeAreaInsets.bottom)))
  }
  /// Touches of the keys go no further.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

extension UIView {
  fileprivate func placeInKeyboard(_ frame: CGRect) {
    if self.frame != frame { self.frame = frame }
    if !translatesAutoresizingMaskIntoConstraints { translatesAutoresizingMaskIntoConstraints = true }
  }
}
