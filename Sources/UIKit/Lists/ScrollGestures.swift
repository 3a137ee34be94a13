/// The pan of a scroll view: begins only along an axis that scrolls, and only when the touch may be taken
/// from the content.
final class ScrollPanRecognizer: UIPanGestureRecognizer {
  private weak var scrollView: UIScrollView?

  init(for scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    handlers.append { [weak scrollView] _ in scrollView?.panDidChange() }
  }
  convenience required init?(coder: NSCoder) { nil }

  override func mayReceive(_ touch: UITouch) -> Bool {
    guard let scrollView, scrollView.isScrollEnabled else { return false }
    return !scrollView.scrollsNatively || TouchDelivery.isSynthetic
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    // A finger stops what moves.
    if scrollView?.isDecelerating == true { scrollView?.stopDeceleration() }
    super.touchesBegan(touches, with: event)
  }
  override func shouldBeginByItself() -> Bool {
    guard let scrollView else { return false }
    let isVertical = abs(direction.y) > abs(direction.x)
    guard isVertical ? scrollView.dragsVertically : scrollView.dragsHorizontally else { return false }
    for touch in trackedTouches where touch.isDown && touch.route.isInView {
      guard let view = touch.view, view !== scrollView else { continue }
      guard scrollView.canCancelContentTouches, scrollView.touchesShouldCancel(in: view) else { return false }
    }
    return true
  }
}

/// Holds touches back from the content until it is clear that they do not scroll.
/// Source: UIScrollView, delaysContentTouches; the time is observed.
final class ContentTouchDelay: UIGestureRecognizer {
  private static let delay = 0.15
  private weak var scrollView: UIScrollView?
  private var timer: Clock.Token?

  init(for scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    delaysTouchesBegan = true
    delaysTouchesEnded = false
    cancelsTouchesInView = false
  }
  convenience required init?(coder: NSCoder) { nil }

  override func mayReceive(_ touch: UITouch) -> Bool {
    guard let scrollView, touch.view !== scrollView else { return false }
    return scrollView.delaysContentTouches && scrollView.isScrollEnabled
      && (scrollView.dragsVertically || scrollView.dragsHorizontally)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    timer = timer ?? Clock.after(Self.delay) { [weak self] in self?.state = .failed }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  override func reset() {
    timer?.cancel()
    timer = nil
  }
}
