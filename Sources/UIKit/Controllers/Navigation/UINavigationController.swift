/// A stack of controllers under one navigation bar.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  public enum Operation: Int, Sendable { case none, push, pop }
  public nonisolated static let hideShowBarDuration: TimeInterval = 0.35

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    (self.navigationBarClass, self.toolbarClass) = (navigationBarClass, toolbarClass)
    super.init(nibName: nil, bundle: nil)
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  private var navigationBarClass: AnyClass?
  private var toolbarClass: AnyClass?

  // MARK: Stack

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The stack as it is meant to be: during a transition already the new one.
  var stack: [UIViewController] = []
  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(by: viewControllers, animated: animated)
  }
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    stack.count > 1 ? pop(to: stack.count - 2, animated: animated).last : nil
  }
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      fatalError("Tried to pop to a view controller that doesn't exist.")
    }
    return pop(to: index, animated: animated)
  }
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.count > 1 ? pop(to: 0, animated: animated) : nil
  }
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// In progress; nil at rest.
  var transition: NavigationTransition?
  /// Asked for, not begun.
  var pendingChange: StackChange?
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    startPendingChange()
    return super.transitionCoordinator
  }
  /// Pushes; a navigation controller, which no stack may hold, is presented.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if vc is UINavigationController { return present(vc, animated: UIView.areAnimationsEnabled) }
    pushViewController(vc, animated: UIView.areAnimationsEnabled)
  }
  override func answersShow(detail: Bool) -> Bool { !detail }

  // MARK: Bars

  open private(set) lazy var navigationBar: UINavigationBar = makeBar()
  private func makeBar() -> UINavigationBar {
    let type = navigationBarClass as? UINavigationBar.Type
    let bar =
      type.flatMap { ($0 as UIView.Type).makeEmpty() as? UINavigationBar } ?? UINavigationBar(frame: .zero)
    adopt(bar)
    return bar
  }
  /// A storyboard brings its own bar.
  func adopt(_ bar: UINavigationBar) {
    bar.owner = self
    bar.setItems(stack.map(\.navigationItem), animated: false)
  }
  /// For the storyboard: takes the place of the bar made in code.
  func use(_ bar: UINavigationBar) {
    loadedView.map { _ in navigationBar.removeFromSuperview() }
    navigationBar = bar
    adopt(bar)
    if let loadedView { loadedView.addSubview(bar) }
  }
  open var isNavigationBarHidden = false {
    didSet { if isNavigationBarHidden != oldValue { barVisibilityDidChange(animated: false) } }
  }
  private var isSettingHidden = false
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isNavigationBarHidden else { return }
    isSettingHidden = true
    isNavigationBarHidden = hidden
    isSettingHidden = false
    barVisibilityDidChange(animated: animated)
  }
  private func barVisibilityDidChange(animated: Bool) {
    guard !isSettingHidden, let view = loadedView else { return }
    startPendingChange()
    // Inside a transition the bar moves with it, also back when it is cancelled.
    if animated, let transition {
      transition.barDidChange()
      return
    }
    guard animated, view.window != nil else { return layoutBars() }
    UIView.animate(withDuration: Self.hideShowBarDuration) {
      self.layoutBars()
      view.layoutIfNeeded()
    }
  }
  open private(set) lazy var toolbar: UIToolbar! = {
    let type = toolbarClass as? UIToolbar.Type
    return type.flatMap { ($0 as UIView.Type).makeEmpty() as? UIToolbar } ?? UIToolbar(frame: .zero)
  }()
  open var isToolbarHidden = true { didSet { if isToolbarHidden != oldValue { layoutBars() } } }
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard animated, loadedView?.window != nil else {
      isToolbarHidden = hidden
      return
    }
    UIView.animate(withDuration: Self.hideShowBarDuration) {
      self.isToolbarHidden = hidden
      self.view.layoutIfNeeded()
    }
  }
  open var hidesBarsWhenKeyboardAppears = false
  open var hidesBarsOnSwipe = false
  open var hidesBarsWhenVerticallyCompact = false { didSet { loadedView?.setNeedsLayout() } }
  open var hidesBarsOnTap = false
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture }
  lazy var popGesture = PopGestureRecognizer(owner: self)

  // MARK: View

  /// Holds the child's view.
  let place = UINavigationTransitionView(frame: .zero)
  open override func loadView() {
    let view = UILayoutContainerView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.onLayout = { [weak self] in self?.layoutBars() }
    place.frame = view.bounds
    place.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(place)
    view.addSubview(navigationBar)
    view.addGestureRecognizer(popGesture)
    self.view = view
  }
  open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { installTop() } else { startPendingChange() }
    super.beginAppearanceTransition(isAppearing, animated: animated)
  }
  override var managesChildAppearance: Bool { true }
  override var appearanceChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }

  // MARK: What the top decides

  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }
  open override var childForStatusBarHidden: UIViewController? { topViewController }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
  open override dynamic var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .black ? .lightContent : .default
  }
  open override dynamic var prefersStatusBarHidden: Bool { false }
  open override dynamic var prefersHomeIndicatorAutoHidden: Bool { false }
  open override dynamic var shouldAutorotate: Bool { true }
  open override dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }
  open override dynamic var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }
  open override dynamic func viewDidLoad() { super.viewDidLoad() }
  open override dynamic func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  open override dynamic func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  open override dynamic func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
  open override dynamic func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
  open override dynamic func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  open override dynamic func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
  open override dynamic var title: String? {
    get { super.title ?? topViewController?.title }
    set { super.title = newValue }
  }
  open override var tabBarItem: UITabBarItem! {
    get { storedTabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }
  open override var preferredContentSize: CGSize {
    get {
      super.preferredContentSize == .zero
        ? topViewController?.preferredContentSize ?? .zero : super.preferredContentSize
    }
    set { super.preferredContentSize = newValue }
  }

  func toolbarItemsDidChange(of controller: UIViewController) {
    guard controller === topViewController else { return }
    toolbar.setItems(controller.toolbarItems, animated: false)
  }
}

@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
    -> UIInterfaceOrientationMask
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}
extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown }
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation { UIScreen.main.interfaceOrientation }
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

/// A container's root view, under UIKit's name.
@preconcurrency @MainActor class UILayoutContainerView: UIView {
  var onLayout: (() -> Void)?
  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}
/// Where a stack's views come and go.
@preconcurrency @MainActor final class UINavigationTransitionView: UIView {
  /// While views are on their way, touches go nowhere.
  var isMoving = false
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    isMoving ? self : super.hitTest(point, with: event)
  }
}

extension UIView {
  /// An instance of the very class, where the registry or a plain frame can make one.
  static func makeEmpty() -> UIView? {
    if let made = ObjectRegistry.record(of: self)?.make?() as? UIView { return made }
    return nil
  }
}
