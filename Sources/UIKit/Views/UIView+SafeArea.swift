extension UIView {
  /// The insets of `self` that the superview's safe area leaves, plus what a controller adds.
  func safeAreaDependsOnGeometry() {
    updateSafeArea()
    // What is left of the superview's margins hangs on where the view lies.
    if preservesSuperviewLayoutMargins { constraintState.marginsDidChange() }
  }

  func setSafeAreaInsets(_ insets: UIEdgeInsets) {
    guard insets != currentSafeAreaInsets else { return }
    currentSafeAreaInsets = insets
    constraintState.safeAreaDidChange()
    safeAreaDidChange()
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
    if insetsLayoutMarginsFromSafeArea { marginsDidChange() }
    setNeedsLayout()
    for subview in subviews { subview.updateSafeArea() }
  }

  /// Of the view and all below. What comes into a window has had no safe area, and one that stays zero at the
  /// top would tell nothing to a controller further down that adds insets of its own.
  func updateSafeAreas() {
    updateSafeArea()
    guard window != nil else { return }
    for subview in subviews { subview.updateSafeAreas() }
  }

  /// Derives the safe area from the superview's; windows state theirs.
  func updateSafeArea() {
    guard let superview, window != nil, !(self is UIWindow) else { return }
    let outer = superview.safeAreaInsetsOfContent
    // A sheet's presenter shrinks by a transform: its safe area stays that of its place.
    let frame = untransformedFrame, size = superview.bounds
    // What reaches beyond the superview's edge is no larger inset: the content of a scroll view would grow with
    // its own margins for ever.
    func inset(_ outer: CGFloat, _ distance: CGFloat) -> CGFloat { max(0, outer - max(0, distance)) }
    var insets = UIEdgeInsets(
      top: inset(outer.top, frame.minY - size.minY), left: inset(outer.left, frame.minX - size.minX),
      bottom: inset(outer.bottom, size.maxY - frame.maxY),
      right: inset(outer.right, size.maxX - frame.maxX))
    // A view that lies outside has no part in it.
    insets.top = min(insets.top, frame.height)
    insets.bottom = min(insets.bottom, frame.height)
    insets.left = min(insets.left, frame.width)
    insets.right = min(insets.right, frame.width)
    if let more = viewController?.totalAdditionalSafeAreaInsets {
      insets.top += more.top
      insets.left += more.left
      insets.bottom += more.bottom
      insets.right += more.right
    }
    setSafeAreaInsets(insets)
  }

  private var untransformedFrame: CGRect {
    let (size, anchor) = (bounds.size, anchorPoint)
    return CGRect(
      x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height, width: size.width,
      height: size.height)
  }

  var effectiveLayoutMargins: UIEdgeInsets {
    var margins = baseLayoutMargins
    if preservesSuperviewLayoutMargins, let superview {
      let outer = superview.effectiveLayoutMargins, frame = self.frame, size = superview.bounds
      // A row that is scrolled out by half keeps its margins: what reaches beyond the edge makes them no larger.
      margins.left = max(margins.left, outer.left - max(0, frame.minX - size.minX))
      margins.right = max(margins.right, outer.right - max(0, size.maxX - frame.maxX))
      margins.top = max(margins.top, outer.top - max(0, frame.minY - size.minY))
      margins.bottom = max(margins.bottom, outer.bottom - max(0, size.maxY - frame.maxY))
    }
    guard insetsLayoutMarginsFromSafeArea else { return margins }
    let safe = currentSafeAreaInsets
    return UIEdgeInsets(
      top: margins.top + safe.top, left: margins.left + safe.left, bottom: margins.bottom + safe.bottom,
      right: margins.right + safe.right)
  }

  /// 8 points, or what was set; a controller's root view has 16 (20 on wide screens) at the sides.
  private var baseLayoutMargins: UIEdgeInsets {
    if let statedMargins { return statedMargins }
    if let m = directionalStatedMargins {
      return UIEdgeInsets(
        top: m.top, left: isRightToLeft ? m.trailing : m.leading, bottom: m.bottom,
        right: isRightToLeft ? m.leading : m.trailing)
    }
    if viewController != nil { return rootViewMargins }
    return unstatedMargins
  }

  private var rootViewMargins: UIEdgeInsets {
    let side = systemMinimumMargin
    return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  /// 16 points at the sides; 20 from a width of 414 on, but not on a small phone on its side. Source:
  /// UIViewController, systemMinimumLayoutMargins; the latter read off storyboards.
  var systemMinimumMargin: CGFloat {
    let isSmallSideways =
      traitCollection.verticalSizeClass == .compact && traitCollection.horizontalSizeClass != .regular
    return bounds.width >= 414 && !isSmallSideways ? 20 : 16
  }

  func marginsDidChange() {
    constraintState.marginsDidChange()
    layoutMarginsDidChange()
    setNeedsLayout()
    for subview in subviews where subview.preservesSuperviewLayoutMargins { subview.marginsDidChange() }
  }

  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
