/// Work that has to see the finished layout: `viewDidAppear`, completions of what was not animated.
@MainActor enum AfterCommitPass {
  private static var pending: [() -> Void] = []

  /// Runs `work` once, after the frame of this or the next turn was sent.
  static func enqueue(_ work: @escaping () -> Void) {
    pending.append(work)
    FramePasses.setNeedsTurn()
  }

  static func run() {
    let work = pending
    pending = []
    for item in work { item() }
  }

  static var isEmpty: Bool { pending.isEmpty }
}
