/// An alert in the middle of the screen, above the keyboard, or an action sheet at its bottom.
@preconcurrency @MainActor final class AlertPresentation: UIPresentationController {
  private let dimming = UIView()
  /// How much of the view's bottom the keyboard covers; set by the keyboard's owner. Points.
  static var keyboardHeight: (UIView) -> CGFloat = { Keyboard.coveredHeight(of: $0) }
  private var alert: UIAlertController? { presentedViewController as? UIAlertController }
  private var isSheet: Bool { alert?.preferredStyle == .actionSheet }

  override var presentationStyle: UIModalPresentationStyle { .overFullScreen }
  override var shouldPresentInFullscreen: Bool { false }
  override var coversStatusBar: Bool { false }
  override var tracksFrame: Bool { true }
  /// An alert's button can be hit while the alert still grows.
  override var takesTouchesOnItsWayIn: Bool { true }

  override func placePresentedView() {
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // Source: Apple's design resources for iOS 18, "Overlays".
    dimming.backgroundColor = UIColor { traits in
      UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    }
    dimming.alpha = 0
    if isSheet {
      let tap = UITapGestureRecognizer()
      tap.handlers.append { [weak self] _ in
        guard let alert = self?.alert, let cancel = alert.actions.first(where: { $0.style == .cancel }) else {
          return
        }
        alert.choose(cancel)
      }
      dimming.addGestureRecognizer(tap)
    }
    containerView.addSubview(dimming)
    alert?.alertView.updateContentIfNeeded()
    super.placePresentedView()
  }
  override func changeSurroundings(isPresented: Bool) { dimming.alpha = isPresented ? 1 : 0 }
  override func makeAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    isSheet
      ? ModalAnimator(style: .coverVertical, isPresenting: isPresenting)
      : AlertAnimator(isPresenting: isPresenting)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView, let alert else { return .zero }
    let bounds = containerView.bounds, safe = containerView.safeAreaInsets
    if isSheet {
      // 8 points from the sides; on a phone on its side as wide as upright.
      let width =
        min(
          bounds.width - safe.left - safe.right, bounds.height > bounds.width ? bounds.width : bounds.height)
        - 16
      let bottom = max(8, safe.bottom)
      let height = min(
        alert.alertView.fittingSize(width: width).height, bounds.height - safe.top - bottom - 8)
      return CGRect(
        x: ((bounds.width - width) / 2).rounded(), y: bounds.height - bottom - height, width: width,
        height: height)
    }
    let room = bounds.height - Self.keyboardHeight(containerView)
    let size = alert.alertView.fittingSize(width: 270)
    let height = min(size.height, room - safe.top - 16)
    // In the middle of the screen; above the keyboard in the middle of what is left.
    let y = room < bounds.height ? safe.top + (room - safe.top - height) / 2 : (bounds.height - height) / 2
    let scale = UIScreen.main.scale
    return CGRect(
      x: ((bounds.width - 270) / 2 * scale).rounded() / scale, y: (y * scale).rounded() / scale, width: 270,
      height: height)
  }
}

/// An alert grows dense from 1.2 times its size, and fades away.
@MainActor final class AlertAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool
  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    isPresenting ? 0.4 : 0.25
  }
  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: isPresenting ? .to : .from) else {
      return context.completeTransition(true)
    }
    if isPresenting {
      UIView.performWithoutAnimation {
        view.alpha = 0
        view.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
      }
    }
    UIView.run(
      AnimationContext(
        duration: transitionDuration(using: context), timing: ModalAnimator.timing,
        completion: { _ in
          view.alpha = 1
          context.completeTransition(true)
        })
    ) {
      view.alpha = self.isPresenting ? 1 : 0
      view.transform = .identity
    }
  }
}
