/// One or more taps with one or more fingers.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
  open var buttonMaskRequired = 1
  override var isContinuous: Bool { false }

  /// A finger may move this far, and taps may lie this far apart, in points; a tap may last, and the next
  /// may take, this many seconds. Source: observed on iOS; not documented.
  private static let movement: CGFloat = 45
  private static let longestTap = 0.75
  private static let longestPause = 0.35

  private var taps = 0
  private var mostTouches = 0
  private var firstLocation: CGPoint?
  private var limit: Clock.Token?

  override var awaitsMoreTouches: Bool { taps > 0 && state == .possible }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let down = trackedTouches.count(where: \.isDown)
    if down > numberOfTouchesRequired { return fail() }
    mostTouches = max(mostTouches, down)
    if let touch = touches.first {
      if let firstLocation, Self.isFar(touch.screenLocation, firstLocation), taps > 0 { return fail() }
      if firstLocation == nil { firstLocation = touch.screenLocation }
    }
    failAfter(Self.longestTap)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.contains(where: { Self.isFar($0.screenLocation, $0.initialScreenLocation) }) { fail() }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !trackedTouches.contains(where: \.isDown) else { return }
    guard mostTouches == numberOfTouchesRequired else { return fail() }
    taps += 1
    mostTouches = 0
    if taps < numberOfTapsRequired {
      failAfter(Self.longestPause)
    } else {
      limit?.cancel()
      state = .ended
    }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fail() }
  open override func reset() {
    limit?.cancel()
    (taps, mostTouches, firstLocation, limit) = (0, 0, nil, nil)
  }

  private func fail() { state = .failed }
  private func failAfter(_ seconds: TimeInterval) {
    limit?.cancel()
    limit = Clock.after(seconds, name: "tap") { [weak self] in self?.fail() }
  }
  private static func isFar(_ a: CGPoint, _ b: CGPoint) -> Bool { hypot(a.x - b.x, a.y - b.y) > movement }
}
