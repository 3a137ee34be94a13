/// One transition between two controllers, as its animator sees it.
@MainActor final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  let isAnimated: Bool
  private(set) var isInteractive: Bool
  private(set) var transitionWasCancelled = false
  let presentationStyle: UIModalPresentationStyle
  var targetTransform: CGAffineTransform { .identity }
  private let from: UIViewController
  private let to: UIViewController
  /// The views that the animator may move; nil where the other side stays in place.
  private let views: (from: UIView?, to: UIView?)
  private let frames: (UIViewController) -> (initial: CGRect, final: CGRect)
  private var completion: ((Bool) -> Void)?
  /// Runs the animator, for an interaction controller that drives it.
  var startAnimator: () -> Void = {}
  var onUpdate: (CGFloat) -> Void = { _ in }
  var onInteractionEnd: (_ cancelled: Bool) -> Void = { _ in }

  init(
    containerView: UIView, from: UIViewController, to: UIViewController, views: (from: UIView?, to: UIView?),
    isAnimated: Bool, isInteractive: Bool = false, style: UIModalPresentationStyle = .none,
    frames: @escaping (UIViewController) -> (initial: CGRect, final: CGRect),
    completion: @escaping (Bool) -> Void
  ) {
    (self.containerView, self.from, self.to, self.views) = (containerView, from, to, views)
    (self.isAnimated, self.isInteractive, presentationStyle) = (isAnimated, isInteractive, style)
    (self.frames, self.completion) = (frames, completion)
    super.init()
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) { onUpdate(percentComplete) }
  func finishInteractiveTransition() { endInteraction(cancelled: false) }
  func cancelInteractiveTransition() { endInteraction(cancelled: true) }
  func pauseInteractiveTransition() { isInteractive = true }
  private func endInteraction(cancelled: Bool) {
    isInteractive = false
    transitionWasCancelled = cancelled
    onInteractionEnd(cancelled)
  }
  func completeTransition(_ didComplete: Bool) {
    guard let completion else { return }
    self.completion = nil
    if !didComplete { transitionWasCancelled = true }
    completion(didComplete)
  }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : to
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { key == .from ? views.from : views.to }
  func initialFrame(for vc: UIViewController) -> CGRect { frames(vc).initial }
  func finalFrame(for vc: UIViewController) -> CGRect { frames(vc).final }
}
