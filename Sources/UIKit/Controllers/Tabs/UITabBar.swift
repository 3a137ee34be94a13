/// The row of tabs at the bottom.
@preconcurrency @MainActor open class UITabBar: UIView, UIBarPositioning {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var items: [UITabBarItem]? { didSet { itemsDidChange() } }
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  open weak var selectedItem: UITabBarItem? { didSet { show() } }
  open weak var delegate: (any UITabBarDelegate)?
  public var barPosition: UIBarPosition { .bottom }
  open var isTranslucent = true { didSet { show() } }
  open var barStyle = UIBarStyle.default { didSet { show() } }
  open var barTintColor: UIColor? { didSet { show() } }
  open var unselectedItemTintColor: UIColor? { didSet { show() } }
  open var backgroundImage: UIImage? { didSet { show() } }
  open var shadowImage: UIImage? { didSet { show() } }
  open var selectionIndicatorImage: UIImage?
  open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
  open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  open var standardAppearance = UITabBarAppearance() { didSet { show() } }
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { show() } }

  private let background = BarBackground()
  private(set) var buttons: [TabBarButton] = []
  /// Below the bar down to the screen's edge.
  var bottomExtension: CGFloat = 0 { didSet { if bottomExtension != oldValue { setNeedsLayout() } } }

  override func didInitialize() {
    super.didInitialize()
    background.isAtBottom = true
    addSubview(background)
    accessibilityTraits = .tabBar
    UITabBar.proxy?.apply(to: self)
    show()
  }

  private func itemsDidChange() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).map { item in
      item.onChange = { [weak self] in self?.show() }
      let button = TabBarButton(item: item)
      button.addAction(
        UIAction { [weak self, weak item] _ in
          guard let self, let item else { return }
          self.selectedItem = item
          self.delegate?.tabBar(self, didSelect: item)
        }, for: .touchUpInside)
      addSubview(button)
      return button
    }
    if let selectedItem, items?.contains(where: { $0 === selectedItem }) != true { self.selectedItem = nil }
    show()
  }
  private func show() {
    let item = selectedItem
    let appearance = UITabBarAppearance(barAppearance: item?.standardAppearance ?? standardAppearance)
    if barStyle == .black { (appearance.backgroundEffect, appearance.backgroundColor) = (nil, .black) }
    if let barTintColor { (appearance.backgroundEffect, appearance.backgroundColor) = (nil, barTintColor) }
    if let backgroundImage {
      (appearance.backgroundEffect, appearance.backgroundImage) = (nil, backgroundImage)
    }
    if !isTranslucent, appearance.backgroundEffect != nil {
      (appearance.backgroundEffect, appearance.backgroundColor) = (nil, .systemBackground)
    }
    if shadowImage != nil { appearance.shadowColor = nil }
    background.show(appearance)
    let states = appearance.stackedLayoutAppearance
    for button in buttons {
      button.isCurrent = button.item === item
      button.unselectedColor = states.normal.iconColor ?? unselectedItemTintColor ?? .secondaryLabel
      button.selectedColor = states.selected.iconColor
      button.looks = (states.normal.titleTextAttributes, states.selected.titleTextAttributes)
      button.show()
    }
    setNeedsLayout()
  }
  override func traitsDidChange(from old: UITraitCollection?) {
    super.traitsDidChange(from: old)
    show()
  }

  /// 49 points; 32 on a phone on its side.
  var contentHeight: CGFloat { traitCollection.verticalSizeClass == .compact ? 32 : 49 }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: contentHeight)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: contentHeight + bottomExtension)
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    guard !buttons.isEmpty else { return }
    let safe = safeAreaInsets
    let room = bounds.width - safe.left - safe.right
    // Source: UIKit: tabs share the width; on wide bars they keep together in the middle.
    let width = itemWidth > 0 ? itemWidth : min(room / CGFloat(buttons.count), room >= 600 ? 110 : .infinity)
    let gap = itemWidth > 0 || room >= 600 ? itemSpacing : 0
    let total = width * CGFloat(buttons.count) + gap * CGFloat(buttons.count - 1)
    var x = safe.left + (room - total) / 2
    for button in buttons {
      button.isInline = traitCollection.verticalSizeClass == .compact
      button.frame = CGRect(x: x, y: 0, width: width, height: min(contentHeight, bounds.height))
      x += width + gap
    }
  }

  // MARK: appearance()

  static var proxy: UITabBarProxy?
  /// Settings that every bar made later starts with.
  open class func appearance() -> UITabBarProxy {
    if let proxy { return proxy }
    let made = UITabBarProxy()
    proxy = made
    return made
  }
}

/// What `UITabBar.appearance()` collects.
@preconcurrency @MainActor public final class UITabBarProxy: UIKitObject {
  init() { super.init(isolated: ()) }
  public var tintColor: UIColor?
  public var barTintColor: UIColor?
  public var backgroundColor: UIColor?
  public var unselectedItemTintColor: UIColor?
  public var isTranslucent: Bool?
  public var backgroundImage: UIImage?
  public var shadowImage: UIImage?
  public var standardAppearance: UITabBarAppearance?
  public var scrollEdgeAppearance: UITabBarAppearance?

  func apply(to bar: UITabBar) {
    if let tintColor { bar.tintColor = tintColor }
    if let barTintColor { bar.barTintColor = barTintColor }
    if let backgroundColor { bar.backgroundColor = backgroundColor }
    if let unselectedItemTintColor { bar.unselectedItemTintColor = unselectedItemTintColor }
    if let isTranslucent { bar.isTranslucent = isTranslucent }
    if let backgroundImage { bar.backgroundImage = backgroundImage }
    if let shadowImage { bar.shadowImage = shadowImage }
    if let standardAppearance { bar.standardAppearance = standardAppearance }
    if let scrollEdgeAppearance { bar.scrollEdgeAppearance = scrollEdgeAppearance }
  }
}

@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}
extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
