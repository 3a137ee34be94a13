/// A row of buttons, mostly at the bottom.
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var items: [UIBarButtonItem]? { didSet { itemsDidChange() } }
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  open weak var delegate: (any UIToolbarDelegate)?
  open var isTranslucent = true { didSet { show() } }
  open var barStyle = UIBarStyle.default { didSet { show() } }
  open var barTintColor: UIColor? { didSet { show() } }
  open var standardAppearance = UIToolbarAppearance() { didSet { show() } }
  open var compactAppearance: UIToolbarAppearance? { didSet { show() } }
  open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { show() } }
  public var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }
  private var backgroundImage: UIImage?
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    self.backgroundImage = backgroundImage
    show()
  }
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {}

  private let background = BarBackground()
  private var shown: [(item: UIBarButtonItem, view: UIView)] = []
  /// Below the bar down to the screen's edge.
  var bottomExtension: CGFloat = 0 { didSet { if bottomExtension != oldValue { setNeedsLayout() } } }

  override func didInitialize() {
    super.didInitialize()
    background.isAtBottom = true
    addSubview(background)
    show()
  }
  private func itemsDidChange() {
    for item in items ?? [] { item.onChange = { [weak self] in self?.show() } }
    show()
  }
  private func show() {
    let appearance = UIToolbarAppearance(barAppearance: standardAppearance)
    if let barTintColor { (appearance.backgroundEffect, appearance.backgroundColor) = (nil, barTintColor) }
    if let backgroundImage {
      (appearance.backgroundEffect, appearance.backgroundImage) = (nil, backgroundImage)
    }
    background.show(appearance)
    let new = (items ?? []).filter { !$0.isHidden }.map { item -> (item: UIBarButtonItem, view: UIView) in
      if let custom = item.customView { return (item, custom) }
      if item.isSpace { return (item, UIView()) }
      let button = shown.first { $0.item === item }?.view as? BarButton ?? BarButton()
      button.show(item)
      return (item, button)
    }
    for entry in shown where !new.contains(where: { $0.view === entry.view }) {
      entry.view.removeFromSuperview()
    }
    shown = new
    for entry in new where entry.view.superview !== self && !entry.item.isSpace { addSubview(entry.view) }
    setNeedsLayout()
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }

  private func width(of entry: (item: UIBarButtonItem, view: UIView)) -> CGFloat {
    switch entry.item.systemItem {
    case .flexibleSpace: 0
    case .fixedSpace: entry.item.width
    default:
      entry.view is BarButton
        ? entry.view.sizeThatFits(bounds.size).width
        : max(entry.view.bounds.width, entry.view.systemLayoutSizeFitting(.zero).width)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + bottomExtension)
    let margin: CGFloat = bounds.width >= 414 ? 20 : 16, gap: CGFloat = 8
    let safe = safeAreaInsets
    let room = bounds.width - safe.left - safe.right - 2 * margin
    let widths = shown.map(width(of:))
    let flexible = shown.count { $0.item.systemItem == .flexibleSpace }
    let gaps = CGFloat(max(0, shown.count - 1)) * gap
    let free = flexible > 0 ? max(0, room - widths.reduce(0, +) - gaps) / CGFloat(flexible) : 0
    var x = safe.left + margin
    for (entry, own) in zip(shown, widths) {
      let width = entry.item.systemItem == .flexibleSpace ? free : own
      let height =
        entry.view is BarButton ? bounds.height : min(bounds.height, max(entry.view.bounds.height, 1))
      entry.view.frame = CGRect(
        x: x, y: ((bounds.height - height) / 2).rounded(), width: width, height: height)
      x += width + gap
    }
  }
}

@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
