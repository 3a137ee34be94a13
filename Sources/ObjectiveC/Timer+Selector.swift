import Foundation

extension Timer {
  /// A timer that calls the target's method, with itself. It keeps the target until it is invalidated.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    self.init(timeInterval: interval, repeats: repeats, block: Self.call(selector, on: target))
    TimerInformation.set(userInfo, of: self)
  }

  /// - Parameter date: When it fires first.
  public convenience init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    self.init(fire: date, interval: interval, repeats: repeats, block: Self.call(selector, on: target))
    TimerInformation.set(userInfo, of: self)
  }

  /// A timer in the current run loop.
  @discardableResult
  public static func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = Timer.scheduledTimer(
      withTimeInterval: interval, repeats: repeats, block: call(selector, on: target))
    TimerInformation.set(userInfo, of: timer)
    return timer
  }

  private static func call(_ selector: Selector, on target: Any) -> @Sendable (Timer) -> Void {
    nonisolated(unsafe) let receiver = target as AnyObject
    return { timer in
      uncaught { try ObjectRegistry.perform(selector, on: receiver, with: [timer]) }
    }
  }
}

extension Timer {
  /// What `userInfo` is on iOS. Foundation's own property cannot be set here; the lowering writes this one
  /// for the parameter of a timer's method.
  public var selectorUserInfo: Any? { TimerInformation.get(self) ?? userInfo }
}

/// The `userInfo` of timers that call a selector.
private enum TimerInformation {
  private struct Entry {
    weak var timer: Timer?
    let value: Any
  }
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
  private static let lock = NSLock()

  static func set(_ value: Any?, of timer: Timer) {
    guard let value else { return }
    lock.withLock {
      entries = entries.filter { $0.value.timer != nil }
      entries[ObjectIdentifier(timer)] = Entry(timer: timer, value: value)
    }
  }

  static func get(_ timer: Timer) -> Any? {
    lock.withLock { entries[ObjectIdentifier(timer)].flatMap { $0.timer === timer ? $0.value : nil } }
  }
}
