import Dispatch
import Foundation

/// What the app's code waits for: timers on run loops, delays of Dispatch and of tasks. The lowering reports
/// each, so that a driver can let minutes pass without waiting for them.
public enum PendingTime {
  private struct WeakTimer {
    weak var timer: Timer?
  }
  nonisolated(unsafe) private static var timers: [WeakTimer] = []
  /// In nanoseconds of `DispatchTime`.
  nonisolated(unsafe) private static var deadlines: [UInt64] = []
  private static let lock = NSLock()

  static func add(_ timer: Timer) {
    lock.withLock {
      timers.removeAll { $0.timer?.isValid != true }
      timers.append(WeakTimer(timer: timer))
    }
  }

  static func add(deadline: UInt64) {
    let now = DispatchTime.now().uptimeNanoseconds
    lock.withLock {
      deadlines.removeAll { $0 < now }
      deadlines.append(deadline)
    }
  }

  /// Lets all timers come nearer, as though `seconds` had passed.
  /// - Returns: whether one of them is due now.
  public static func skip(_ seconds: TimeInterval) -> Bool {
    let live = lock.withLock { timers.compactMap(\.timer).filter(\.isValid) }
    var isDue = false
    for timer in live {
      timer.fireDate = timer.fireDate.addingTimeInterval(-seconds)
      if timer.fireDate.timeIntervalSinceNow <= 0 { isDue = true }
    }
    return isDue
  }

  /// Whether Dispatch or a task wakes within so many seconds: that happens in real time only.
  public static func wakes(within seconds: TimeInterval) -> Bool {
    let now = DispatchTime.now().uptimeNanoseconds
    return lock.withLock {
      deadlines.removeAll { $0 < now }
      return deadlines.contains { Double($0 - now) / 1e9 <= seconds }
    }
  }
}

/// Notes a timer of the app. The lowering writes the call around every timer that is made.
@discardableResult public func tracked(_ timer: Timer) -> Timer {
  PendingTime.add(timer)
  return timer
}

/// Notes when Dispatch is to do something. The lowering writes the call around the deadline.
public func tracked(_ deadline: DispatchTime) -> DispatchTime {
  PendingTime.add(deadline: deadline.uptimeNanoseconds)
  return deadline
}

/// Notes how long a task sleeps. The lowering writes the call around the time.
public func tracked(nanoseconds: UInt64) -> UInt64 {
  PendingTime.add(deadline: DispatchTime.now().uptimeNanoseconds &+ nanoseconds)
  return nanoseconds
}

/// Notes how long a task sleeps. The lowering writes the call around the time.
public func tracked(_ duration: Duration) -> Duration {
  let (seconds, attoseconds) = duration.components
  let nanoseconds = UInt64(max(0, min(Double(seconds) * 1e9 + Double(attoseconds) / 1e9, 1e18)))
  _ = tracked(nanoseconds: nanoseconds)
  return duration
}
