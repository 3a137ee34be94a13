/// Shows one of several controllers, chosen by a tab bar.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Tabs

  private var tabs: [UIViewController] = []
  open var viewControllers: [UIViewController]? {
    get { tabs.isEmpty ? nil : tabs }
    set { setViewControllers(newValue, animated: false) }
  }
  open var customizableViewControllers: [UIViewController]?
  open weak var delegate: (any UITabBarControllerDelegate)?
  private var current: UIViewController?

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    for controller in tabs where !new.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      if controller === current { leave(controller) }
      controller.removeFromParent()
    }
    let old = tabs
    tabs = new
    for controller in new where !old.contains(where: { $0 === controller }) {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    tabBar.items = new.map { $0.tabBarItem }
    if current == nil { select(new.first) } else { tabBar.selectedItem = current?.tabBarItem }
  }
  open var selectedViewController: UIViewController? {
    get { current }
    set {
      guard let newValue else { return }
      precondition(
        tabs.contains { $0 === newValue },
        "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of view "
          + "controllers can be selected.")
      select(newValue)
    }
  }
  open var selectedIndex: Int {
    get { tabs.firstIndex { $0 === current } ?? NSNotFound }
    set { if tabs.indices.contains(newValue) { select(tabs[newValue]) } }
  }
  func tabBarItemDidChange(of controller: UIViewController) {
    guard tabs.contains(where: { $0 === controller }) else { return }
    tabBar.items = tabs.map { $0.tabBarItem }
    tabBar.selectedItem = current?.tabBarItem
  }

  /// The old one goes, the new one comes; both hear of it when this controller is on screen.
  private func select(_ new: UIViewController?) {
    guard new !== current else { return }
    let old = current
    current = new
    tabBar.selectedItem = new?.tabBarItem
    guard isViewLoaded, let new else { return }
    let isShown = appearance.phase == .appeared
    if isShown {
      old?.beginAppearanceTransition(false, animated: false)
      new.beginAppearanceTransition(true, animated: false)
    }
    if let old { old.withoutAppearance { old.viewIfLoaded?.removeFromSuperview() } }
    install(new)
    if isShown {
      old?.endAppearanceTransition()
      new.endAppearanceTransition()
    }
  }
  private func leave(_ controller: UIViewController) {
    if controller.appearance.phase == .appeared { controller.changeAppearance(false) }
    controller.withoutAppearance { controller.viewIfLoaded?.removeFromSuperview() }
    current = nil
  }
  private func install(_ controller: UIViewController) {
    guard let content = controller.view else { return }
    content.translatesAutoresizingMaskIntoConstraints = true
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.frame = place.bounds
    controller.barInsets = insets
    controller.withoutAppearance { place.addSubview(content) }
    controller.tellIsAppearing()
    layoutTabs()
  }

  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    guard let chosen = tabs.first(where: { $0.tabBarItem === item }) else { return }
    guard delegate?.tabBarController(self, shouldSelect: chosen) ?? true else {
      tabBar.selectedItem = current?.tabBarItem
      return
    }
    if chosen === current {
      // A tap on the present tab goes back to the start of its stack.
      (chosen as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      select(chosen)
    }
    delegate?.tabBarController(self, didSelect: chosen)
  }

  // MARK: View

  open private(set) lazy var tabBar: UITabBar = {
    let bar = UITabBar(frame: .zero)
    bar.delegate = self
    return bar
  }()
  /// For the storyboard: takes the place of the bar made in code.
  func use(_ bar: UITabBar) {
    tabBar.removeFromSuperview()
    tabBar = bar
    bar.delegate = self
    bar.items = tabs.map { $0.tabBarItem }
    bar.selectedItem = current?.tabBarItem
    loadedView?.addSubview(bar)
  }
  open var isTabBarHidden = false { didSet { layoutTabs() } }
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard animated else {
      isTabBarHidden = hidden
      return
    }
    UIView.animate(withDuration: 0.35) {
      self.isTabBarHidden = hidden
      self.loadedView?.layoutIfNeeded()
    }
  }
  private let place = UITransitionView(frame: .zero)
  open override func loadView() {
    let view = UILayoutContainerView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.onLayout = { [weak self] in self?.layoutTabs() }
    place.frame = view.bounds
    view.addSubview(place)
    view.addSubview(tabBar)
    self.view = view
  }
  open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      loadViewIfNeeded()
      if let current, current.viewIfLoaded?.superview !== place || current.viewIfLoaded == nil {
        install(current)
      }
    }
    super.beginAppearanceTransition(isAppearing, animated: animated)
  }
  override var managesChildAppearance: Bool { true }
  override var appearanceChildren: [UIViewController] { current.map { [$0] } ?? [] }

  /// A pushed controller may want the bar away.
  private var showsBar: Bool {
    guard !isTabBarHidden else { return false }
    guard let navigation = current as? UINavigationController else {
      return current?.hidesBottomBarWhenPushed != true
    }
    return !navigation.stack.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }
  private var insets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: showsBar ? tabBar.contentHeight : 0, right: 0)
  }
  func layoutTabs() {
    guard let view = loadedView else { return }
    place.frame = view.bounds
    if tabBar.superview !== view { view.addSubview(tabBar) }
    let bottom = view.currentSafeAreaInsets.bottom, height = tabBar.contentHeight + bottom
    tabBar.bottomExtension = bottom
    tabBar.frame = CGRect(
      x: 0, y: showsBar ? view.bounds.height - height : view.bounds.height, width: view.bounds.width,
      height: height)
    guard let current, let content = current.viewIfLoaded, content.superview === place else { return }
    if content.frame != place.bounds { content.frame = place.bounds }
    current.barInsets = insets
  }

  // MARK: What the selected one decides

  open override var childForStatusBarStyle: UIViewController? { current }
  open override var childForStatusBarHidden: UIViewController? { current }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { current }
  open override dynamic var shouldAutorotate: Bool { true }
  open override dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }
  open override dynamic var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    super.preferredInterfaceOrientationForPresentation
  }
  open override dynamic var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
  open override dynamic func viewDidLoad() { super.viewDidLoad() }
}

@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientationMask
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}
extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
  public func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientationMask
  { UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown }
  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}
