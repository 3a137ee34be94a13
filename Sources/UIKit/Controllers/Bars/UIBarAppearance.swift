/// How a bar's background looks.
@preconcurrency @MainActor open class UIBarAppearance: UIKitObject {
  public init() {
    super.init(isolated: ())
    configureWithDefaultBackground()
  }
  public required init(barAppearance: UIBarAppearance) {
    super.init(isolated: ())
    take(from: barAppearance)
  }
  public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }
  public required convenience init?(coder: NSCoder) { self.init() }

  /// nil: nothing is blurred.
  open var backgroundEffect: UIBlurEffect? { didSet { didChange() } }
  open var backgroundColor: UIColor? { didSet { didChange() } }
  open var backgroundImage: UIImage? { didSet { didChange() } }
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  open var shadowColor: UIColor? { didSet { didChange() } }
  open var shadowImage: UIImage? { didSet { didChange() } }

  open func configureWithDefaultBackground() {
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    (backgroundColor, backgroundImage, shadowImage) = (nil, nil, nil)
    shadowColor = Self.hairline
  }
  open func configureWithOpaqueBackground() {
    configureWithDefaultBackground()
    backgroundEffect = nil
    backgroundColor = .systemBackground
  }
  open func configureWithTransparentBackground() {
    configureWithDefaultBackground()
    (backgroundEffect, backgroundColor, shadowColor) = (nil, nil, nil)
  }
  open func copy() -> Self { Self(barAppearance: self) }
  static let hairline = UIColor { traits in
    UIColor(
      white: traits.userInterfaceStyle == .dark ? 1 : 0,
      alpha: traits.userInterfaceStyle == .dark ? 0.15 : 0.3)
  }

  func take(from other: UIBarAppearance) {
    (backgroundEffect, backgroundColor, backgroundImage) =
      (other.backgroundEffect, other.backgroundColor, other.backgroundImage)
    (shadowColor, shadowImage) = (other.shadowColor, other.shadowImage)
  }
  /// The bar that shows it draws anew.
  var onChange: (() -> Void)?
  func didChange() { onChange?() }
}

/// The titles of a kind of bar button.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: UIKitObject {
  public init() { super.init(isolated: ()) }
  public convenience init(style: UIBarButtonItem.Style) { self.init() }
  public required convenience init?(coder: NSCoder) { self.init() }
  public let normal = UIBarButtonItemStateAppearance()
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()
  public let focused = UIBarButtonItemStateAppearance()
  open func configureWithDefault(for style: UIBarButtonItem.Style) {}

  var look: BarButtonLook {
    var look = BarButtonLook()
    look.attributes[UIControl.State.normal.rawValue] = normal.titleTextAttributes
    look.attributes[UIControl.State.highlighted.rawValue] = highlighted.titleTextAttributes
    look.attributes[UIControl.State.disabled.rawValue] = disabled.titleTextAttributes
    return look
  }
}
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: UIKitObject {
  init() { super.init(isolated: ()) }
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var backgroundImage: UIImage?
}

@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange() } }
  open var titlePositionAdjustment = UIOffset.zero { didSet { didChange() } }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange() } }
  open var buttonAppearance = UIBarButtonItemAppearance() { didSet { didChange() } }
  open var doneButtonAppearance = UIBarButtonItemAppearance() { didSet { didChange() } }
  open var backButtonAppearance = UIBarButtonItemAppearance() { didSet { didChange() } }
  open private(set) var backIndicatorImage: UIImage?
  open private(set) var backIndicatorTransitionMaskImage: UIImage?
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    (self.backIndicatorImage, backIndicatorTransitionMaskImage) = (backIndicatorImage, transitionMaskImage)
    didChange()
  }
  override func take(from other: UIBarAppearance) {
    super.take(from: other)
    guard let other = other as? UINavigationBarAppearance else { return }
    (titleTextAttributes, largeTitleTextAttributes) = (
      other.titleTextAttributes, other.largeTitleTextAttributes
    )
    (buttonAppearance, doneButtonAppearance, backButtonAppearance) =
      (other.buttonAppearance, other.doneButtonAppearance, other.backButtonAppearance)
    (titlePositionAdjustment, backIndicatorImage) = (other.titlePositionAdjustment, other.backIndicatorImage)
  }
}

@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance() { didSet { didChange() } }
  open var doneButtonAppearance = UIBarButtonItemAppearance() { didSet { didChange() } }
}
