/// The way of one presented controller in or out, with every call in UIKit's order.
@MainActor final class PresentationTransition {
  let presentation: UIPresentationController
  let isPresenting: Bool
  private let isAnimated: Bool
  private let presenter: UIViewController
  private var presented: UIViewController { presentation.presentedViewController }
  private var coordinator: TransitionCoordinator?
  private var context: TransitionContext?
  private var animator: (any UIViewControllerAnimatedTransitioning)?
  private var completions: [() -> Void] = []
  private(set) var isInteractive = false
  private var interactor: (any UIViewControllerInteractiveTransitioning)?

  init(
    _ presentation: UIPresentationController, presenter: UIViewController, isPresenting: Bool,
    isAnimated: Bool
  ) {
    (self.presentation, self.presenter, self.isPresenting) = (presentation, presenter, isPresenting)
    self.isAnimated = isAnimated && UIView.areAnimationsEnabled
  }

  /// Told of the end before the completions.
  var onEnd: ((Bool) -> Void)?
  func addCompletion(_ completion: (() -> Void)?) { if let completion { completions.append(completion) } }

  private var removesPresenter: Bool { presentation.shouldRemovePresentersView }

  // MARK: Start

  func start() {
    presentation.transition = self
    chooseAnimator()
    beginAppearances()
    if isPresenting {
      presentation.placePresentedView()
      presented.tellIsAppearing()
    }
    makeContext()
    UIView.performWithoutAnimation {
      presentation.containerView?.layoutIfNeeded()
      // The presented view's first layout is not part of the animation.
      if isPresenting { presented.view.layoutIfNeeded() }
    }
    if isPresenting {
      presentation.presentationTransitionWillBegin()
    } else {
      presentation.dismissalTransitionWillBegin()
    }
    guard isAnimated, let animator, let context else {
      presentation.changeSurroundings(isPresented: isPresenting)
      coordinator?.begin()
      end(completed: true)
      return
    }
    animateSurroundings()
    coordinator?.begin()
    if let interactor, interactor.wantsInteractiveStart {
      isInteractive = true
      context.startAnimator = { animator.animateTransition(using: context) }
      interactor.startInteractiveTransition(context)
    } else {
      animator.animateTransition(using: context)
    }
  }

  /// Begins without an animator: a finger moves the view and says when it is over.
  func startInteractively() {
    presentation.transition = self
    isInteractive = true
    beginAppearances()
    presentation.dismissalTransitionWillBegin()
    coordinator?.isInteractive = true
    coordinator?.initiallyInteractive = true
  }
  func finishInteraction(cancelled: Bool, animations: @escaping () -> Void) {
    isInteractive = false
    coordinator?.interactionDidEnd(cancelled: cancelled)
    coordinator?.begin()
    UIView.run(
      AnimationContext(
        duration: 0.4, timing: ModalAnimator.timing, completion: { [self] _ in end(completed: !cancelled) }),
      animations)
  }

  private func chooseAnimator() {
    let delegate = presented.transitioningDelegate
    guard isAnimated else { return makeCoordinator(duration: 0) }
    let custom =
      isPresenting
      ? delegate?.animationController(
        forPresented: presented, presenting: presenter, source: presentation.source ?? presenter)
      : delegate?.animationController(forDismissed: presented)
    if let custom {
      interactor =
        isPresenting
        ? delegate?.interactionControllerForPresentation(using: custom)
        : delegate?.interactionControllerForDismissal(using: custom)
    }
    let animator = custom ?? presentation.makeAnimator(isPresenting: isPresenting)
    self.animator = animator
    makeCoordinator(duration: animator.transitionDuration(using: nil))
  }

  private func makeCoordinator(duration: TimeInterval) {
    let made = TransitionCoordinator(
      duration: duration, containerView: presentation.containerView,
      from: isPresenting ? presenter : presented, to: isPresenting ? presented : presenter,
      isAnimated: isAnimated)
    made.presentationStyle = presentation.presentationStyle
    coordinator = made
  }

