/// Title and buttons at the top of a screen. In a navigation controller it follows the stack; alone, as
/// storyboards have it, it shows its `items`.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  // MARK: Items

  /// The last is on top.
  open var items: [UINavigationItem]? {
    get { stack.isEmpty ? nil : stack }
    set { setItems(newValue, animated: false) }
  }
  private(set) var stack: [UINavigationItem] = []
  open var topItem: UINavigationItem? { stack.last }
  open var backItem: UINavigationItem? { stack.count > 1 ? stack[stack.count - 2] : nil }
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    for item in stack where item.bar === self { item.bar = nil }
    stack = items ?? []
    for item in stack {
      item.bar = self
      item.itemDidChange()
    }
    setNeedsContent()
  }
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    setItems(stack + [item], animated: animated)
    delegate?.navigationBar(self, didPush: item)
  }
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = stack.last, delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
    setItems(stack.dropLast(), animated: animated)
    delegate?.navigationBar(self, didPop: item)
    return item
  }
  open weak var delegate: (any UINavigationBarDelegate)?
  /// The controller whose bar this is.
  weak var owner: UINavigationController?

  // MARK: Appearance

  open var prefersLargeTitles = false {
    didSet {
      guard prefersLargeTitles != oldValue else { return }
      setNeedsContent()
      owner?.loadedView?.setNeedsLayout()
    }
  }
  open var isTranslucent = true { didSet { appearanceDidChange() } }
  open var barStyle = UIBarStyle.default { didSet { appearanceDidChange() } }
  open var barTintColor: UIColor? { didSet { appearanceDidChange() } }
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { appearanceDidChange() } }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { appearanceDidChange() } }
  open var shadowImage: UIImage? { didSet { appearanceDidChange() } }
  open var backIndicatorImage: UIImage? { didSet { setNeedsContent() } }
  open var backIndicatorTransitionMaskImage: UIImage?
  private var backgroundImages: [Int: UIImage] = [:]
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics.rawValue] = backgroundImage
    appearanceDidChange()
  }
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics.rawValue]
  }
  open var standardAppearance = UINavigationBarAppearance() { didSet { appearanceDidChange() } }
  open var compactAppearance: UINavigationBarAppearance? { didSet { appearanceDidChange() } }
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { appearanceDidChange() } }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { appearanceDidChange() } }
  func appearanceDidChange() {
    setNeedsContent()
    owner?.loadedView?.setNeedsLayout()
  }

  /// Nothing is scrolled under the bar: it shows its scroll edge appearance. A bar alone is never at an edge.
  var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { setNeedsContent() } } }

  // MARK: Parts

  let background = BarBackground()
  lazy var content = NavigationBarContent(bar: self)
  let largeTitle = LargeTitleView()
  /// Clips the search bar while scrolling takes it away.
  let searchPlace = UIView()
  private var needsContent = false

  override func didInitialize() {
    super.didInitialize()
    addSubview(background)
    addSubview(largeTitle)
    searchPlace.clipsToBounds = true
    addSubview(searchPlace)
    addSubview(content)
    UINavigationBar.proxy?.apply(to: self)
    setNeedsContent()
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows titles and buttons anew, once, before the next layout.
  func setNeedsContent() {
    guard !needsContent else { return }
    needsContent = true
    UpdatePass.enqueue { [weak self] in self?.updateContentIfNeeded() }
  }
  func updateContentIfNeeded() {
    guard needsContent else { return }
    needsContent = false
    content.show()
    showSearchBar()
    setNeedsLayout()
  }

  /// 44 points; 32 on a phone on its side, unless it is as wide as the large ones; 50 on a tablet.
  var contentHeight: CGFloat {
    let traits = traitCollection
    if traits.userInterfaceIdiom == .pad { return 50 }
    return traits.verticalSizeClass == .compact && traits.horizontalSizeClass != .regular ? 32 : 44
  }
  /// Of the large title's row at rest.
  var largeTitleHeight: CGFloat {
    showsLargeTitle && !isTakenBySearch ? largeTitleFont.lineHeight.rounded(.up) + 11 : 0
  }
  /// Follows the text size, unlike all else in a bar; 34 points at the standard one.
  var largeTitleFont: UIFont {
    currentAppearance.largeTitleTextAttributes[.font] as? UIFont
      ?? .systemFont(
        ofSize: UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: traitCollection).pointSize,
        weight: .bold)
  }
  var showsLargeTitle: Bool {
    guard prefersLargeTitles, traitCollection.verticalSizeClass != .compact || owner == nil else {
      return false
    }
    var index = stack.count - 1
    // `automatic` does what the item before does; the first shows a large title.
    while index >= 0 {
      switch stack[index].largeTitleDisplayMode {
      case .always: return true
      case .never, .inline: return false
      case .automatic: index -= 1
      }
    }
    return true
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: rowHeight + largeTitleHeight + searchHeight)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: rowHeight + largeTitleHeight + searchHeight)
  }
  override func traitsDidChange(from old: UITraitCollection?) {
    super.traitsDidChange(from: old)
    setNeedsContent()
    invalidateIntrinsicContentSize()
  }

  /// How far the background reaches above the bar: under the status bar.
  var topExtension: CGFloat {
    if owner != nil { return max(0, frame.minY) }
    guard delegate?.position(for: self) == .topAttached else { return 0 }
    return max(0, frame.minY)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateContentIfNeeded()
    let above = topExtension
    background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
    sendSubviewToBack(background)
    let searchHeight = layoutSearchBar()
    content.frame = CGRect(x: 0, y: 0, width: bounds.width, height: min(rowHeight, bounds.height))
    largeTitle.frame = CGRect(
      x: 0, y: content.frame.maxY, width: bounds.width,
      height: max(0, bounds.height - searchHeight - content.frame.maxY))
    content.layoutIfNeeded()
  }

  /// The appearance in force: the top item's, the bar's, or what the older properties say.
  var currentAppearance: UINavigationBarAppearance {
    let isCompact = traitCollection.verticalSizeClass == .compact
    let item = topItem
    if isAtScrollEdge {
      if isCompact,
        let found = item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance
      {
        return found
      }
      if let found = item?.scrollEdgeAppearance ?? scrollEdgeAppearance { return found }
      if !statesOldBackground, isTranslucent {
        let made = UINavigationBarAppearance(
          barAppearance: withOldProperties(item?.standardAppearance ?? standardAppearance))
        made.configureWithTransparentBackground()
        return made
      }
    }
    if isCompact, let found = item?.compactAppearance ?? compactAppearance { return found }
    return withOldProperties(item?.standardAppearance ?? standardAppearance)
  }
  private var statesOldBackground: Bool {
    barTintColor != nil || !backgroundImages.isEmpty || barStyle == .black
  }

  private func withOldProperties(_ base: UINavigationBarAppearance) -> UINavigationBarAppearance {
    guard
      statesOldBackground || !isTranslucent || shadowImage != nil || titleTextAttributes != nil
        || largeTitleTextAttributes != nil
    else { return base }
    let made = UINavigationBarAppearance(barAppearance: base)
    if let image = backgroundImages[UIBarMetrics.default.rawValue] {
      made.backgroundEffect = nil
      made.backgroundImage = image
      if image.size == .zero { made.backgroundColor = .clear }
    }
    if barStyle == .black { (made.backgroundEffect, made.backgroundColor) = (nil, .black) }
    if let barTintColor { (made.backgroundEffect, made.backgroundColor) = (nil, barTintColor) }
    if !isTranslucent, made.backgroundEffect != nil {
      (made.backgroundEffect, made.backgroundColor) = (nil, .systemBackground)
    }
    if shadowImage != nil { made.shadowColor = nil }
    if let titleTextAttributes { made.titleTextAttributes.merge(titleTextAttributes) { $1 } }
    if let largeTitleTextAttributes { made.largeTitleTextAttributes.merge(largeTitleTextAttributes) { $1 } }
    return made
  }

  // MARK: appearance()

  static var proxy: UINavigationBarProxy?
  /// Settings that every bar made later starts with.
  open class func appearance() -> UINavigationBarProxy {
    if let proxy { return proxy }
    let made = UINavigationBarProxy()
    proxy = made
    return made
  }
}

