/// Hands the animations that this turn began to the commit.
@MainActor enum AnimationPass {
  static func run() { CommitPass.newAnimations += AnimationRecorder.shared.takePending() }
}
