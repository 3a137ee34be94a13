/// UIKit's own ways in and out, by `modalTransitionStyle`.
@MainActor final class ModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// Of a sheet and of `coverVertical`. Observed on iOS 18; the curve is the one that fits it.
  static let timing = AnimationTiming.cubic(0.32, 0.72, 0, 1)
  static let duration: TimeInterval = 0.5
  private let style: UIModalTransitionStyle
  private let isPresenting: Bool
  /// Where the view waits outside; below the container by default.
  var outside: ((UIView, CGRect) -> CGRect)?

  init(style: UIModalTransitionStyle, isPresenting: Bool) {
    (self.style, self.isPresenting) = (style, isPresenting)
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    style == .coverVertical ? Self.duration : 0.4
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: isPresenting ? .to : .from),
      let controller = context.viewController(forKey: isPresenting ? .to : .from)
    else { return context.completeTransition(true) }
    let finish = { (_: Bool) in context.completeTransition(!context.transitionWasCancelled) }
    let duration = transitionDuration(using: context)
    guard style == .coverVertical else {
      if style != .crossDissolve {
        Log.unsupported("modalTransitionStyle \(style)", "the views cross-dissolve")
      }
      if isPresenting { UIView.performWithoutAnimation { view.alpha = 0 } }
      UIView.animate(
        withDuration: duration, animations: { view.alpha = self.isPresenting ? 1 : 0 },
        completion: { done in
          view.alpha = 1
          finish(done)
        })
      return
    }
    let place = context.finalFrame(for: controller)
    let inside = isPresenting ? place : view.frame
    let hidden =
      outside?(view, inside) ?? inside.offsetBy(dx: 0, dy: context.containerView.bounds.height - inside.minY)
    if isPresenting { UIView.performWithoutAnimation { view.frame = hidden } }
    UIView.run(
      AnimationContext(
        duration: duration, timing: Self.timing, options: .overrideInheritedCurve, completion: finish)
    ) { view.frame = self.isPresenting ? inside : hidden }
  }
}
