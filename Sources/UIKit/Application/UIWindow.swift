/// The root of a view tree on a screen.
@preconcurrency @MainActor open class UIWindow: UIView {
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
    public static func + (a: Level, b: CGFloat) -> Level { Level(a.rawValue + b) }
    public static func - (a: Level, b: CGFloat) -> Level { Level(a.rawValue - b) }
  }

  public static let didBecomeVisibleNotification = NSNotification.Name("UIWindowDidBecomeVisibleNotification")
  public static let didBecomeHiddenNotification = NSNotification.Name("UIWindowDidBecomeHiddenNotification")
  public static let didBecomeKeyNotification = NSNotification.Name("UIWindowDidBecomeKeyNotification")
  public static let didResignKeyNotification = NSNotification.Name("UIWindowDidResignKeyNotification")

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }
  /// The size of the screen, as UIKit gives it to windows made without a frame.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  override func didInitialize() {
    super.didInitialize()
    isHidden = true
    becomeRoot(of: self)
    knownTraits = inheritedTraits()
    Windows.didMake(self)
    updateWindowSafeArea()
  }

  open weak var windowScene: UIWindowScene? { didSet { Windows.didChange(self) } }
  open var windowLevel = Level.normal { didSet { Windows.didChange(self) } }
  open var screen: UIScreen { .main }
  open var rootViewController: UIViewController? {
    didSet { rootViewControllerDidChange(from: oldValue) }
  }
  open var isKeyWindow: Bool { Windows.key === self }
  open var canBecomeKey: Bool { true }
  open var canBecomeKeyWindow: Bool { canBecomeKey }
  open func makeKey() { Windows.makeKey(self) }
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }
  open func becomeKey() {}
  open func resignKey() {}
  private lazy var ownUndoManager = UndoManager()
  open override var undoManager: UndoManager? { ownUndoManager }
  open func sendEvent(_ event: UIEvent) { EventDelivery.deliver(event, in: self) }
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  override func hiddenDidChange() {
    super.hiddenDidChange()
    Windows.didChange(self)
    if !isHidden { installRootView() }
    Orientation.setNeedsUpdate()
  }

  var screenTraits: UITraitCollection {
    let pinned = InformationPropertyList.userInterfaceStyle
    let traits = UIScreen.main.traitCollection
    return pinned == .unspecified
      ? traits : traits.overridden(by: UITraitCollection(userInterfaceStyle: pinned))
  }
  override func boundsSizeDidChange() {
    super.boundsSizeDidChange()
    updateWindowSafeArea()
    placeRootView()
  }

  /// The part of the screen's safe area that this window covers.
  func updateWindowSafeArea() {
    let screen = UIScreen.main, outer = screen.safeAreaInsets, size = screen.bounds.size
    setSafeAreaInsets(
      UIEdgeInsets(
        top: max(0, outer.top - frame.minY), left: max(0, outer.left - frame.minX),
        bottom: max(0, outer.bottom - (size.height - frame.maxY)),
        right: max(0, outer.right - (size.width - frame.maxX))))
  }

  // MARK: Root view, see UIWindow+RootView.swift

  /// Holds the root controller's view; it is what shrinks behind a sheet.
  var rootContainer: UITransitionView?
}
