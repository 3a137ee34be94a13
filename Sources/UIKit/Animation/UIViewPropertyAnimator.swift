public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addAnimations(_ animation: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// Animations that can be paused, moved by hand and turned around.
@preconcurrency @MainActor open class UIViewPropertyAnimator: UIKitObject, UIViewImplicitlyAnimating {
  public let duration: TimeInterval
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  open private(set) var delay: TimeInterval = 0
  open var isUserInteractionEnabled = true
  open var isManualHitTestingEnabled = false
  open var isInterruptible = true
  open var scrubsLinearly = true
  open var pausesOnCompletion = false
  open private(set) var state = UIViewAnimatingState.inactive
  open private(set) var isRunning = false

  private var animations: [(body: () -> Void, delayFactor: CGFloat)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// What was changed: from and to, as soon as the animations ran once.
  private var tracks: [AnimatedValue] = []
  private var didRun = false
  /// Where it stands when it does not run, 0…1.
  private var fraction: CGFloat = 0
  private var began: TimeInterval = 0
  private var beganAt: CGFloat = 0
  private var context: AnimationContext?

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = parameters.springTimingParameters?.settlingDuration ?? duration
    timingParameters = parameters
    super.init(isolated: ())
  }
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }
  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let made = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
    if let completion { made.addCompletion(completion) }
    made.startAnimation(afterDelay: delay)
    return made
  }

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    guard state == .inactive || !didRun else {
      // Added while it runs: for the time that is left.
      UIView.animate(withDuration: duration * Double(1 - fractionComplete)) { animation() }
      return
    }
    animations.append((animation, delayFactor))
  }
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Running

  open var isReversed = false {
    didSet { if isReversed != oldValue, isRunning { turnAround() } }
  }
  private func turnAround() {
    let now = fraction(isReversed: !isReversed)
    fraction = now
    run()
  }

  open func startAnimation() { startAnimation(afterDelay: 0) }
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard !isRunning, state != .stopped else { return }
    state = .active
    self.delay = delay
    if didRun { run(after: delay) } else { runFirst(after: delay) }
  }

  private var timing: AnimationTiming { timingParameters?.timing(duration: duration) ?? .linear }

  /// The first run records the changes like any block.
  private func runFirst(after delay: TimeInterval) {
    didRun = true
    isRunning = true
    (began, beganAt) = (Clock.now + delay, 0)
    let made = AnimationContext(duration: duration, delay: delay, timing: timing) { [weak self] finished in
      if finished { self?.end(at: .end) }
    }
    // An animator without animations still takes its time.
    made.hasChanges = true
    made.options.insert([.overrideInheritedDuration, .overrideInheritedCurve])
    context = made
    UIView.run(made) { for animation in animations { animation.body() } }
    tracks = made.running.map { AnimatedValue($0) }
  }

  /// Runs on from `fraction`, forwards or back.
  private func run(after delay: TimeInterval = 0, timing: AnimationTiming? = nil, factor: CGFloat = 0) {
    context?.completion = nil
    context?.end(finished: false)
    let goal: CGFloat = isReversed ? 0 : 1
    let rest = duration * Double(factor > 0 ? factor : abs(goal - fraction))
    isRunning = true
    (began, beganAt) = (Clock.now + delay, fraction)
    let made = AnimationContext(duration: max(rest, 0), delay: delay, timing: timing ?? .linear) {
      [weak self] finished in
      if finished { self?.end(at: goal == 1 ? .end : .start) }
    }
    made.hasChanges = true
    context = made
    for track in tracks { track.animate(from: fraction, to: goal, in: made) }
    made.close()
  }

  private func fraction(isReversed: Bool) -> CGFloat {
    guard isRunning else { return fraction }
    let passed = CGFloat(max(0, Clock.now - began) / max(duration, 0.001))
    return min(1, max(0, beganAt + (isReversed ? -passed : passed)))
  }
  open var fractionComplete: CGFloat {
    get { fraction(isReversed: isReversed) }
    set {
      if !didRun { prepare() }
      if isRunning { pauseAnimation() }
      state = .active
      fraction = min(1, max(0, newValue))
      show()
    }
  }
  /// Runs the animations once to learn what they change, and stands still at the start.
  private func prepare() {
    runFirst(after: 0)
    context?.completion = nil
    isRunning = false
    fraction = 0
    show()
  }
  /// Holds every value where the fraction says.
  private func show() {
    context?.completion = nil
    context?.end(finished: false)
    let made = AnimationContext(duration: 1, timing: .linear)
    made.repeatCount = -1
    context = made
    let progress = scrubsLinearly ? Double(fraction) : timing.progress(at: Double(fraction))
    for track in tracks { track.hold(at: CGFloat(progress), in: made) }
  }

  open func pauseAnimation() {
    if !didRun {
      state = .active
      prepare()
      return
    }
    guard isRunning else { return }
    fraction = fraction(isReversed: isReversed)
    isRunning = false
    show()
  }
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else { return }
    run(timing: parameters?.timing(duration: duration), factor: durationFactor)
  }
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    fraction = fraction(isReversed: isReversed)
    isRunning = false
    context?.completion = nil
    context?.end(finished: false)
    UIView.performWithoutAnimation { for track in tracks { track.settle(at: fraction) } }
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { forget() }
  }
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    if finalPosition != .current {
      UIView.performWithoutAnimation {
        for track in tracks { track.settle(at: finalPosition == .end ? 1 : 0) }
      }
    }
    finish(finalPosition)
  }

  private func end(at position: UIViewAnimatingPosition) {
    isRunning = false
    fraction = position == .end ? 1 : 0
    if position == .start { UIView.performWithoutAnimation { for track in tracks { track.settle(at: 0) } } }
    guard !pausesOnCompletion else { return show() }
    finish(position)
  }
  private func finish(_ position: UIViewAnimatingPosition) {
    state = .inactive
    let work = completions
    forget()
    for item in work { item(position) }
  }
  private func forget() {
    (animations, completions, tracks) = ([], [], [])
    (didRun, fraction, context) = (false, 0, nil)
  }
}