/// What `UINavigationBar.appearance()` collects.
@preconcurrency @MainActor public final class UINavigationBarProxy: UIKitObject {
  init() { super.init(isolated: ()) }
  public var tintColor: UIColor?
  public var barTintColor: UIColor?
  public var backgroundColor: UIColor?
  public var isTranslucent: Bool?
  public var prefersLargeTitles: Bool?
  public var barStyle: UIBarStyle?
  public var shadowImage: UIImage?
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  public var standardAppearance: UINavigationBarAppearance?
  public var compactAppearance: UINavigationBarAppearance?
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  public var backIndicatorImage: UIImage?
  public var backIndicatorTransitionMaskImage: UIImage?
  private var backgroundImage: UIImage?
  public func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) { backgroundImage = image }

  func apply(to bar: UINavigationBar) {
    if let tintColor { bar.tintColor = tintColor }
    if let barTintColor { bar.barTintColor = barTintColor }
    if let backgroundColor { bar.backgroundColor = backgroundColor }
    if let isTranslucent { bar.isTranslucent = isTranslucent }
    if let prefersLargeTitles { bar.prefersLargeTitles = prefersLargeTitles }
    if let barStyle { bar.barStyle = barStyle }
    if let shadowImage { bar.shadowImage = shadowImage }
    if let titleTextAttributes { bar.titleTextAttributes = titleTextAttributes }
    if let largeTitleTextAttributes { bar.largeTitleTextAttributes = largeTitleTextAttributes }
    if let standardAppearance { bar.standardAppearance = standardAppearance }
    if let compactAppearance { bar.compactAppearance = compactAppearance }
    if let scrollEdgeAppearance { bar.scrollEdgeAppearance = scrollEdgeAppearance }
    if let backIndicatorImage { bar.backIndicatorImage = backIndicatorImage }
    if let backgroundImage { bar.setBackgroundImage(backgroundImage, for: .default) }
  }
}

@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}
extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}
extension UINavigationBar: UIBarPositioning {
  public var barPosition: UIBarPosition {
    owner != nil ? .topAttached : delegate?.position(for: self) ?? .top
  }
}

@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}
extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    true
  }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    true
  }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
