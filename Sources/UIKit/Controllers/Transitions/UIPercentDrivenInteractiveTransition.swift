/// Lets a finger drive an animator's animations: time stands still and follows the share.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: UIKitObject,
  UIViewControllerInteractiveTransitioning
{
  public init() { super.init(isolated: ()) }
  open var duration: CGFloat { CGFloat(longest) }
  open private(set) var percentComplete: CGFloat = 0
  open var completionSpeed: CGFloat = 1
  open var completionCurve = UIView.AnimationCurve.easeInOut
  open var timingCurve: (any UITimingCurveProvider)?
  open var wantsInteractiveStart = true

  private var context: (any UIViewControllerContextTransitioning)?
  private var tracks: [AnimatedValue] = []
  private var longest: TimeInterval = 0
  private var holding: AnimationContext?
  private var recorded: [AnimationContext] = []

  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    let recorder = AnimationRecorder.shared
    recorder.capture = []
    // The transition's own context starts its animator: its blocks are caught instead of run.
    (transitionContext as? TransitionContext)?.startAnimator()
    recorded = recorder.capture ?? []
    recorder.capture = nil
    longest = recorded.map { $0.delay + $0.duration }.max() ?? 0
    tracks = recorded.flatMap(\.running).map { AnimatedValue($0) }
    update(0)
  }
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(1, max(0, percentComplete))
    hold(at: self.percentComplete)
    context?.updateInteractiveTransition(self.percentComplete)
  }
  private func hold(at share: CGFloat) {
    holding?.end(finished: false)
    let made = AnimationContext(duration: 1, timing: .linear)
    made.repeatCount = -1
    holding = made
    for track in tracks { track.hold(at: share, in: made) }
  }
  open func pause() { context?.pauseInteractiveTransition() }
  open func finish() {
    context?.finishInteractiveTransition()
    run(to: 1, rest: 1 - percentComplete)
  }
  open func cancel() {
    context?.cancelInteractiveTransition()
    run(to: 0, rest: percentComplete)
  }
  private func run(to goal: CGFloat, rest: CGFloat) {
    holding?.end(finished: false)
    let made = AnimationContext(
      duration: max(0.01, longest * Double(rest) / Double(max(0.01, completionSpeed))),
      timing: completionCurve.timing
    ) { [self] _ in
      if goal == 0 { UIView.performWithoutAnimation { for track in tracks { track.settle(at: 0) } } }
      // The animator's own completions call `completeTransition`.
      for block in recorded {
        let completion = block.completion
        block.completion = nil
        completion?(true)
      }
      (recorded, tracks, context) = ([], [], nil)
    }
    made.hasChanges = true
    for track in tracks { track.animate(from: percentComplete, to: goal, in: made) }
    made.close()
  }
}
