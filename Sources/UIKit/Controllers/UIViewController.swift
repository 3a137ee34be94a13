/// Looks after one view tree: loads it, tells when it comes and goes, presents and contains others.
///
/// Members that apps override stand in this body; what is done with them lies in `UIViewController+….swift`.
/// Members that apps override in extensions of this very class are `dynamic`: the lowering replaces them.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  // MARK: Making

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (givenNibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
    super.init()
    didInitialize()
  }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) {
    super.init()
    didInitialize()
    decode(from: coder)
  }
  /// Called once by every designated initialiser; our subclasses set their own up here.
  func didInitialize() {}
  /// Reads what a storyboard says of the controller: Sources/UIKit/Nib knows how for each kind of element.
  func decode(from coder: NSCoder) { (coder as? NibCoder)?.decode(self) }

  // MARK: View

  var givenNibName: String?
  /// The name that was given, or the class's own, as the file of the view is looked for.
  open var nibName: String? { givenNibName }
  open private(set) var nibBundle: Bundle?
  open internal(set) weak var storyboard: UIStoryboard?
  /// Keeps what instantiated this controller (its scene, segues, placeholders) alive.
  var storyboardScene: AnyObject?
  /// The Interface Builder object id, for messages and the inspected tree.
  public internal(set) var interfaceBuilderID: String?
  var loadedView: UIView?
  var isLoadingView = false

  /// Loads the view when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { replaceView(by: newValue) }
  }
  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }
  /// From the storyboard or nib; else an empty view of the screen's size.
  open func loadView() {
    if ControllerNib.loadView(of: self), loadedView != nil { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }
  open func loadViewIfNeeded() { loadNow() }
  open dynamic func viewDidLoad() {}

  // MARK: Appearing

  open dynamic func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open dynamic func viewDidAppear(_ animated: Bool) {}
  open dynamic func viewWillDisappear(_ animated: Bool) {}
  open dynamic func viewDidDisappear(_ animated: Bool) {}
  var appearance = AppearanceState()
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }
  open func endAppearanceTransition() { endAppearance() }
  /// True for our containers, which send appearance calls to their children themselves.
  var managesChildAppearance: Bool { false }
  /// The children that appear and disappear with this controller.
  var appearanceChildren: [UIViewController] { childrenInView }
  open internal(set) var isBeingPresented = false
  open internal(set) var isBeingDismissed = false
  open internal(set) var isMovingToParent = false
  open internal(set) var isMovingFromParent = false

  // MARK: Layout

  open func updateViewConstraints() {}
  open dynamic func viewWillLayoutSubviews() {}
  open dynamic func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  open func didReceiveMemoryWarning() {}
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { loadedView?.updateSafeArea() } }
  }
  /// What a container's bars cover; set by the container.
  var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { loadedView?.updateSafeArea() } }
  }
  /// Set by the app plus what containers add (bars).
  var totalAdditionalSafeAreaInsets: UIEdgeInsets {
    let a = additionalSafeAreaInsets, b = barInsets
    return UIEdgeInsets(
      top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
  }
  open var edgesForExtendedLayout = UIRectEdge.all { didSet { parent?.loadedView?.setNeedsLayout() } }
  open var extendedLayoutIncludesOpaqueBars = false { didSet { parent?.loadedView?.setNeedsLayout() } }
  open var automaticallyAdjustsScrollViewInsets = true
  open var viewRespectsSystemMinimumLayoutMargins = true
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side = (loadedView ?? Windows.key)?.systemMinimumMargin ?? 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      if presentingViewController != nil {
        activePresentation?.preferredContentSizeDidChange(forChildContentContainer: self)
      }
    }
  }
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { defaultSize(for: container, parentSize: parentSize) }
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { forwardTransition(to: size, with: coordinator) }
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { forwardTransition(to: newCollection, with: coordinator) }

  // MARK: Containment

  open internal(set) weak var parent: UIViewController?
  open internal(set) var children: [UIViewController] = []
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  open func removeFromParent() { leaveParent() }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, toViewController, duration: duration, options: options, animations: animations,
      completion: completion)
  }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  // MARK: Bars

  open dynamic var title: String? {
    willSet { tellWillChange("title") }
    didSet {
      defer { tellDidChange("title", from: oldValue) }
      navigationItem.title = title
      if let storedTabBarItem { storedTabBarItem.title = title }
    }
  }
  open lazy var navigationItem = UINavigationItem(title: title ?? "")
  var storedTabBarItem: UITabBarItem?
  open var tabBarItem: UITabBarItem! {
    get {
      if let storedTabBarItem { return storedTabBarItem }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      storedTabBarItem = item
      return item
    }
    set {
      storedTabBarItem = newValue
      tabBarController?.tabBarItemDidChange(of: self)
    }
  }
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.toolbarItemsDidChange(of: self) }
  }
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  open var hidesBottomBarWhenPushed = false
  open var isEditing = false {
    didSet { if isEditing != oldValue { storedEditButtonItem?.showEditing(isEditing) } }
  }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  var storedEditButtonItem: UIBarButtonItem?
  open var editButtonItem: UIBarButtonItem { makeEditButtonItem() }

  // MARK: Presenting

  open internal(set) weak var presentingViewControllerOfSelf: UIViewController?
  var presentedChild: UIViewController?
  open var presentedViewController: UIViewController? { presentedChild ?? parent?.presentedViewController }
  open var presentingViewController: UIViewController? {
    presentingViewControllerOfSelf ?? parent?.presentingViewController
  }
  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet { if modalPresentationStyle != oldValue { preparedPresentation = nil } }
  }
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  open var modalPresentationCapturesStatusBarAppearance = false
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Made when asked for before the presentation, so that an app can set it up.
  var preparedPresentation: UIPresentationController?
  /// What `automatic` means: a page sheet; some of our subclasses differ.
  var automaticPresentationStyle: UIModalPresentationStyle { .pageSheet }
  /// A presentation that the class insists on (alerts).
  func ownPresentation(presenting: UIViewController) -> UIPresentationController? { nil }
  /// Who presents, where the class says so (searches).
  func ownPresenter(for source: UIViewController) -> UIViewController? { nil }
  /// While presented.
  var activePresentation: UIPresentationController?
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) { beginPresenting(viewControllerToPresent, animated: flag, completion: completion) }
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    beginDismissing(animated: flag, completion: completion)
  }
  open func show(_ vc: UIViewController, sender: Any?) {
    if let target = targetViewController(forShowing: vc, detail: false) {
      target.show(vc, sender: sender)
    } else {
      present(vc, animated: UIView.areAnimationsEnabled)
    }
  }
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let target = targetViewController(forShowing: vc, detail: true) {
      target.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: UIView.areAnimationsEnabled)
    }
  }
  /// True for containers that answer `show` and `showDetailViewController` themselves.
  func answersShow(detail: Bool) -> Bool { false }
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews[edge.rawValue]
  }
  var contentScrollViews: [UInt: UIScrollView] = [:]
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {
    for bit in [UInt(1), 2, 4, 8] where edge.rawValue & bit != 0 { contentScrollViews[bit] = scrollView }
  }

  // MARK: Segues

  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    ControllerNib.performSegue(identifier, from: self, sender: sender)
  }
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { ObjectRegistry.responds(self, to: action) }
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Orientation and status bar

  open dynamic var shouldAutorotate: Bool { true }
  open dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  open dynamic var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    UIScreen.main.interfaceOrientation
  }
  open var interfaceOrientation: UIInterfaceOrientation { UIScreen.main.interfaceOrientation }
  open class func attemptRotationToDeviceOrientation() { Orientation.update() }
  open func setNeedsUpdateOfSupportedInterfaceOrientations() { Orientation.setNeedsUpdate() }
  open dynamic var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open dynamic var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open func setNeedsStatusBarAppearanceUpdate() { FramePasses.setNeedsTurn() }
  open dynamic var prefersHomeIndicatorAutoHidden: Bool { false }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { FramePasses.setNeedsTurn() }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  // MARK: Traits

  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { loadedView?.updateTraits() } }
  }
  open var traitCollection: UITraitCollection { loadedView?.traitCollection ?? traitsWithoutView }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  var childTraitOverrides: [ObjectIdentifier: UITraitCollection] = [:]
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childTraitOverrides[ObjectIdentifier(childViewController)] = collection
    childViewController.loadedView?.updateTraits()
  }
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childTraitOverrides[ObjectIdentifier(childViewController)]
  }

  // MARK: Responder and the rest

  open override var next: UIResponder? {
    presentingViewControllerOfSelf ?? loadedView?.superview ?? loadedView?.window
  }
  private var addedKeyCommands: [UIKeyCommand] = []
  open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }
  open var restorationIdentifier: String?
  open var restorationClass: (any UIViewControllerRestoration.Type)?
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  open func applicationFinishedRestoringState() {}
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    navigationController?.startPendingChange()
    return activeCoordinator
  }
  weak var currentCoordinator: TransitionCoordinator?
}

public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case none = -1, automatic = -2
}
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// What lays out contents of which it knows only the size.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  var preferredContentSize: CGSize { get }
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer, UITraitEnvironment {}
