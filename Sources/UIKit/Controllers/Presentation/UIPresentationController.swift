/// Places a presented view, and what lies around it, for as long as it is shown.
@preconcurrency @MainActor open class UIPresentationController: UIKitObject, UIContentContainer {
  public let presentedViewController: UIViewController
  open internal(set) weak var presentingControllerIfAny: UIViewController?
  open var presentingViewController: UIViewController {
    presentingControllerIfAny ?? presentedViewController.presentingViewController ?? presentedViewController
  }
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  open internal(set) var containerView: UIView?
  open var overrideTraitCollection: UITraitCollection?
  open var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? UIScreen.main.traitCollection
  }

  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    super.init(isolated: ())
    presentingControllerIfAny = presentingViewController
  }

  open var presentationStyle: UIModalPresentationStyle { .custom }
  open var adaptivePresentationStyle: UIModalPresentationStyle { presentationStyle }
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
  }
  /// The view that moves; a wrapper around the presented controller's view in some subclasses.
  open var presentedView: UIView? { presentedViewController.view }
  /// In the container's coordinates.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  open var shouldPresentInFullscreen: Bool { true }
  open var shouldRemovePresentersView: Bool { false }
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    containerView?.setNeedsLayout()
  }
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.viewWillTransition(
      to: self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size),
      with: coordinator)
  }
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { presentedViewController.willTransition(to: newCollection, with: coordinator) }

  // MARK: For UIKit's own presentations

  /// Traits that the presented controller gets beyond its surroundings'.
  var traitsForPresented: UITraitCollection? { overrideTraitCollection }
  /// The interface turns by what the presented controller says.
  var decidesOrientation: Bool { shouldPresentInFullscreen }
  var coversStatusBar: Bool { shouldPresentInFullscreen }
  /// What UIKit animates with when the app gives no animator.
  func makeAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    ModalAnimator(style: presentedViewController.modalTransitionStyle, isPresenting: isPresenting)
  }
  /// Animated with the transition: dimming, the presenter's shrinking.
  func changeSurroundings(isPresented: Bool) {}
  /// Where the container goes: above everything in the window, or into the context's view.
  func containerParent(for presenter: UIViewController) -> UIView? { presenter.loadedView?.window }
  /// Puts `presentedView` into the container.
  func placePresentedView() {
    guard let containerView, let view = presentedView,
      view.superview == nil || view.superview === containerView
    else { return }
    view.frame = frameOfPresentedViewInContainerView
    view.translatesAutoresizingMaskIntoConstraints = true
    containerView.addSubview(view)
  }
  /// The presented view follows its frame as the container changes.
  func layoutContainer() {
    containerViewWillLayoutSubviews()
    if tracksFrame, let view = presentedView, view.superview === containerView {
      let frame = frameOfPresentedViewInContainerView
      if view.transform.isIdentity, view.frame != frame { view.frame = frame }
    }
    containerViewDidLayoutSubviews()
  }
  var tracksFrame: Bool { presentationStyle != .custom }
  /// Does what a swipe down or a tap outside does. - Returns: false where the user has no such way out.
  func leaveByUser() -> Bool { false }
  /// Whether the presented view can be used before it has arrived.
  var takesTouchesOnItsWayIn: Bool { false }
  /// Who called `present`.
  weak var source: UIViewController?
  /// Where the presenter's view was before it left the window.
  var presenterPlace: UIView?
  /// In progress; nil at rest.
  var transition: PresentationTransition?
}

/// The full-screen view that a presentation lives in.
@preconcurrency @MainActor final class PresentationContainerView: UITransitionView {
  weak var presentation: UIPresentationController?
  /// While views are on their way, touches go nowhere.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let presentation, let transition = presentation.transition, !transition.isInteractive,
      !(transition.isPresenting && presentation.takesTouchesOnItsWayIn)
    {
      return self
    }
    return super.hitTest(point, with: event)
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    guard presentation?.transition == nil || presentation?.transition?.isInteractive == true else { return }
    presentation?.layoutContainer()
  }
}

/// Adaptation and dismissal by the user. Every member has a default.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}
extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  {
    .automatic
  }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  {
    true
  }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
