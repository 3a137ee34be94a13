import Surface

/// A control with a title, a picture, or both, that is tapped.
///
/// Members that apps override stand in this body; measuring and configurations lie in `UIButton+….swift`.
@preconcurrency @MainActor open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
    public static let roundedRect = ButtonType.system
  }
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

  // MARK: Making

  public override init(frame: CGRect) { super.init(frame: frame) }
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    take(primaryAction)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    setButtonType(buttonType)
  }
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    setButtonType(buttonType)
  }
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    setButtonType(.system)
    // Observers do not run for what an initialiser sets itself.
    adopt(configuration)
    take(primaryAction)
    sizeToFit()
  }

  override func didInitialize() {
    super.didInitialize()
    isOpaque = false
  }

  open internal(set) var buttonType = ButtonType.custom
  open var role = Role.normal

  private func adopt(_ configuration: Configuration) { self.configuration = configuration }
  private func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty, currentTitle == nil { setTitle(action.title, for: .normal) }
    if let image = action.image, currentImage == nil { setImage(image, for: .normal) }
  }

  // MARK: Content by state

  var titles = ButtonContent<String>()
  var attributedTitles = ButtonContent<NSAttributedString>()
  var titleColors = ButtonContent<UIColor>()
  var shadowColors = ButtonContent<UIColor>()
  var images = ButtonContent<UIImage>()
  var backgroundImages = ButtonContent<UIImage>()
  var symbolConfigurations = ButtonContent<UIImage.SymbolConfiguration>()

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    if state == .normal, configuration != nil { configuration?.title = title }
    contentDidChange()
  }
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    contentDidChange()
  }
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    shadowColors[state] = color
    contentDidChange()
  }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    if state == .normal, configuration != nil {
      configuration?.attributedTitle = title.map { AttributedString($0) }
    }
    contentDidChange()
  }
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    if state == .normal, configuration != nil { configuration?.image = image }
    contentDidChange()
  }
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
    contentDidChange()
  }
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    symbolConfigurations[state] = configuration
    contentDidChange()
  }
  open func title(for state: State) -> String? { titles[state] ?? configuration?.title }
  open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? defaultTitleColor(for: state) }
  open func titleShadowColor(for state: State) -> UIColor? { shadowColors[state] }
  open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] }
  open func image(for state: State) -> UIImage? { images[state] ?? configuration?.image }
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    symbolConfigurations[state]
  }
  open var currentTitle: String? { title(for: state) ?? attributedTitle(for: state)?.string }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  open var currentImage: UIImage? { image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { symbolConfigurations[state] }

  // MARK: Parts

  private var madeLabel: UIButtonLabel?
  private var madeSubtitle: UILabel?
  private var madeImageView: UIImageView?
  private var madeBackground: UIImageView?
  var indicator: UIActivityIndicatorView?

  open var titleLabel: UILabel? { label }
  var label: UIButtonLabel {
    if let madeLabel { return madeLabel }
    let label = UIButtonLabel(frame: .zero)
    madeLabel = label
    label.font = defaultFont
    label.lineBreakMode = .byTruncatingMiddle
    label.isAccessibilityElement = false
    label.button = self
    addSubview(label)
    return label
  }
  var ownLabel: UIButtonLabel? { madeLabel }
  open var subtitleLabel: UILabel? {
    if let madeSubtitle { return madeSubtitle }
    let label = UILabel(frame: .zero)
    label.isAccessibilityElement = false
    madeSubtitle = label
    addSubview(label)
    return label
  }
  var ownSubtitle: UILabel? { madeSubtitle }
  open var imageView: UIImageView? {
    if let madeImageView { return madeImageView }
    let view = UIImageView(frame: .zero)
    view.isAccessibilityElement = false
    view.contentMode = .scaleAspectFit
    madeImageView = view
    insertSubview(view, at: madeBackground == nil ? 0 : 1)
    return view
  }
  var ownImageView: UIImageView? { madeImageView }
  var backgroundView: UIImageView {
    if let madeBackground { return madeBackground }
    let view = UIImageView(frame: bounds)
    view.isAccessibilityElement = false
    madeBackground = view
    insertSubview(view, at: 0)
    return view
  }
  var ownBackground: UIImageView? { madeBackground }

  // MARK: Looks

  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var showsTouchWhenHighlighted = false
  open var reversesTitleShadowWhenHighlighted = false
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  open var isPointerInteractionEnabled = false
  open var isHeld: Bool { isTracking }
  open var isHovered: Bool { false }
  open var changesSelectionAsPrimaryAction = false
  open var menu: UIMenu? { didSet { followMenu() } }
  open var preferredMenuElementOrder = 0
  override var presentedMenu: UIMenu? { menu }
  override func didChoose(_ action: UIAction) {
    if changesSelectionAsPrimaryAction { choose(action) }
    super.didChoose(action)
  }

  open var configuration: Configuration? {
    didSet {
      contentDidChange()
      setNeedsUpdateConfiguration()
    }
  }
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var automaticallyUpdatesConfiguration = true
  open func updateConfiguration() {}
  open func setNeedsUpdateConfiguration() { scheduleConfigurationUpdate() }
  var isUpdateScheduled = false
  var isUpdating = false
  var isRunningHandler = false

  /// Title, picture, font or insets are not what they were.
  func contentDidChange() {
    guard !isUpdating else { return }
    isUpdating = true
    showContent()
    isUpdating = false
    // A press that only dims asks nobody to lay out anew.
    let size = naturalSize(limitedTo: nil)
    if size != lastNaturalSize {
      lastNaturalSize = size
      invalidateIntrinsicContentSize()
    }
    setNeedsLayout()
    accessibilityDidChange()
  }
  private var lastNaturalSize: CGSize?
  override func stateDidChange() {
    super.stateDidChange()
    contentDidChange()
    if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentDidChange()
  }
  override func traitsDidChange(from old: UITraitCollection?) {
    super.traitsDidChange(from: old)
    contentDidChange()
  }

  // MARK: Geometry

  open override var intrinsicContentSize: CGSize { naturalSize(limitedTo: nil) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    naturalSize(limitedTo: configuration != nil && size.width > 0 ? size.width : nil)
  }
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: shownInsets) }
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { partRects(in: contentRect).title }
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { partRects(in: contentRect).image }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }
  /// A configuration's title wraps to the width that it got.
  override func wrappedContentSize(width: CGFloat) -> CGSize? {
    configuration == nil ? nil : naturalSize(limitedTo: width)
  }

  override var firstBaselineOffset: CGFloat { baselines.first }
  override var lastBaselineOffset: CGFloat { baselines.last }

  // MARK: Actions

  override var eventsOfTap: Event { [.touchUpInside, .primaryActionTriggered] }
  override var keepsTaps: Bool { true }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if changesSelectionAsPrimaryAction, isTouchInside, menu == nil { isSelected.toggle() }
  }

  // MARK: Accessibility and inspection

  override var derivedAccessibilityLabel: String? {
    shownTitle ?? currentImage?.accessibilityName
  }
  override var derivedAccessibilityTraits: UIAccessibilityTraits {
    super.derivedAccessibilityTraits.union(.button)
  }
  override var inspectedText: String? { shownTitle }
  override var inspectedIsTruncated: Bool { ownLabel?.inspectedIsTruncated ?? false }

  override func updateNode(_ node: inout Node) {
    super.updateNode(&node)
    drawConfiguration(&node)
  }
}
