import Surface

/// A driver's fingers.
@MainActor enum Fingers {
  private static let finger = -2
  /// A tap's time on the glass, and the pause that keeps two taps of a driver from being a double tap.
  private static let tapTime = 0.05
  private static let pause = 0.4

  static func tap(at point: CGPoint, count: Int = 1) {
    TouchDelivery.isSynthetic = true
    defer { TouchDelivery.isSynthetic = false }
    TouchDelivery.forgetLastTap()
    for _ in 0..<max(1, count) {
      touch(.began, point)
      pass(tapTime)
      touch(.ended, point)
      if count > 1 { pass(tapTime) }
    }
    pass(pause)
  }

  /// From one point to another in `seconds`, with a sample at each of 60 frames a second.
  static func drag(
    from start: CGPoint, to end: CGPoint, seconds: Double, holding: Double, _ completion: @escaping () -> Void
  ) {
    TouchDelivery.forgetLastTap()
    TouchDelivery.isSynthetic = true
    touch(.began, start)
    let frames = max(2, Int((seconds * 60).rounded()))
    let step = seconds / Double(frames)
    later(holding) { move(1) }

    func move(_ frame: Int) {
      later(step) {
        let part = CGFloat(frame) / CGFloat(frames)
        touch(
          .moved,
          CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        if frame < frames { return move(frame + 1) }
        touch(.ended, end)
        TouchDelivery.isSynthetic = false
        completion()
      }
    }
  }

  private static func touch(_ phase: TouchEvent.Phase, _ point: CGPoint) {
    TouchDelivery.receive(TouchEvent(finger: finger, phase: phase, location: point, time: Clock.now))
    FramePasses.runTurn()
  }

  /// Virtual time passes at once; real time need not for a tap.
  private static func pass(_ seconds: Double) {
    guard Clock.isVirtual else { return }
    Clock.advance(to: Clock.now + seconds)
    FramePasses.runTurn()
  }

  private static func later(_ seconds: Double, _ work: @escaping () -> Void) {
    if Clock.isVirtual {
      pass(seconds)
      return work()
    }
    nonisolated(unsafe) let work = work
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { MainActor.assumeIsolated { work() } }
  }
}
