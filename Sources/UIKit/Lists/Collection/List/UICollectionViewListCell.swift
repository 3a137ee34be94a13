/// A row of a list, with accessories at its ends.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var accessories: [UICellAccessory] = [] { didSet { accessoriesDidChange() } }
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  open var indentationWidth: CGFloat = 10
  open var indentsAccessories = true
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  private var accessoryViews: [(view: UIView, isLeading: Bool)] = []

  private func accessoriesDidChange() {
    for entry in accessoryViews { entry.view.removeFromSuperview() }
    accessoryViews = accessories.compactMap { accessory in
      guard let view = accessory.makeView() else { return nil }
      addSubview(view)
      return (view, accessory.isLeading)
    }
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !accessoryViews.isEmpty || indentationLevel > 0 else { return }
    var left = CGFloat(indentationLevel) * indentationWidth, right = bounds.width
    for (view, isLeading) in accessoryViews {
      let size = view.sizeThatFits(bounds.size)
      let x = isLeading ? left + 16 : right - 16 - size.width
      view.frame = CGRect(
        x: x, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
      if isLeading { left = view.frame.maxX } else { right = x }
    }
    contentView.frame = CGRect(x: left, y: 0, width: max(0, right - left), height: bounds.height)
  }
}

/// What stands at the end of a list's row.
@preconcurrency @MainActor public struct UICellAccessory {
  public enum DisplayedState: Int, Sendable { case always, whenEditing, whenNotEditing }
  public struct DisclosureIndicatorOptions: Sendable {
    public init() {}
  }
  public struct CheckmarkOptions: Sendable {
    public init() {}
  }
  public struct LabelOptions {
    public var font: UIFont
    public init(font: UIFont = .preferredFont(forTextStyle: .body)) { self.font = font }
  }
  public enum Placement {
    case leading(displayed: DisplayedState = .always, at: ([UICellAccessory]) -> Int = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: ([UICellAccessory]) -> Int = { $0.count })
  }
  public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    public init(customView: UIView, placement: Placement) {
      (self.customView, self.placement) = (customView, placement)
    }
  }

  private let make: @MainActor () -> UIView?
  let isLeading: Bool

  public static func disclosureIndicator(
    displayed: DisplayedState = .whenNotEditing, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    symbol("chevron.forward", .tertiaryLabel, size: 13, displayed)
  }
  public static func checkmark(displayed: DisplayedState = .always, options: CheckmarkOptions = .init())
    -> UICellAccessory
  { symbol("checkmark", nil, size: 15, displayed) }
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      make: {
        let label = UILabel()
        (label.text, label.font, label.textColor) = (text, options.font, .secondaryLabel)
        return label
      }, isLeading: false)
  }
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    var isLeading = false
    if case .leading = configuration.placement { isLeading = true }
    return UICellAccessory(make: { configuration.customView }, isLeading: isLeading)
  }
  private static func symbol(_ name: String, _ tint: UIColor?, size: CGFloat, _ displayed: DisplayedState)
    -> UICellAccessory
  {
    UICellAccessory(
      make: {
        guard displayed != .whenEditing else { return nil }
        let view = UIImageView(
          image: UIImage(
            systemName: name,
            withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: .semibold)))
        if let tint { view.tintColor = tint }
        return view
      }, isLeading: false)
  }
  func makeView() -> UIView? { make() }
}
