/// One push or pop, with every call in UIKit's order.
@MainActor final class NavigationTransition {
  private let owner: UINavigationController
  private let from: UIViewController?
  private let to: UIViewController
  private let removed: [UIViewController]
  private let operation: UINavigationController.Operation
  private var isAnimated = false
  private(set) var isInteractive = false
  private var coordinator: TransitionCoordinator?
  private var animator: (any UIViewControllerAnimatedTransitioning)?
  private var context: TransitionContext?
  private let shade = UIView()
  private let hiddenBefore: Bool

  init(
    _ owner: UINavigationController, from: UIViewController?, to: UIViewController,
    removed: [UIViewController],
    operation: UINavigationController.Operation
  ) {
    (self.owner, self.from, self.to, self.removed, self.operation) = (owner, from, to, removed, operation)
    hiddenBefore = owner.isNavigationBarHidden
  }

  // MARK: Start

  func start(animated: Bool, interactively: Bool) {
    isAnimated = animated && from != nil
    isInteractive = interactively
    owner.transition = self
    if let from, isAnimated {
      animator = owner.delegate?.navigationController(
        owner, animationControllerFor: operation, from: from, to: to)
    }
    let duration = animator?.transitionDuration(using: nil) ?? Self.duration
    let coordinator = TransitionCoordinator(
      duration: isAnimated ? duration : 0, containerView: owner.place, from: from, to: to,
      isAnimated: isAnimated)
    (coordinator.isInteractive, coordinator.initiallyInteractive) = (interactively, interactively)
    self.coordinator = coordinator
    owner.currentCoordinator = coordinator
    if operation == .push { to.isMovingToParent = true } else { from?.isMovingFromParent = true }
    from?.beginAppearanceTransition(false, animated: isAnimated)
    to.loadViewIfNeeded()
    owner.delegate?.navigationController(owner, willShow: to, animated: isAnimated)
    to.beginAppearanceTransition(true, animated: isAnimated)
    owner.navigationBar.setItems(owner.stack.map(\.navigationItem), animated: isAnimated)
    owner.toolbar.setItems(to.toolbarItems, animated: isAnimated)
    place()
    to.tellIsAppearing()
    guard isAnimated else {
      layout()
      coordinator.begin()
      return end(completed: true)
    }
    if isInteractive {
      layout()
      move(to: 0)
      return
    }
    coordinator.begin()
    owner.place.isMoving = true
    if let animator { return run(animator) }
    move(to: 0)
    UIView.run(
      AnimationContext(
        duration: Self.duration, timing: Self.timing,
        completion: { [self] _ in end(completed: true) })
    ) {
      move(to: 1)
      layout()
    }
    fadeBar()
  }
  /// Source: UINavigationController, hideShowBarDuration; the curve is the one that fits iOS's push.
  static let duration: TimeInterval = 0.35
  static let timing = AnimationTiming.cubic(0.2, 0.75, 0.25, 1)

  private func place() {
    let container = owner.place
    UIView.performWithoutAnimation {
      owner.prepare(to.view, of: to)
      to.withoutAppearance {
        if operation == .pop, let below = from?.viewIfLoaded, below.superview === container {
          container.insertSubview(to.view, belowSubview: below)
        } else {
          container.addSubview(to.view)
        }
      }
      to.view.layoutIfNeeded()
    }
  }

  private func run(_ animator: any UIViewControllerAnimatedTransitioning) {
    guard let from else { return }
    let final = owner.contentFrame(of: to)
    let container = owner.place
    // A custom animator adds the incoming view itself.
    let made = TransitionContext(
      containerView: container, from: from, to: to, views: (from: from.view, to: to.view), isAnimated: true,
      frames: { [weak to] controller in
        controller === to ? (.zero, final) : (final, .zero)
      }, completion: { [weak self] completed in self?.end(completed: completed) })
    context = made
    if let interactor = owner.delegate?.navigationController(owner, interactionControllerFor: animator) {
      isInteractive = true
      made.onInteractionEnd = { [weak self] cancelled in
        self?.isInteractive = false
        self?.coordinator?.interactionDidEnd(cancelled: cancelled)
      }
      made.startAnimator = { animator.animateTransition(using: made) }
      interactor.startInteractiveTransition(made)
    } else {
      animator.animateTransition(using: made)
    }
    UIView.animate(withDuration: animator.transitionDuration(using: made)) { self.layout() }
  }

  // MARK: Movement

