/// What a collection view makes, reuses and places.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open internal(set) var reuseIdentifier: String?
  var kind: String?

  open func prepareForReuse() {}
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// The size that the content needs, in the direction that the layout leaves open.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    let result = layoutAttributes.duplicate()
    let size = fittingView.systemLayoutSizeFitting(
      CGSize(width: layoutAttributes.size.width, height: layoutAttributes.size.height),
      withHorizontalFittingPriority: layoutAttributes.fixesWidth ? .required : .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
    if size.width > 0, size.height > 0 { result.size = size }
    return result
  }
  var fittingView: UIView { self }
}

/// One item.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    installContent()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    installContent()
  }
  private func installContent() {
    if contentView.superview == nil { insertSubview(contentView, at: 0) }
  }

  weak var collectionView: UICollectionView?
  /// The line below a row of a list.
  var listSeparator: UIView?
  /// Where that line begins; nil as far in as a text without accessories.
  var separatorStart: CGFloat?
  /// Where the row stands in its group.
  var listPlace: ListPlace?
  var indexPath: IndexPath?
  /// What a storyboard hangs on the choice of this item (a segue).
  var didChoose: (() -> Void)?

  open private(set) lazy var contentView = UIView(frame: bounds)
  /// Takes the place of the content view that an archive holds.
  func adoptContentView(_ view: UIView) {
    contentView.removeFromSuperview()
    contentView = view
    insertSubview(view, at: 0)
  }
  override var fittingView: UIView { configurationView ?? contentView }

  open var isSelected = false {
    didSet {
      guard isSelected != oldValue else { return }
      updateBackgrounds()
      setNeedsUpdateConfiguration()
      accessibilityDidChange()
    }
  }
  open var isHighlighted = false {
    didSet {
      guard isHighlighted != oldValue else { return }
      updateBackgrounds()
      setNeedsUpdateConfiguration()
    }
  }
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      updateBackgrounds()
    }
  }
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      updateBackgrounds()
    }
  }
  private func updateBackgrounds() {
    if let backgroundView, backgroundView.superview == nil { insertSubview(backgroundView, at: 0) }
    if let view = selectedBackgroundView {
      if isSelected || isHighlighted {
        insertSubview(view, at: backgroundView == nil ? 0 : 1)
      } else {
        view.removeFromSuperview()
      }
    }
    setNeedsLayout()
  }

  open var contentConfiguration: (any UIContentConfiguration)? { didSet { applyConfiguration() } }
  private var configurationView: (UIView & UIContentView)?
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      backgroundColor = backgroundConfiguration?.backgroundColor
      layer.cornerRadius = backgroundConfiguration?.cornerRadius ?? layer.cornerRadius
    }
  }
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    state.isEditing = isEditing
    return state
  }
  open func setNeedsUpdateConfiguration() {
    UpdatePass.enqueue { [weak self] in
      guard let self else { return }
      updateConfiguration(using: configurationState)
    }
  }
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
  private func applyConfiguration() {
    guard let configuration = contentConfiguration else {
      configurationView?.removeFromSuperview()
      configurationView = nil
      return
    }
    if let view = configurationView, view.supports(configuration) {
      view.configuration = configuration
    } else {
      configurationView?.removeFromSuperview()
      let view = configuration.makeContentView()
      configurationView = view
      contentView.addSubview(view)
    }
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    layoutContentConfiguration()
  }
  func layoutContentConfiguration() { configurationView?.frame = contentView.bounds }
  /// Where the text of the content begins; nil without a content configuration.
  var contentSeparatorStart: CGFloat? { configurationView?.separatorStart }
  var isEditing: Bool { collectionView?.isEditing ?? false }
  /// The collection view began or ended editing.
  func editingDidChange() { setNeedsUpdateConfiguration() }
  override var inspectedIsSelected: Bool { isSelected }
  override var derivedAccessibilityLabel: String? { contentView.joinedTexts }
  override var derivedAccessibilityTraits: UIAccessibilityTraits {
    rowTraits(isChoosable: collectionView?.allowsSelection ?? false, isSelected: isSelected)
  }
}
