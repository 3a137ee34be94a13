/// One turn: after events and main-queue work, what asked for it is updated, laid out, drawn and sent.
///
/// The passes run in the order of `passes`; each stands in a file of its own. The flag scheme: a
/// `setNeeds…` call marks an object and asks for a turn; a pass clears marks; nothing else does.
@MainActor enum FramePasses {
  /// In order.
  static let passes: [() -> Void] = [
    UpdatePass.run, Keyboard.update, BarPass.run, LayoutPass.run, DisplayPass.run, AnimationPass.run,
    CommitPass.run,
    AfterCommitPass.run,
  ]
  private(set) static var isScheduled = false
  private static var isRunning = false

  /// Asks for one turn at the end of the present main-queue work.
  nonisolated static func setNeedsTurn() {
    MainActor.assumeIsolated {
      guard !isScheduled else { return }
      isScheduled = true
      DispatchQueue.main.async { MainActor.assumeIsolated { runTurn() } }
    }
  }

  /// Runs the turn now: after an event, so that its answer leaves without another trip over the queue.
  static func runTurn() {
    guard !isRunning else { return }
    isRunning = true
    isScheduled = false
    for pass in passes { pass() }
    isRunning = false
  }

  /// Nothing waits for a turn.
  static var isAtRest: Bool { !isScheduled && LayerChanges.dirty.isEmpty && LayerChanges.detached.isEmpty }

  /// Wires the layers' first change to a turn. Called once, at start.
  static func install() { LayerChanges.onFirstChange = { setNeedsTurn() } }
}
