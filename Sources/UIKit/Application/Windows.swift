/// The windows of the process, back to front, under one root layer that is the screen.
@MainActor enum Windows {
  static let rootLayer = {
    let layer = CALayer()
    // The display is black where no window paints: behind a shrunk presenter, under a view without colour.
    layer.backgroundColor = .black
    return layer
  }()
  private(set) static weak var key: UIWindow?
  private(set) static var visible: [UIWindow] = []
  private static var known: [() -> UIWindow?] = []

  /// Every window that lives, hidden ones first.
  static var all: [UIWindow] {
    let living = known.compactMap { $0() }
    return living.filter { $0.isHidden } + visible
  }

  /// What stands in no window follows the screen, and not the key window, meanwhile.
  static func withoutKey<Result>(_ body: () -> Result) -> Result {
    let window = key
    key = nil
    defer { key = window }
    return body()
  }

  static func didMake(_ window: UIWindow) {
    known.removeAll { $0() == nil }
    known.append { [weak window] in window }
  }

  /// Visibility, level or scene changed: takes its place in the stack, or leaves it.
  static func didChange(_ window: UIWindow) {
    let wasVisible = visible.contains { $0 === window }
    visible.removeAll { $0 === window }
    window.layer.removeFromSuperlayer()
    rootLayer.frame = UIScreen.main.bounds
    if !window.isHidden {
      let index =
        visible.firstIndex { $0.windowLevel.rawValue > window.windowLevel.rawValue } ?? visible.count
      visible.insert(window, at: index)
      rootLayer.insertSublayer(window.layer, at: UInt32(index))
    }
    guard wasVisible == window.isHidden else { return }
    if window.isHidden {
      if key === window { passKeyOn() }
      NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: window)
    } else {
      NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: window)
    }
  }

  static func makeKey(_ window: UIWindow) {
    guard key !== window, window.canBecomeKey else { return }
    let old = key
    key = window
    if let old {
      old.resignKey()
      NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
    }
    window.becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
  }

  /// The front window takes over when the key window hides.
  private static func passKeyOn() {
    let old = key
    key = nil
    if let old {
      old.resignKey()
      NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
    }
    if let next = visible.last(where: { $0.canBecomeKey }) { makeKey(next) }
  }

  /// The screen has another size: windows that filled it go on filling it.
  static func screenDidResize(from old: CGSize) {
    let bounds = UIScreen.main.bounds
    rootLayer.frame = bounds
    for window in all where window.frame.size == old { window.frame = bounds }
    for window in all { window.updateWindowSafeArea() }
  }
}
