/// Fingers that rest on the view.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  /// Seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// Points; counts until the gesture began.
  open var allowableMovement: CGFloat = 10
  private var timer: Clock.Token?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let down = trackedTouches.filter(\.isDown)
    guard state == .possible else { return }
    guard down.count <= numberOfTouchesRequired else { return fail() }
    guard down.count == numberOfTouchesRequired,
      down.contains(where: { $0.tapCount > numberOfTapsRequired }) || numberOfTapsRequired == 0
    else { return }
    timer = Clock.after(minimumPressDuration, name: "long press") { [weak self] in
      guard let self, state == .possible else { return }
      state = .began
    }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if isInProgress {
      state = .changed
    } else if touches.contains(where: {
      hypot(
        $0.screenLocation.x - $0.initialScreenLocation.x, $0.screenLocation.y - $0.initialScreenLocation.y)
        > allowableMovement
    }) {
      fail()
    }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if isInProgress || heldState != nil { state = .ended } else { fail() }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
  open override func reset() {
    timer?.cancel()
    timer = nil
  }
  private func fail() {
    timer?.cancel()
    state = .failed
  }
}
