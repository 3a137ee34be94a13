/// One animation block: its settings, and who wants to know when it is over.
@MainActor final class AnimationContext {
  var duration: TimeInterval
  var delay: TimeInterval
  var timing: AnimationTiming
  var options: UIView.AnimationOptions
  /// 0 plays once; negative forever.
  var repeatCount = 0.0
  var completion: ((Bool) -> Void)?
  /// Something was animated.
  var hasChanges = false
  /// Key frames lie inside a block: shares of its duration.
  var keyframe: (start: Double, length: Double)?
  private var token: Clock.Token?
  private(set) var isOver = false
  /// Layers and properties that run for this block.
  var running: [RunningAnimation] = []

  init(
    duration: TimeInterval, delay: TimeInterval = 0, timing: AnimationTiming,
    options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    (self.duration, self.delay, self.timing, self.options) = (duration, delay, timing, options)
    self.completion = completion
    if options.contains(.repeat) { repeatCount = -1 }
  }

  var autoreverses: Bool { options.contains(.autoreverse) }
  /// From the start of the delay to the end of the last repetition; nil for endless ones.
  var totalDuration: TimeInterval? {
    guard repeatCount >= 0 else { return nil }
    return delay + duration * max(1, repeatCount) * (autoreverses ? 2 : 1)
  }

  /// The block has run: arms the completion. Blocks that changed nothing end at the next turn, as in UIKit.
  func close() {
    let isFinite = totalDuration != nil
    let wait = hasChanges ? totalDuration : 0
    guard let wait, hasChanges ? isFinite : true else { return }
    token = Clock.after(wait) { [self] in end(finished: true) }
  }

  func end(finished: Bool) {
    guard !isOver else { return }
    isOver = true
    token?.cancel()
    for animation in running { AnimationRecorder.shared.forget(animation) }
    running = []
    let completion = completion
    self.completion = nil
    completion?(finished)
    FramePasses.setNeedsTurn()
  }
}
