/// The root of a view tree on a screen.
@preconcurrency @MainActor open class UIWindow: UIView {
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }

  override func didInitialize() {
    super.didInitialize()
    isHidden = true
    becomeRoot(of: self)
    knownTraits = screenTraits
  }

  open weak var windowScene: UIWindowScene? { didSet { Windows.didChange(self) } }
  open var windowLevel = Level.normal { didSet { Windows.didChange(self) } }
  open var screen: UIScreen { .main }
  open var rootViewController: UIViewController? {
    didSet { rootViewControllerDidChange(from: oldValue) }
  }
  open var isKeyWindow: Bool { Windows.key === self }
  open var canBecomeKey: Bool { true }
  open func makeKey() { Windows.makeKey(self) }
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }
  open func becomeKey() {}
  open func resignKey() {}
  open func sendEvent(_ event: UIEvent) { EventDelivery.deliver(event, in: self) }
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  override func hiddenDidChange() {
    super.hiddenDidChange()
    Windows.didChange(self)
  }

  var screenTraits: UITraitCollection { UIScreen.main.traitCollection }
  override func boundsSizeDidChange() {
    super.boundsSizeDidChange()
    placeRootView()
  }
}
