/// A tap on the status bar brings the content's top back.
@MainActor enum StatusBarTap {
  /// How far a finger may move and still tap, in points.
  private static let slop: CGFloat = 10

  /// A touch was lifted; views have been told.
  static func touchDidEnd(_ touch: UITouch) {
    let start = touch.initialScreenLocation, end = touch.screenLocation
    guard StatusBar.frame.contains(start), hypot(end.x - start.x, end.y - start.y) < slop,
      !(touch.view is UIControl)
    else { return }
    target(below: end)?.scrollToTop()
  }

  /// On an iPhone the only one that is on the screen and scrolls to the top, or none; on an iPad the nearest to the
  /// tap. Source: UIScrollView, scrollsToTop.
  private static func target(below tap: CGPoint) -> UIScrollView? {
    guard let root = frontmostView else { return nil }
    var found: [UIScrollView] = []
    collect(in: root, &found)
    guard UIScreen.main.environment.device.idiom == .pad else {
      return found.count == 1 ? found[0] : nil
    }
    return found.filter { area in
      let frame = area.layer.convert(area.bounds, to: nil)
      return frame.minX <= tap.x && tap.x < frame.maxX
    }.min { $0.layer.convert($0.bounds, to: nil).minY < $1.layer.convert($1.bounds, to: nil).minY }
  }

  /// Of the controller that is in front of all others.
  private static var frontmostView: UIView? {
    let windows = Windows.visible.filter { $0.rootViewController != nil && $0.windowLevel == .normal }
    var controller = (windows.first { $0.isKeyWindow } ?? windows.last)?.rootViewController
    while let presented = controller?.presentedViewController { controller = presented }
    return controller?.viewIfLoaded
  }

  private static func collect(in view: UIView, _ found: inout [UIScrollView]) {
    guard !view.isHidden, view.alpha > 0.01, !view.bounds.isEmpty else { return }
    if let area = view as? UIScrollView, area.scrollsToTop, area.isScrollEnabled { found.append(area) }
    for subview in view.subviews { collect(in: subview, &found) }
  }
}
