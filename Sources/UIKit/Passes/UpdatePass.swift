/// Work that classes put off to once a turn (bar contents, button configurations, table updates).
@MainActor enum UpdatePass {
  private static var pending: [() -> Void] = []

  /// Runs `work` once at the next turn, before layout.
  static func enqueue(_ work: @escaping () -> Void) {
    pending.append(work)
    FramePasses.setNeedsTurn()
  }

  static func run() {
    var rounds = 0
    while !pending.isEmpty, rounds < 16 {
      let work = pending
      pending = []
      for item in work { item() }
      rounds += 1
    }
  }
}
