/// Two or three controllers side by side; on narrow screens one stack.
///
/// The primary column and the secondary one are shown beside each other in regular width. Overlays, the
/// supplementary column and the display-mode button are not there yet.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary,
      twoOverSecondary, twoDisplaceSecondary
  }
  public internal(set) var style: Style
  private var columns: [Column: UIViewController] = [:]

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  open weak var delegate: (any UISplitViewControllerDelegate)?
  open var preferredDisplayMode = DisplayMode.automatic
  open var displayMode: DisplayMode { isCollapsed ? .secondaryOnly : .oneBesideSecondary }
  open var presentsWithGesture = true
  open var preferredPrimaryColumnWidth: CGFloat = 320 { didSet { loadedView?.setNeedsLayout() } }
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0
  open var minimumPrimaryColumnWidth: CGFloat = 0
  open var maximumPrimaryColumnWidth: CGFloat = 0
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }

  open var viewControllers: [UIViewController] {
    get { [columns[.primary], columns[.secondary]].compactMap { $0 } }
    set {
      setViewController(newValue.first, for: .primary)
      setViewController(newValue.count > 1 ? newValue[1] : nil, for: .secondary)
    }
  }
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    if let old = columns[column], old !== vc {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    columns[column] = nil
    guard let vc else { return }
    // A column is a stack, as in UIKit.
    let shown =
      style == .unspecified || vc is UINavigationController
      ? vc : UINavigationController(rootViewController: vc)
    columns[column] = shown
    addChild(shown)
    shown.didMove(toParent: self)
    loadedView?.setNeedsLayout()
  }
  open func show(_ column: Column) { loadedView?.setNeedsLayout() }
  open func hide(_ column: Column) { Log.unsupported("UISplitViewController.hide", "the column stays") }
  override func answersShow(detail: Bool) -> Bool { true }
  open override func show(_ vc: UIViewController, sender: Any?) {
    showDetailViewController(vc, sender: sender)
  }
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard isCollapsed, let stack = columns[.primary] as? UINavigationController else {
      return setViewController(vc, for: .secondary)
    }
    let pushed = (vc as? UINavigationController)?.topViewController ?? vc
    stack.pushViewController(pushed, animated: true)
  }

  open override func loadView() {
    let view = UILayoutContainerView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.onLayout = { [weak self] in self?.layoutColumns() }
    self.view = view
  }
  private func layoutColumns() {
    guard let view = loadedView else { return }
    let width = isCollapsed ? view.bounds.width : min(preferredPrimaryColumnWidth, view.bounds.width / 2)
    place(
      columns[isCollapsed ? .compact : .primary] ?? columns[.primary],
      CGRect(x: 0, y: 0, width: width, height: view.bounds.height))
    guard !isCollapsed else {
      columns[.secondary]?.viewIfLoaded?.removeFromSuperview()
      return
    }
    place(
      columns[.secondary],
      CGRect(x: width, y: 0, width: view.bounds.width - width, height: view.bounds.height))
  }
  private func place(_ controller: UIViewController?, _ frame: CGRect) {
    guard let controller, let content = controller.view, let view = loadedView else { return }
    content.frame = frame
    if content.superview !== view { view.addSubview(content) }
  }
}

@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
}
extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
}
