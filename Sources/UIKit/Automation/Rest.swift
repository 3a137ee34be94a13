/// When an app has come to rest: no main-queue work is due, no finite animation runs.
@MainActor enum Rest {
  /// Seconds of real time after which a reply comes anyway.
  private static let patience = 5.0
  /// Seconds of virtual time one command may run through: an animation that starts itself again and again
  /// would never end.
  private static let horizon = 60.0
  /// Trips over the main queue in a row. Each comes behind all that was queued before it, so that work which
  /// queues work is done to this depth.
  private static let trips = 8

  /// `completion` gets what is still going on after the patience is over; usually nothing.
  static func wait(_ completion: @escaping ([String]) -> Void) {
    look(from: ProcessInfo.processInfo.systemUptime, virtual: Clock.now, completion)
  }

  private static func look(
    from start: TimeInterval, virtual: TimeInterval, _ completion: @escaping ([String]) -> Void
  ) {
    drainQueue(trips) {
      let isLate = ProcessInfo.processInfo.systemUptime - start > patience
      guard let due = Clock.nextDue else {
        if FramePasses.isAtRest || isLate { return completion(FramePasses.isAtRest ? [] : ["layout"]) }
        return look(from: start, virtual: virtual, completion)
      }
      if isLate || (Clock.isVirtual && due - virtual > horizon) { return completion(Clock.waitingNames) }
      if Clock.isVirtual {
        Clock.advance(to: due)
        FramePasses.runTurn()
        look(from: start, virtual: virtual, completion)
      } else {
        let delay = max(0.001, due - Clock.now)
        DispatchQueue.main.asyncAfter(deadline: .now() + min(delay, 0.1)) {
          MainActor.assumeIsolated { look(from: start, virtual: virtual, completion) }
        }
      }
    }
  }

  private static func drainQueue(_ trips: Int, _ completion: @escaping () -> Void) {
    FramePasses.runTurn()
    guard trips > 0 else { return completion() }
    nonisolated(unsafe) let completion = completion
    DispatchQueue.main.async { MainActor.assumeIsolated { drainQueue(trips - 1, completion) } }
  }

  /// Lets `seconds` pass: on UIKit's clock and for Foundation's timers at once, for Dispatch in real time,
  /// and only where the app's code waits for it.
  static func advance(_ seconds: Double, _ completion: @escaping () -> Void) {
    guard seconds > 0 else {
      FramePasses.runTurn()
      return completion()
    }
    let slice = min(seconds, 0.05)
    let isReal = !Clock.isVirtual || PendingTime.wakes(within: seconds)
    let isDue = isReal ? false : PendingTime.skip(slice)
    nonisolated(unsafe) let completion = completion
    let step: @Sendable () -> Void = {
      MainActor.assumeIsolated {
        if Clock.isVirtual { Clock.advance(to: Clock.now + slice) }
        FramePasses.runTurn()
        // Sums of slices miss the end by a rounding error; less than a nanosecond is nothing.
        advance(seconds - slice < 1e-9 ? 0 : seconds - slice, completion)
      }
    }
    if isReal {
      DispatchQueue.main.asyncAfter(deadline: .now() + slice, execute: step)
    } else if isDue {
      // The run loop fires its timers only while nothing waits in the main queue.
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.002, execute: step)
    } else {
      DispatchQueue.main.async(execute: step)
    }
  }
}
