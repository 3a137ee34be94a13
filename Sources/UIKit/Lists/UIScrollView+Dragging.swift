extension UIScrollView {
  /// A finger moves the content, be it only to spring back.
  var dragsVertically: Bool { isScrollableVertically || (alwaysBounceVertical && bounces) }
  var dragsHorizontally: Bool { isScrollableHorizontally || (alwaysBounceHorizontal && bounces) }

  func panDidChange() {
    switch panGestureRecognizer.state {
    case .began:
      beginDragging()
      follow()
    case .changed: follow()
    case .ended: endDragging(velocity: panGestureRecognizer.velocity(in: self))
    case .cancelled: endDragging(velocity: .zero)
    default: break
    }
  }

  func beginDragging() {
    stopMotion()
    isDragging = true
    dragStart = contentOffset
    KeyboardDismissal.begin(self)
    scrollDelegate?.scrollViewWillBeginDragging(self)
  }

  private func follow() {
    let moved = panGestureRecognizer.translation(in: superview)
    var offset = dragStart
    if dragsHorizontally { offset.x -= moved.x }
    if dragsVertically { offset.y -= moved.y }
    if isDirectionalLockEnabled {
      if abs(moved.x) > abs(moved.y) { offset.y = dragStart.y } else { offset.x = dragStart.x }
    }
    move(to: stretched(offset))
    KeyboardDismissal.follow(self, finger: panGestureRecognizer.location(in: nil).y)
  }

  /// Beyond an edge the content follows ever less. Source: the formula that fits UIScrollView's rubber
  /// band, x·d·0.55 / (d + 0.55·x), widely measured.
  private func stretched(_ offset: CGPoint) -> CGPoint {
    let kept = inRange(offset)
    let band = { (over: CGFloat, length: CGFloat) -> CGFloat in
      guard over != 0, length > 0 else { return 0 }
      let pull = abs(over) * 0.55
      return (over < 0 ? -1 : 1) * pull * length / (length + pull)
    }
    guard bounces else { return kept }
    return CGPoint(
      x: kept.x + band(offset.x - kept.x, bounds.width), y: kept.y + band(offset.y - kept.y, bounds.height))
  }

  /// - Parameter velocity: of the finger, in points a second.
  func endDragging(velocity finger: CGPoint) {
    KeyboardDismissal.end(self, velocity: finger.y)
    let offset = contentOffset, start = dragStart
    var velocity = CGPoint(
      x: dragsHorizontally ? -finger.x : 0, y: dragsVertically ? -finger.y : 0)
    if inRange(offset) != offset { velocity = .zero }
    let speed = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    var target = restingOffset(
      proposed: restingPlace(from: offset, velocity: velocity, start: start), velocity: speed)
    scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: speed, targetContentOffset: &target)
    isDragging = false
    let isFar = hypot(target.x - offset.x, target.y - offset.y) > 0.5
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: isFar)
    refreshControl?.scrollViewDidEndDragging()
    guard isFar, motion == nil, !isDragging else { return }
    isDecelerating = true
    scrollDelegate?.scrollViewWillBeginDecelerating(self)
    let springsBack = inRange(offset) != offset
    let constant = isPagingEnabled || springsBack ? 0.1 : timeConstant
    motion = ScrollMotion(.deceleration, of: self, to: target, timeConstant: constant) { [weak self] in
      self?.stopDeceleration()
    }
  }

  func stopDeceleration() {
    guard isDecelerating else { return }
    stopMotion()
    scrollDelegate?.scrollViewDidEndDecelerating(self)
  }

  /// Seconds: the speed falls to `decelerationRate` of itself every millisecond.
  private var timeConstant: Double { -0.001 / log(Double(min(max(decelerationRate.rawValue, 0.5), 0.9999))) }

  /// Where the push ends: the projection, a page, or the edge.
  func restingPlace(from offset: CGPoint, velocity: CGPoint, start: CGPoint) -> CGPoint {
    let constant = CGFloat(timeConstant)
    var target = CGPoint(x: offset.x + velocity.x * constant, y: offset.y + velocity.y * constant)
    if isPagingEnabled {
      target = CGPoint(
        x: page(offset.x, velocity.x, start.x, bounds.width),
        y: page(offset.y, velocity.y, start.y, bounds.height))
    }
    return inRange(target)
  }
  /// The next page in the direction of the push, never further than one.
  private func page(_ offset: CGFloat, _ velocity: CGFloat, _ start: CGFloat, _ length: CGFloat) -> CGFloat {
    guard length > 0 else { return offset }
    let first = (start / length).rounded()
    var page = (offset / length).rounded()
    if velocity > 200 { page = (offset / length).rounded(.up) }
    if velocity < -200 { page = (offset / length).rounded(.down) }
    return min(max(page, first - 1), first + 1) * length
  }

  /// A driver's or a screen reader's scroll: as a drag that ends at rest.
  func userScroll(by delta: CGPoint) {
    beginDragging()
    let target = inRange(CGPoint(x: contentOffset.x + delta.x, y: contentOffset.y + delta.y))
    move(to: target)
    endDragging(velocity: .zero)
  }

  /// One screenful, as VoiceOver's three fingers.
  func scrollPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
    let size = bounds.inset(by: adjustedContentInset).size
    let delta: CGPoint =
      switch direction {
      case .up: CGPoint(x: 0, y: -size.height)
      case .down: CGPoint(x: 0, y: size.height)
      case .left: CGPoint(x: -size.width, y: 0)
      case .right: CGPoint(x: size.width, y: 0)
      default: .zero
      }
    let target = inRange(CGPoint(x: contentOffset.x + delta.x, y: contentOffset.y + delta.y))
    guard target != contentOffset else { return false }
    userScroll(by: delta)
    return true
  }

  /// The status bar was tapped.
  @discardableResult
  func scrollToTop() -> Bool {
    guard scrollsToTop, scrollDelegate?.scrollViewShouldScrollToTop(self) ?? true,
      contentOffset.y > minimumOffset.y
    else { return false }
    setContentOffset(CGPoint(x: contentOffset.x, y: minimumOffset.y), animated: true)
    scrollDelegate?.scrollViewDidScrollToTop(self)
    return true
  }
}
