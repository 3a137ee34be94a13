/// Two fingers that move apart or together.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// 1 where the gesture began.
  open var scale: CGFloat = 1 { didSet { if !isMeasuring { base = distance / max(scale, 0.0001) } } }
  /// Scale a second.
  open private(set) var velocity: CGFloat = 0
  private var base: CGFloat = 0
  private var isMeasuring = false
  private var last: (scale: CGFloat, time: TimeInterval)?
  /// Points the distance changes before it begins.
  private static let hysteresis: CGFloat = 8

  private var pair: [UITouch] { Array(trackedTouches.filter(\.isDown).prefix(2)) }
  private var distance: CGFloat {
    let pair = self.pair
    guard pair.count == 2 else { return base }
    let d = pair[0].screenLocation.minus(pair[1].screenLocation)
    return max(hypot(d.x, d.y), 1)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if pair.count == 2, !isInProgress { base = distance }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard pair.count == 2 else { return }
    if !isInProgress, heldState == nil {
      guard abs(distance - base) >= Self.hysteresis else { return }
      base = distance
      measure(event)
      state = .began
    } else {
      measure(event)
      state = .changed
    }
  }
  private func measure(_ event: UIEvent) {
    isMeasuring = true
    scale = base > 0 ? distance / base : 1
    isMeasuring = false
    if let last, event.timestamp > last.time {
      velocity = (scale - last.scale) / CGFloat(event.timestamp - last.time)
    }
    last = (scale, event.timestamp)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard pair.count < 2 else { return }
    if isInProgress || heldState != nil {
      state = .ended
    } else if !trackedTouches.contains(where: \.isDown) {
      state = .failed
    }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
  open override func reset() {
    isMeasuring = true
    (scale, velocity, base, last) = (1, 0, 0, nil)
    isMeasuring = false
  }
}