  /// The upper view slides in from the right, the lower one moves a third as far, under a shade.
  /// - Parameter share: 0 at the start, 1 at the end.
  func move(to share: CGFloat) {
    guard let from = from?.viewIfLoaded, let to = self.to.viewIfLoaded else { return }
    let width = owner.place.bounds.width
    let (upper, lower) = operation == .push ? (to, from) : (from, to)
    let out = operation == .push ? 1 - share : share
    upper.transform = CGAffineTransform(translationX: width * out, y: 0)
    lower.transform = CGAffineTransform(translationX: -width * 0.3 * (1 - out), y: 0)
    if shade.superview == nil {
      shade.backgroundColor = UIColor(white: 0, alpha: 0.1)
      shade.isUserInteractionEnabled = false
      UIView.performWithoutAnimation {
        shade.frame = owner.place.bounds
        owner.place.insertSubview(shade, belowSubview: upper)
        shade.alpha = operation == .push ? 0 : 1
      }
    }
    shade.alpha = 1 - out
    coordinator?.percentComplete = share
  }

  private func layout() {
    owner.tabBarController?.layoutTabs()
    owner.layoutBars()
    owner.loadedView?.layoutIfNeeded()
  }
  private func fadeBar() {
    let content = owner.navigationBar.content
    UIView.performWithoutAnimation { content.alpha = 0 }
    UIView.animate(withDuration: Self.duration) { content.alpha = 1 }
  }
  /// The bar was hidden or shown in `viewWillAppear`: it moves with the transition.
  func barDidChange() {
    guard let coordinator else { return }
    coordinator.animate(alongsideTransition: { [weak owner] _ in
      owner?.layoutBars()
      owner?.loadedView?.layoutIfNeeded()
    })
  }

  func finishInteraction(cancelled: Bool) {
    guard isInteractive else { return }
    isInteractive = false
    coordinator?.interactionDidEnd(cancelled: cancelled)
    if !cancelled { coordinator?.begin() }
    UIView.run(
      AnimationContext(
        duration: 0.25, timing: Self.timing,
        completion: { [self] _ in end(completed: !cancelled) })
    ) {
      move(to: cancelled ? 0 : 1)
      if !cancelled { layout() }
    }
  }

  // MARK: End

  /// Jumps to the end: the stack changes again.
  func finishNow() {
    guard owner.transition === self else { return }
    AnimationRecorder.shared.removeAll(below: owner.place)
    end(completed: true)
  }

  private func end(completed: Bool) {
    guard owner.transition === self else { return }
    owner.transition = nil
    owner.place.isMoving = false
    shade.removeFromSuperview()
    from?.viewIfLoaded?.transform = .identity
    to.viewIfLoaded?.transform = .identity
    if completed { finish() } else { revert() }
    to.isMovingToParent = false
    from?.isMovingFromParent = false
    coordinator?.isCancelled = !completed
    owner.layoutBars()
    animator?.animationEnded(completed)
    coordinator?.end()
    if owner.currentCoordinator === coordinator { owner.currentCoordinator = nil }
    if completed { owner.delegate?.navigationController(owner, didShow: to, animated: isAnimated) }
    owner.loadedView?.setNeedsLayout()
    Orientation.setNeedsUpdate()
  }

  /// Source: observed: the old one has gone before the new one is there.
  private func finish() {
    if let from {
      from.withoutAppearance { from.viewIfLoaded?.removeFromSuperview() }
      from.endAppearanceTransition()
    }
    // The container may itself be on its way in; then its own end brings the child's.
    if owner.appearance.phase != .appearing { to.endAppearanceTransition() }
    if operation == .push { to.didMove(toParent: owner) }
    for controller in removed { controller.removeFromParent() }
  }

  /// A swipe was taken back: both are told again and the stack is as before.
  private func revert() {
    to.withoutAppearance { to.viewIfLoaded?.removeFromSuperview() }
    owner.stack += removed
    to.beginAppearanceTransition(false, animated: isAnimated)
    from?.beginAppearanceTransition(true, animated: isAnimated)
    to.endAppearanceTransition()
    from?.endAppearanceTransition()
    if operation == .push {
      owner.stack.removeAll { $0 === to }
      to.removeFromParent()
    }
    if owner.isNavigationBarHidden != hiddenBefore { owner.isNavigationBarHidden = hiddenBefore }
    owner.navigationBar.setItems(owner.stack.map(\.navigationItem), animated: false)
    owner.toolbar.setItems(owner.topViewController?.toolbarItems, animated: false)
  }
}
