/// UIKit's own time: real, or moved by a driver so that tests never wait.
///
/// Animations, their completions, long presses and other delays of UIKit hang on it. Seconds.
@MainActor enum Clock {
  final class Token {
    fileprivate var work: (() -> Void)?
    fileprivate let time: TimeInterval
    /// Counts for "at rest": finite animations and UIKit's short delays; not repeating timers.
    let mustFinish: Bool
    /// What waits, in words for a driver that waits as well.
    let name: String
    fileprivate init(time: TimeInterval, mustFinish: Bool, name: String, work: @escaping () -> Void) {
      (self.time, self.mustFinish, self.name, self.work) = (time, mustFinish, name, work)
    }
    func cancel() { work = nil }
  }

  static var isVirtual = false
  private static var virtualNow: TimeInterval = 0
  private static var waiting: [Token] = []

  static var now: TimeInterval { isVirtual ? virtualNow : ProcessInfo.processInfo.systemUptime }

  /// Runs `work` on the main thread `delay` seconds from now.
  @discardableResult
  static func after(
    _ delay: TimeInterval, mustFinish: Bool = true, name: String = "animation", _ work: @escaping () -> Void
  ) -> Token {
    let token = Token(time: now + max(0, delay), mustFinish: mustFinish, name: name, work: work)
    waiting.append(token)
    if !isVirtual {
      DispatchQueue.main.asyncAfter(deadline: .now() + max(0, delay)) {
        MainActor.assumeIsolated { fire(token) }
      }
    }
    return token
  }

  private static func fire(_ token: Token) {
    waiting.removeAll { $0 === token }
    guard let work = token.work else { return }
    token.work = nil
    work()
    FramePasses.setNeedsTurn()
  }

  /// The next moment that must come before the app is at rest; nil when none waits.
  static var nextDue: TimeInterval? {
    waiting.lazy.filter { $0.mustFinish && $0.work != nil }.map(\.time).min()
  }

  /// What must come before the app is at rest.
  static var waitingNames: [String] {
    Array(Set(waiting.filter { $0.mustFinish && $0.work != nil }.map(\.name))).sorted()
  }

  /// Work that starts itself again at once would never let time pass. What is left of it comes with the next move.
  private static let mostAtOnce = 2000

  /// Virtual time only: moves on to `time`, running what is due in order.
  static func advance(to time: TimeInterval) {
    guard isVirtual else { return }
    var fired = 0
    while fired < mostAtOnce,
      let token = waiting.filter({ $0.work != nil && $0.time <= time }).min(by: { $0.time < $1.time })
    {
      fired += 1
      virtualNow = max(virtualNow, token.time)
      fire(token)
    }
    virtualNow = max(virtualNow, time)
  }
}
