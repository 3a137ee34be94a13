public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// A bubble beside what it belongs to; on narrow screens a sheet takes its place.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView? { didSet { containerView?.setNeedsLayout() } }
  /// In `sourceView`'s coordinates; null is its bounds.
  open var sourceRect = CGRect.null { didSet { containerView?.setNeedsLayout() } }
  open weak var barButtonItem: UIBarButtonItem?
  open weak var sourceItem: AnyObject? {
    didSet {
      if let view = sourceItem as? UIView { sourceView = view }
      if let item = sourceItem as? UIBarButtonItem { barButtonItem = item }
    }
  }
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  open internal(set) var arrowDirection = UIPopoverArrowDirection.unknown
  open var passthroughViews: [UIView]?
  open var backgroundColor: UIColor?
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  open var canOverlapSourceViewRect = false

  open override var presentationStyle: UIModalPresentationStyle { .popover }
  open override var shouldPresentInFullscreen: Bool { false }
  open override func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .automatic
  }
  override var traitsForPresented: UITraitCollection? {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceLevel: .elevated), UITraitCollection(horizontalSizeClass: .compact),
    ])
  }
  override func makeAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    ModalAnimator(style: .crossDissolve, isPresenting: isPresenting)
  }

  override func placePresentedView() {
    guard let containerView else { return }
    let catcher = DimmingView(frame: containerView.bounds)
    catcher.backgroundColor = .clear
    catcher.onTap = { [weak self] in self?.didTapOutside() }
    containerView.addSubview(catcher)
    bubble.alpha = 0
    containerView.addSubview(bubble)
    super.placePresentedView()
    presentedView?.layer.cornerRadius = PopoverBubble.cornerRadius
    presentedView?.clipsToBounds = true
    showBubble()
  }
  override func layoutContainer() {
    super.layoutContainer()
    showBubble()
  }
  override func changeSurroundings(isPresented: Bool) { bubble.alpha = isPresented ? 1 : 0 }

  private lazy var bubble = PopoverBubble()
  private func showBubble() {
    guard let view = presentedView, bubble.superview != nil else { return }
    bubble.show(around: view.frame, at: anchor, arrowDirection, color: ground(of: view))
  }
  /// What the arrow is made of; an action sheet's panel has a shade of its own.
  private func ground(of view: UIView) -> UIColor {
    backgroundColor ?? view.backgroundColor
      ?? UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.145 : 0.96, alpha: 1) }
  }

  /// An action sheet's cancel action stands for a tap outside.
  var onDismissByUser: (() -> Void)?
  override func leaveByUser() -> Bool {
    didTapOutside()
    return true
  }
  private func didTapOutside() {
    guard transition == nil else { return }
    guard !presentedViewController.isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(self) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    delegate?.presentationControllerWillDismiss(self)
    presentedViewController.presentingViewController?.dismissPresented(animated: true) { [self] in
      delegate?.presentationControllerDidDismiss(self)
      onDismissByUser?()
    }
  }

  /// In the container's coordinates.
  private var anchor: CGRect {
    guard let containerView else { return .zero }
    let view = barButtonItem?.shownView ?? sourceView
    guard let view else {
      // UIKit raises here; the middle of the screen is shown instead.
      Log.write(
        .error,
        "UIPopoverPresentationController (\(Log.name(self))) should have a non-nil sourceView or "
          + "barButtonItem set before the presentation occurs.")
      return CGRect(x: containerView.bounds.midX, y: containerView.bounds.midY, width: 0, height: 0)
    }
    let rect = barButtonItem == nil && !sourceRect.isNull ? sourceRect : view.bounds
    return containerView.convert(rect, from: view)
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let bounds = containerView.bounds.inset(by: popoverLayoutMargins).inset(by: containerView.safeAreaInsets)
    var size = preferredContentSize
    if size.width <= 0 { size.width = 320 }
    if size.height <= 0 { size.height = 480 }
    size = CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
    let anchor = anchor, gap = PopoverBubble.arrowHeight
    let centered = CGRect(
      x: anchor.midX - size.width / 2, y: anchor.midY - size.height / 2, width: size.width,
      height: size.height)
    let places: [(UIPopoverArrowDirection, CGRect)] = [
      (.up, CGRect(origin: CGPoint(x: centered.minX, y: anchor.maxY + gap), size: size)),
      (.down, CGRect(origin: CGPoint(x: centered.minX, y: anchor.minY - gap - size.height), size: size)),
      (.left, CGRect(origin: CGPoint(x: anchor.maxX + gap, y: centered.minY), size: size)),
      (.right, CGRect(origin: CGPoint(x: anchor.minX - gap - size.width, y: centered.minY), size: size)),
    ]
    let allowed = places.filter { permittedArrowDirections.contains($0.0) }
    let fitting = allowed.first { direction, frame in
      direction == .up || direction == .down
        ? frame.minY >= bounds.minY && frame.maxY <= bounds.maxY
        : frame.minX >= bounds.minX && frame.maxX <= bounds.maxX
    }
    let (direction, frame) = fitting ?? allowed.first ?? (.unknown, centered)
    arrowDirection = direction
    return CGRect(
      x: min(max(frame.minX, bounds.minX), bounds.maxX - size.width).rounded(),
      y: min(max(frame.minY, bounds.minY), bounds.maxY - size.height).rounded(), width: size.width,
      height: size.height)
  }
}

@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}
extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  {}
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
