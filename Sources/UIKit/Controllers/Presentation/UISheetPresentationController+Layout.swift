/// Darkens what lies behind.
@preconcurrency @MainActor final class DimmingView: UIView {
  var onTap: (() -> Void)?
  override func didInitialize() {
    super.didInitialize()
    backgroundColor = UIColor { traits in
      UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.29 : 0.2)
    }
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let tap = UITapGestureRecognizer()
    tap.handlers.append { [weak self] _ in self?.onTap?() }
    addGestureRecognizer(tap)
  }
}

/// The card: rounds and cuts the presented view, and carries the grabber.
@preconcurrency @MainActor final class SheetView: UIView {
  private let grabber = UIView()
  var showsGrabber = false { didSet { grabber.isHidden = !showsGrabber } }
  let content: UIView

  init(content: UIView) {
    self.content = content
    super.init(frame: content.frame)
    addSubview(content)
    clipsToBounds = true
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = 2.5
    grabber.isHidden = true
    grabber.isUserInteractionEnabled = false
    addSubview(grabber)
  }
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    if content.superview === self { content.frame = bounds }
    // Source: HIG, "Sheets": the grabber is 36 × 5 points, 5 below the top.
    grabber.frame = CGRect(x: ((bounds.width - 36) / 2).rounded(), y: 5, width: 36, height: 5)
    bringSubviewToFront(grabber)
  }
}

extension UISheetPresentationController {
  func makeWrapper() -> SheetView? {
    guard let view = presentedViewController.view else { return nil }
    let made = SheetView(content: view)
    wrapper = made
    return made
  }

  /// A card in the middle of a tablet's screen.
  var floats: Bool {
    guard let traits = containerView?.traitCollection else { return false }
    return traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
  }
  private var fillsScreen: Bool {
    containerView?.traitCollection.verticalSizeClass == .compact && !prefersEdgeAttachedInCompactHeight
  }

  var sheetFrame: CGRect {
    guard let containerView else { return .zero }
    let bounds = containerView.bounds
    if floats { return floatingFrame(in: bounds) }
    if fillsScreen { return bounds }
    var frame = CGRect(x: 0, y: 0, width: bounds.width, height: height(in: bounds))
    if containerView.traitCollection.verticalSizeClass == .compact {
      let safe = containerView.safeAreaInsets
      frame.size.width =
        widthFollowsPreferredContentSizeWhenEdgeAttached && preferredContentSize.width > 0
        ? preferredContentSize.width : bounds.width - safe.left - safe.right
      frame.origin.x = ((bounds.width - frame.width) / 2).rounded()
    }
    frame.origin.y = bounds.maxY - frame.height
    return frame
  }

  /// Source: UIKit's sizes of sheets on iPad: 540 × 620 for a form, or the preferred content size; a page
  /// leaves a margin around.
  private func floatingFrame(in bounds: CGRect) -> CGRect {
    let safe = containerView?.safeAreaInsets ?? .zero
    let preferred = preferredContentSize
    var size =
      presentationStyle == .formSheet
      ? CGSize(width: 540, height: 620)
      : CGSize(width: min(704, bounds.width - 40), height: bounds.height - safe.top - safe.bottom - 40)
    if preferred.width > 0 { size.width = preferred.width }
    if preferred.height > 0 { size.height = preferred.height }
    size.width = min(size.width, bounds.width - 40)
    size.height = min(size.height, bounds.height - safe.top - safe.bottom - 20)
    return CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(),
      width: size.width, height: size.height)
  }

  // MARK: Detents

  struct Context: UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
  }
  private func largeHeight(in bounds: CGRect) -> CGFloat {
    bounds.height - (containerView?.safeAreaInsets.top ?? 0) - 10
  }
  /// Detents with their heights, from small to large.
  func resolvedDetents(in bounds: CGRect) -> [(identifier: Detent.Identifier, height: CGFloat)] {
    let bottom = containerView?.safeAreaInsets.bottom ?? 0, large = largeHeight(in: bounds)
    let context = Context(containerTraitCollection: traitCollection, maximumDetentValue: large - bottom)
    let found = detents.compactMap { detent in
      detent.resolvedValue(in: context).map {
        (identifier: detent.identifier, height: min(large, $0 + bottom))
      }
    }
    return found.isEmpty ? [(.large, large)] : found.sorted { $0.height < $1.height }
  }
  private func height(in bounds: CGRect) -> CGFloat {
    let all = resolvedDetents(in: bounds)
    return (all.first { $0.identifier == selectedDetentIdentifier } ?? all[0]).height
  }
  /// The selected detent, or the smallest.
  var currentDetent: Detent.Identifier {
    let all = resolvedDetents(in: containerView?.bounds ?? .zero)
    return (all.first { $0.identifier == selectedDetentIdentifier } ?? all[0]).identifier
  }
  var dimmingIsActive: Bool {
    guard let largest = largestUndimmedDetentIdentifier else { return true }
    let order = resolvedDetents(in: containerView?.bounds ?? .zero).map(\.identifier)
    guard let limit = order.firstIndex(of: largest), let now = order.firstIndex(of: currentDetent) else {
      return true
    }
    return now > limit
  }

  // MARK: Surroundings

  /// The presenter shrinks only behind a large sheet on a phone held upright.
  private var shrinksPresenter: Bool {
    guard let containerView, !floats, !fillsScreen else { return false }
    return sheetFrame.height >= largeHeight(in: containerView.bounds) - 0.5
  }

  func applySurroundings(_ share: CGFloat) {
    surroundingsShare = share
    dimming?.alpha = dimmingIsActive && !(fillsScreen && share == 1 && transition == nil) ? share : 0
    dimming?.isUserInteractionEnabled = dimmingIsActive
    wrapper?.layer.cornerRadius = fillsScreen ? 0 : preferredCornerRadius ?? 10
    wrapper?.layer.maskedCorners =
      floats
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
      : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    shrinkPresenter(by: shrinksPresenter ? share : 0)
  }

  /// 16 points narrower at each side, its top 10 points above the sheet's. Source: observed on iOS 18.
  private func shrinkPresenter(by share: CGFloat) {
    guard let surface = presenterSurface, let containerView else { return }
    guard share > 0 else {
      surface.transform = .identity
      if surface is UIDropShadowView { (surface.layer.cornerRadius, surface.clipsToBounds) = (0, false) }
      return
    }
    let size = surface.bounds.size, scale = 1 - 32 / max(size.width, 64) * share
    let top = surface is UIDropShadowView ? 0 : surface.layer.position.y - size.height / 2
    let wanted = surface is UIDropShadowView ? containerView.safeAreaInsets.top : top - 10
    let moved = (wanted - top - size.height * (1 - scale) / 2) * (surface is UIDropShadowView ? share : share)
    surface.transform = CGAffineTransform(scaleX: scale, y: scale)
      .concatenating(CGAffineTransform(translationX: 0, y: moved))
    if surface is UIDropShadowView { (surface.layer.cornerRadius, surface.clipsToBounds) = (10, true) }
  }

  /// What shrinks: the window's root container, or the card below this one.
  private var presenterSurface: UIView? {
    guard let presenter = presentingControllerIfAny else { return nil }
    if let below = presenter.activePresentation as? UISheetPresentationController { return below.wrapper }
    return presenter.activePresentation == nil ? presenter.viewIfLoaded?.window?.rootContainer : nil
  }
}

extension UIViewController {
  /// The child that a container shows in front.
  var frontChild: UIViewController? {
    switch self {
    case let navigation as UINavigationController: navigation.topViewController
    case let tabs as UITabBarController: tabs.selectedViewController
    default: nil
    }
  }
}
