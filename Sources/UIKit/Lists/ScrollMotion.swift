/// A scroll view's offset on its way, tick by tick on UIKit's clock.
@MainActor final class ScrollMotion {
  enum Kind { case deceleration, animation }
  let kind: Kind
  private var start: CGPoint
  private var target: CGPoint
  private let begin = Clock.now
  /// Seconds until a deceleration has 1/e of its way left.
  private let timeConstant: Double
  /// Of an animation, in seconds.
  static let animationDuration = 0.3
  private static let tick = 1.0 / 60
  private weak var view: UIScrollView?
  private var token: Clock.Token?
  private let completion: () -> Void

  init(
    _ kind: Kind, of view: UIScrollView, to target: CGPoint, timeConstant: Double = 0,
    completion: @escaping () -> Void
  ) {
    (self.kind, self.view, self.target, self.timeConstant) = (kind, view, target, timeConstant)
    start = view.contentOffset
    self.completion = completion
    schedule()
  }

  func stop() { token?.cancel() }

  func shift(by delta: CGPoint) {
    start = CGPoint(x: start.x + delta.x, y: start.y + delta.y)
    target = CGPoint(x: target.x + delta.x, y: target.y + delta.y)
  }

  private func schedule() {
    token = Clock.after(Self.tick, name: "scrolling") { [weak self] in self?.step() }
  }

  private func step() {
    guard let view, view.motion === self else { return }
    let target = view.scrollGoal?() ?? target
    let left = remaining(Clock.now - begin)
    let offset = CGPoint(
      x: target.x + (start.x - target.x) * left, y: target.y + (start.y - target.y) * left)
    let isOver = left == 0 || hypot(offset.x - target.x, offset.y - target.y) < 0.5
    view.move(to: isOver ? target : offset)
    guard view.motion === self else { return }
    if isOver { completion() } else { schedule() }
  }

  /// The part of the way that is still ahead.
  private func remaining(_ time: Double) -> CGFloat {
    switch kind {
    case .deceleration: return exp(-time / timeConstant)
    case .animation:
      let part = min(time / Self.animationDuration, 1)
      // Ease in, ease out.
      return part >= 1 ? 0 : 1 - part * part * (3 - 2 * part)
    }
  }
}

extension UIScrollView {
  func stopMotion() {
    motion?.stop()
    motion = nil
    scrollGoal = nil
    nativeTarget = nil
    nativeTimeout?.cancel()
    if isDecelerating { isDecelerating = false }
  }

  /// A moving offset in code: by the host where it scrolls, else tick by tick.
  func animateOffset(to offset: CGPoint) {
    if scrollsNatively {
      nativeTarget = offset
      revision += 1
      layer.setNeedsCommit()
      // A host that never answers does not leave the app waiting.
      nativeTimeout = Clock.after(1, name: "scrolling") { [weak self] in self?.finishNativeAnimation() }
      return
    }
    motion = ScrollMotion(.animation, of: self, to: offset) { [weak self] in
      guard let self else { return }
      motion = nil
      finishGoal()
      scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  func finishNativeAnimation() {
    guard let target = nativeTarget else { return }
    nativeTimeout?.cancel()
    nativeTarget = nil
    move(to: target)
    finishGoal()
    layer.setNeedsCommit()
    scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
  }
}
