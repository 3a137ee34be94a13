extension UIView {
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(
      AnimationContext(
        duration: duration, delay: delay, timing: options.curve.timing, options: options,
        completion: completion), animations)
  }
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
  }
  /// - Parameters:
  ///   - dampingRatio: 1 comes to rest without oscillating.
  ///   - velocity: 1 covers the whole way in a second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let timing =
      duration > 0
      ? AnimationTiming.spring(dampingRatio: dampingRatio, velocity: velocity, duration: duration) : .linear
    run(
      AnimationContext(
        duration: duration, delay: delay, timing: timing, options: options, completion: completion),
      animations)
  }
  /// iOS 17's spring: `bounce` 0 does not oscillate.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    // The perceptual duration is the spring's period; it comes to rest later.
    let settling = duration * max(1, 1.1 / max(0.1, ratio))
    let timing = AnimationTiming.spring(
      ratio: ratio, frequency: 2 * .pi / max(0.01, duration), velocity: initialSpringVelocity,
      duration: settling)
    run(
      AnimationContext(
        duration: settling, delay: delay, timing: timing, options: options, completion: completion),
      animations)
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let recorder = AnimationRecorder.shared, before = recorder.isEnabled
    recorder.isEnabled = false
    actionsWithoutAnimation()
    recorder.isEnabled = before
  }
  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationRecorder.shared.isEnabled = enabled }
  public class var areAnimationsEnabled: Bool { AnimationRecorder.shared.isEnabled }
  /// Of the block that runs; 0 outside.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationRecorder.shared.blocks.last?.duration ?? 0
  }
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    if let block = AnimationRecorder.shared.blocks.last {
      block.repeatCount = count == .infinity ? -1 : count
      if autoreverses { block.options.insert(.autoreverse) }
    }
    animations()
  }

  /// Runs the block: its changes are animated, its completion comes after its duration.
  class func run(_ context: AnimationContext, _ animations: () -> Void) {
    let recorder = AnimationRecorder.shared
    if let outer = recorder.blocks.last {
      // A block inside another takes its duration and curve, unless it says otherwise.
      if !context.options.contains(.overrideInheritedDuration) {
        (context.duration, context.delay) = (outer.duration, max(context.delay, outer.delay))
      }
      if !context.options.contains(.overrideInheritedCurve) { context.timing = outer.timing }
    }
    if !recorder.isEnabled { context.duration = 0 }
    recorder.blocks.append(context)
    animations()
    recorder.blocks.removeLast()
    if recorder.capture != nil { recorder.capture?.append(context) } else { context.close() }
  }

  // MARK: Key frames

  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let shared = AnimationOptions(rawValue: options.rawValue & 0x3F)
    run(
      AnimationContext(
        duration: duration, delay: delay, timing: .linear, options: shared, completion: completion),
      animations)
  }
  /// - Parameters: shares of the surrounding block's duration.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    AnimationRecorder.shared.runKeyframe(start: frameStartTime, length: frameDuration, animations)
  }

  // MARK: Transitions

  /// The new content shows at once, fading in where a cross dissolve is asked for; the completion comes after
  /// the duration.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.allowAnimatedContent) {
      animate(withDuration: duration, delay: 0, options: options, animations: { animations?() })
    } else {
      performWithoutAnimation { animations?() }
      fadeIn(view, duration: duration, options: options)
    }
    let isEnabled = areAnimationsEnabled
    Clock.after(isEnabled ? duration : 0) { completion?(true) }
  }
  /// A picture of the old content cannot be kept: a dissolve lets the new one come up from half.
  private class func fadeIn(_ view: UIView, duration: TimeInterval, options: AnimationOptions) {
    guard areAnimationsEnabled, duration > 0, options.transition != 0, view.alpha > 0, !(view is UIWindow)
    else {
      return
    }
    let alpha = view.alpha
    performWithoutAnimation { view.alpha = alpha * 0.5 }
    animate(
      withDuration: duration, delay: 0, options: [.overrideInheritedDuration],
      animations: { view.alpha = alpha })
  }
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let showsAndHides = options.contains(.showHideTransitionViews)
    if showsAndHides {
      toView.isHidden = false
    } else {
      toView.frame = fromView.frame
      fromView.superview?.insertSubview(toView, aboveSubview: fromView)
    }
    let alpha = toView.alpha
    performWithoutAnimation { toView.alpha = 0 }
    animate(
      withDuration: duration, delay: 0, options: options, animations: { toView.alpha = alpha },
      completion: { finished in
        if showsAndHides { fromView.isHidden = true } else { fromView.removeFromSuperview() }
        completion?(finished)
      })
  }
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: 0.3, delay: 0, options: options,
      animations: {
        for view in views { view.alpha = 0 }
        parallelAnimations?()
      },
      completion: { finished in
        for view in views { view.removeFromSuperview() }
        completion?(finished)
      })
  }
  public enum SystemAnimation: UInt, Sendable { case delete }
}