  /// Presenter first on its way out, presented first on its way out.
  private func beginAppearances() {
    if coordinator == nil { makeCoordinator(duration: 0.4) }
    presented.appearance.isManaged = true
    if isPresenting {
      presented.isBeingPresented = true
      presented.loadViewIfNeeded()
      if removesPresenter { presenter.beginAppearanceTransition(false, animated: isAnimated) }
      presented.beginAppearanceTransition(true, animated: isAnimated)
    } else {
      presented.isBeingDismissed = true
      presented.beginAppearanceTransition(false, animated: isAnimated)
      if removesPresenter {
        presentation.putBackPresenter(presenter)
        presenter.beginAppearanceTransition(true, animated: isAnimated)
      }
    }
  }

  private func makeContext() {
    guard let container = presentation.containerView else { return }
    let presentation = presentation, isPresenting = isPresenting
    let (from, to) = isPresenting ? (presenter, presented) : (presented, presenter)
    let moved = presentation.presentedView
    let other = removesPresenter ? presenter.viewIfLoaded : nil
    context = TransitionContext(
      containerView: container, from: from, to: to,
      views: (from: isPresenting ? other : moved, to: isPresenting ? moved : other),
      isAnimated: isAnimated, isInteractive: interactor != nil, style: presentation.presentationStyle,
      frames: { controller in
        let presented = presentation.presentedViewController
        guard controller === presented else { return (container.bounds, container.bounds) }
        let frame = presentation.frameOfPresentedViewInContainerView
        return isPresenting ? (.zero, frame) : (presentation.presentedView?.frame ?? frame, .zero)
      },
      completion: { [weak self] completed in self?.end(completed: completed) })
    context?.onUpdate = { [weak self] share in self?.coordinator?.percentComplete = share }
    context?.onInteractionEnd = { [weak self] cancelled in
      self?.isInteractive = false
      self?.coordinator?.interactionDidEnd(cancelled: cancelled)
    }
  }

  private func animateSurroundings() {
    let duration = coordinator?.transitionDuration ?? 0
    let presentation = presentation, isPresenting = isPresenting
    UIView.run(AnimationContext(duration: duration, timing: ModalAnimator.timing)) {
      presentation.changeSurroundings(isPresented: isPresenting)
    }
  }

  // MARK: End

  /// Jumps to the end: another transition wants to start.
  func finishNow() {
    guard presentation.transition === self else { return }
    AnimationRecorder.shared.removeAll(below: presentation.containerView)
    end(completed: true)
  }

  private func end(completed: Bool) {
    guard presentation.transition === self else { return }
    presentation.transition = nil
    let isShown = isPresenting == completed
    if !completed { presentation.changeSurroundings(isPresented: !isPresenting) }
    if isShown {
      if removesPresenter { presentation.takeAwayPresenter(presenter) }
    } else {
      presentation.removeContainer()
    }
    let end: (UIViewController, Bool) -> Void = { controller, isAppearing in
      // A cancelled transition runs the other way: both are told again.
      if !completed { controller.beginAppearanceTransition(!isAppearing, animated: self.isAnimated) }
      controller.endAppearanceTransition()
    }
    if isPresenting {
      presentation.presentationTransitionDidEnd(completed)
      end(presented, true)
      if removesPresenter { end(presenter, false) }
    } else {
      presentation.dismissalTransitionDidEnd(completed)
      if removesPresenter { end(presenter, true) }
      end(presented, false)
    }
    (presented.isBeingPresented, presented.isBeingDismissed) = (false, false)
    if !isShown {
      presented.appearance.isManaged = false
      presenter.forgetPresented(presented)
    }
    animator?.animationEnded(completed)
    coordinator?.isCancelled = !completed
    coordinator?.end()
    onEnd?(completed)
    for completion in completions { completion() }
    Orientation.setNeedsUpdate()
    presentation.containerView?.setNeedsLayout()
  }
}

extension AnimationRecorder {
  /// Everything that runs in the tree of `view` stops.
  func removeAll(below view: UIView?) { view?.layer.forEachInTree { removeAll(of: $0) } }
}
