/// Two fingers that turn about each other.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// Radians, clockwise, from where the gesture began.
  open var rotation: CGFloat = 0
  /// Radians a second.
  open private(set) var velocity: CGFloat = 0
  private var lastAngle: CGFloat?
  private var turned: CGFloat = 0
  private var lastTime: TimeInterval?
  /// Radians the fingers turn before it begins.
  private static let hysteresis: CGFloat = 0.1

  private var angle: CGFloat? {
    let pair = trackedTouches.filter(\.isDown).prefix(2)
    guard pair.count == 2 else { return nil }
    let d = pair[1].screenLocation.minus(pair[0].screenLocation)
    return atan2(d.y, d.x)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { lastAngle = angle }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let angle, let previous = lastAngle else { return }
    var step = angle - previous
    if step > .pi { step -= 2 * .pi } else if step < -.pi { step += 2 * .pi }
    lastAngle = angle
    if let lastTime, event.timestamp > lastTime { velocity = step / CGFloat(event.timestamp - lastTime) }
    lastTime = event.timestamp
    if isInProgress {
      rotation += step
      state = .changed
    } else if heldState == nil {
      turned += step
      if abs(turned) >= Self.hysteresis { state = .began }
    }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    lastAngle = angle
    guard angle == nil else { return }
    if isInProgress || heldState != nil {
      state = .ended
    } else if !trackedTouches.contains(where: \.isDown) {
      state = .failed
    }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
  open override func reset() { (rotation, velocity, turned, lastAngle, lastTime) = (0, 0, 0, nil, nil) }
}

/// A pointer over the view; phones have none, so it never begins.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  override func mayReceive(_ touch: UITouch) -> Bool { false }
}
