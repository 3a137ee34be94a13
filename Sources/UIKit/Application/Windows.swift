/// The windows of the process, back to front, under one root layer that is the screen.
@MainActor enum Windows {
  static let rootLayer = CALayer()
  private(set) static weak var key: UIWindow?
  private(set) static var visible: [UIWindow] = []

  /// Visibility, level or scene changed: takes its place in the stack, or leaves it.
  static func didChange(_ window: UIWindow) {
    visible.removeAll { $0 === window }
    window.layer.removeFromSuperlayer()
    rootLayer.frame = UIScreen.main.bounds
    guard !window.isHidden else { return }
    let index = visible.firstIndex { $0.windowLevel.rawValue > window.windowLevel.rawValue } ?? visible.count
    visible.insert(window, at: index)
    rootLayer.insertSublayer(window.layer, at: UInt32(index))
  }

  static func makeKey(_ window: UIWindow) {
    guard key !== window else { return }
    key?.resignKey()
    key = window
    window.becomeKey()
  }
}
