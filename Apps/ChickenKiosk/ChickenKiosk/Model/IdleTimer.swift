import Foundation

/// Fires when nobody has touched the screen for a while.
final class IdleTimer {
  private let interval: TimeInterval
  private let handler: () -> Void
  private var timer: Timer?

  init(interval: TimeInterval, handler: @escaping () -> Void) {
    self.interval = interval
    self.handler = handler
  }

  deinit {
    timer?.invalidate()
  }

  func restart() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: false) { [weak self] _ in
      self?.handler()
    }
  }

  func stop() {
    timer?.invalidate()
    timer = nil
  }
}
