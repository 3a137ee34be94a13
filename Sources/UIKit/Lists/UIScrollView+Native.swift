import Surface

extension UIScrollView {
  /// The host moves scroll areas and reports.
  var scrollsNatively: Bool { UIScreen.main.environment.scrollsNatively }

  var scrollArea: ScrollArea {
    let inset = adjustedContentInset
    var area = ScrollArea(
      contentSize: contentSize, contentOffset: nativeTarget ?? contentOffset,
      inset: [inset.top, inset.left, inset.bottom, inset.right])
    area.isEnabled = isScrollEnabled
    area.isPaging = isPagingEnabled
    area.showsVerticalIndicator = showsVerticalScrollIndicator
    area.showsHorizontalIndicator = showsHorizontalScrollIndicator
    area.bounces = bounces
    area.alwaysBouncesVertically = alwaysBounceVertical
    area.alwaysBouncesHorizontally = alwaysBounceHorizontal
    area.revision = revision
    area.animatesOffset = nativeTarget != nil
    return area
  }

  /// - Parameter phase: began, changed, ended (finger up), settled (at rest).
  func hostDidScroll(to offset: CGPoint, phase: String) {
    if nativeTarget != nil, phase != "began" {
      move(to: offset, byHost: true)
      if phase == "settled" { finishNativeAnimation() }
      return
    }
    switch phase {
    case "began":
      nativeSamples = []
      if !isDragging { beginDragging() }
      report(offset)
    case "ended":
      report(offset)
      endNativeDragging(decelerates: true)
    case "settled":
      report(offset)
      if isDragging { endNativeDragging(decelerates: false) }
      if isDecelerating {
        isDecelerating = false
        scrollDelegate?.scrollViewDidEndDecelerating(self)
      }
    default:
      // A host whose report of the start was lost still gets the whole order of calls.
      if !isDragging, !isDecelerating { beginDragging() }
      report(offset)
    }
  }

  private func report(_ offset: CGPoint) {
    nativeSamples.append((offset, ProcessInfo.processInfo.systemUptime))
    if nativeSamples.count > 8 { nativeSamples.removeFirst() }
    move(to: offset, byHost: true)
    KeyboardDismissal.follow(self)
  }

  private func endNativeDragging(decelerates: Bool) {
    guard isDragging else { return }
    let velocity = decelerates ? nativeVelocity : .zero
    KeyboardDismissal.end(self, velocity: -velocity.y * 1000)
    // The host comes to rest by the same rules; it is told only of another place.
    let expected =
      decelerates
      ? restingPlace(
        from: contentOffset, velocity: CGPoint(x: velocity.x * 1000, y: velocity.y * 1000), start: dragStart)
      : contentOffset
    var target = restingOffset(proposed: expected, velocity: velocity)
    scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &target)
    isDragging = false
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    if target != expected {
      animateOffset(to: target)
    } else if decelerates {
      isDecelerating = true
      scrollDelegate?.scrollViewWillBeginDecelerating(self)
    }
    refreshControl?.scrollViewDidEndDragging()
  }

  /// Points a millisecond over the last reports.
  private var nativeVelocity: CGPoint {
    guard let first = nativeSamples.first, let last = nativeSamples.last, last.time > first.time else {
      return .zero
    }
    let milliseconds = CGFloat(last.time - first.time) * 1000
    return CGPoint(
      x: (last.offset.x - first.offset.x) / milliseconds, y: (last.offset.y - first.offset.y) / milliseconds)
  }
}
