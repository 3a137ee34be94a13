/// Above or below a section's rows.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  open internal(set) var reuseIdentifier: String?
  public init(reuseIdentifier: String?) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    self.reuseIdentifier = reuseIdentifier
    addSubview(contentView)
  }
  public convenience override init(frame: CGRect) { self.init(reuseIdentifier: nil) }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    insertSubview(contentView, at: 0)
  }

  open private(set) lazy var contentView = UIView(frame: bounds)
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { applyConfiguration() } }
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { backgroundColor = backgroundConfiguration?.backgroundColor }
  }
  private var configurationView: (UIView & UIContentView)?
  open private(set) lazy var textLabel: UILabel? = {
    let label = UILabel(frame: .zero)
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    contentView.addSubview(label)
    hasLabel = true
    return label
  }()
  private var hasLabel = false
  open var detailTextLabel: UILabel? { nil }

  open func prepareForReuse() {}
  open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }

  private func applyConfiguration() {
    configurationView?.removeFromSuperview()
    configurationView = contentConfiguration?.makeContentView()
    if let configurationView { contentView.addSubview(configurationView) }
    setNeedsLayout()
  }

  override var derivedAccessibilityLabel: String? { contentView.joinedTexts }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    backgroundView?.frame = bounds
    configurationView?.frame = contentView.bounds
    if hasLabel { textLabel?.frame = bounds.insetBy(dx: UITableView.sideMargin(width: bounds.width), dy: 0) }
  }
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    if let configurationView {
      return configurationView.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    if hasLabel, let size = textLabel?.sizeThatFits(targetSize) {
      return CGSize(width: targetSize.width, height: max(28, size.height + 8))
    }
    return contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}
