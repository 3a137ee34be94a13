/// A card over the presenter: page and form sheets.
///
/// In regular height on a phone the card ends 10 points below the safe area's top and the presenter shrinks
/// behind it; in compact height it fills the screen and is still a sheet; on a tablet it floats.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  private let isForm: Bool
  public override convenience init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    self.init(
      presentedViewController: presentedViewController, presenting: presentingViewController, isForm: false)
  }
  init(presentedViewController: UIViewController, presenting: UIViewController?, isForm: Bool) {
    self.isForm = isForm
    super.init(presentedViewController: presentedViewController, presenting: presenting)
  }

  open override var presentationStyle: UIModalPresentationStyle { isForm ? .formSheet : .pageSheet }
  open override var shouldPresentInFullscreen: Bool { false }
  override var tracksFrame: Bool { true }
  override var coversStatusBar: Bool { false }

  // MARK: Settings

  /// From small to large.
  open var detents: [Detent] = [.large()] { didSet { detentsDidChange() } }
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { detentsDidChange() } }
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { detentsDidChange() } }
  open var prefersGrabberVisible = false { didSet { wrapper?.showsGrabber = prefersGrabberVisible } }
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false { didSet { containerView?.setNeedsLayout() } }
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  open var preferredCornerRadius: CGFloat? { didSet { containerView?.setNeedsLayout() } }
  open var prefersPageSizing = true
  open weak var sourceView: UIView?
  /// Changes of detents inside are animated.
  open func animateChanges(_ changes: () -> Void) {
    UIView.run(AnimationContext(duration: 0.4, timing: ModalAnimator.timing)) {
      changes()
      containerView?.setNeedsLayout()
      containerView?.layoutIfNeeded()
    }
  }
  open func invalidateDetents() { containerView?.setNeedsLayout() }
  private func detentsDidChange() {
    containerView?.setNeedsLayout()
  }

  // MARK: Layout, see +Layout

  var wrapper: SheetView?
  var dimming: DimmingView?
  let drag = SheetDrag()
  /// How far the surroundings are changed, 0…1; a drag lets them go with the finger.
  var surroundingsShare: CGFloat = 0
  open override var presentedView: UIView? { wrapper ?? makeWrapper() }
  open override var frameOfPresentedViewInContainerView: CGRect { sheetFrame }

  override func placePresentedView() {
    guard let containerView else { return }
    let dimming = DimmingView(frame: containerView.bounds)
    dimming.onTap = { [weak self] in self?.didTapOutside() }
    self.dimming = dimming
    containerView.addSubview(dimming)
    super.placePresentedView()
    wrapper?.showsGrabber = prefersGrabberVisible
    drag.attach(to: self)
    UIView.performWithoutAnimation { changeSurroundings(isPresented: false) }
  }
  override func changeSurroundings(isPresented: Bool) { applySurroundings(isPresented ? 1 : 0) }
  override func layoutContainer() {
    super.layoutContainer()
    dimming?.frame = containerView?.bounds ?? .zero
    if transition == nil { applySurroundings(1) }
  }
  override var traitsForPresented: UITraitCollection? {
    let elevated = UITraitCollection(userInterfaceLevel: .elevated)
    guard floats else { return elevated.overridden(by: overrideTraitCollection) }
    // A card on a tablet is as narrow as a phone.
    return UITraitCollection(traitsFrom: [elevated, UITraitCollection(horizontalSizeClass: .compact)])
      .overridden(by: overrideTraitCollection)
  }

  private func didTapOutside() {
    guard transition == nil, floats || dimmingIsActive else { return }
    dismissByUser()
  }

  override func leaveByUser() -> Bool {
    dismissByUser()
    return true
  }

  /// Asks, tells the delegate, and goes.
  func dismissByUser() {
    guard mayDismiss else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    delegate?.presentationControllerWillDismiss(self)
    presentedViewController.presentingViewController?.dismissPresented(animated: true) { [self] in
      delegate?.presentationControllerDidDismiss(self)
    }
  }
  /// `isModalInPresentation` of the controller or the one that it shows, and what the delegate says.
  var mayDismiss: Bool {
    var controller: UIViewController? = presentedViewController
    while let current = controller {
      if current.isModalInPresentation { return false }
      controller = current.frontChild
    }
    return delegate?.presentationControllerShouldDismiss(self) ?? true
  }
}

@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}
extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor public final class Detent: UIKitObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }
    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    private init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      (self.identifier, self.resolver) = (identifier, resolver)
      super.init(isolated: ())
    }
    public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
    /// About half of the screen.
    public static func medium() -> Detent { Detent(.medium) { ($0.maximumDetentValue * 0.5).rounded() } }
    private static var count = 0
    /// - Parameter resolver: the height without the bottom safe area; nil leaves the detent out.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      count += 1
      return Detent(identifier ?? Identifier("custom-\(count)"), resolver)
    }
    public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext)
      -> CGFloat?
    { resolver(context) }
  }
}

/// What a detent's height is worked out from.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext {
  var containerTraitCollection: UITraitCollection { get }
  /// Of the large detent, without the bottom safe area.
  var maximumDetentValue: CGFloat { get }
}
