/// Work that goes on when the app has left the screen.
///
/// Every app goes on for thirty seconds, with and without a task, and is then suspended; tasks that are open
/// by then hear of it five seconds before. Source: UIApplication, beginBackgroundTask(expirationHandler:).
@MainActor enum BackgroundTasks {
  /// Seconds. The hosts suspend an app so long after it went to the background.
  static let time: TimeInterval = 30
  private static let warning: TimeInterval = 5

  private static var last = 0
  private static var open: [Int: (@MainActor @Sendable () -> Void)?] = [:]
  /// When the app went to the background.
  private static var start: TimeInterval?
  /// Grows with each change between background and foreground.
  private static var stay = 0

  static func begin(_ handler: (@MainActor @Sendable () -> Void)?) -> UIBackgroundTaskIdentifier {
    last += 1
    open[last] = .some(handler)
    return UIBackgroundTaskIdentifier(rawValue: last)
  }
  static func end(_ identifier: UIBackgroundTaskIdentifier) { open[identifier.rawValue] = nil }

  /// Without limit on the screen, as on iOS.
  static var timeRemaining: TimeInterval {
    start.map { max(0, $0 + time - Clock.now) } ?? .greatestFiniteMagnitude
  }

  static func didEnterBackground() {
    stay += 1
    let current = stay
    start = Clock.now
    Clock.after(time - warning, mustFinish: false, name: "background task") {
      guard stay == current else { return }
      for (_, handler) in open.sorted(by: { $0.key < $1.key }) { handler?() }
    }
  }
  static func willEnterForeground() {
    stay += 1
    start = nil
  }
}
