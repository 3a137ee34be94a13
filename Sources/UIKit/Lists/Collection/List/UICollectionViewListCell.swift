import Surface

/// A row of a list: content, accessories at both sides and a separator below.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addLayoutGuide(separatorLayoutGuide)
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addLayoutGuide(separatorLayoutGuide)
  }

  /// Where the separator begins and ends; an app may pin it to its own views.
  public let separatorLayoutGuide = UILayoutGuide()
  private var accessoryViews: [(accessory: UICellAccessory, view: UIView)] = []

  open var accessories: [UICellAccessory] = [] { didSet { makeAccessories() } }
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// Points for each level.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  open var indentsAccessories = true { didSet { setNeedsLayout() } }

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  open override var isSelected: Bool {
    didSet {
      guard isSelected != oldValue else { return }
      if accessories.contains(where: { $0.kind == .multiselect }) { makeAccessories() }
      updateLook()
    }
  }
  open override var isHighlighted: Bool { didSet { updateLook() } }
  override func editingDidChange() {
    super.editingDidChange()
    setNeedsLayout()
  }

  /// A chosen row is grey, unless the app draws that itself.
  private func updateLook() {
    guard selectedBackgroundView == nil, backgroundConfiguration == nil else { return }
    let color = isSelected || isHighlighted ? UIColor.systemGray4 : backgroundColor
    layer.backgroundColor = color?.resolvedColor(with: traitCollection).cgColor
  }
  override func traitsDidChange(from old: UITraitCollection?) {
    super.traitsDidChange(from: old)
    updateLook()
  }

  // MARK: Accessories

  private func makeAccessories() {
    for (_, view) in accessoryViews { view.removeFromSuperview() }
    accessoryViews = accessories.map { ($0, ListAccessoryView.make($0, for: self)) }
    for (_, view) in accessoryViews { addSubview(view) }
    setNeedsLayout()
  }

  private func isShown(_ accessory: UICellAccessory) -> Bool {
    guard !accessory.options.isHidden else { return false }
    switch accessory.displayed {
    case .always: return true
    case .whenEditing: return isEditing
    case .whenNotEditing: return !isEditing
    }
  }

  // MARK: Layout

  /// Points between the edge and the accessories, and between these.
  private static let margin: CGFloat = 16, gap: CGFloat = 10

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutParts()
  }

  /// Places accessories and content by frames alone: measuring must not solve the constraints of the window.
  private func layoutParts() {
    let indent = CGFloat(indentationLevel) * indentationWidth
    for (accessory, view) in accessoryViews { view.isHidden = !isShown(accessory) }
    let leading = shownAccessories(isLeading: true), trailing = shownAccessories(isLeading: false)
    let start = place(leading, from: leading.isEmpty ? 0 : Self.margin + (indentsAccessories ? indent : 0))
    let end = place(trailing.reversed(), from: trailing.isEmpty ? 0 : Self.margin, isTrailing: true)
    let left = leading.isEmpty || !indentsAccessories ? start + indent : start
    contentView.frame = mirrored(
      CGRect(x: left, y: 0, width: max(0, bounds.width - left - end), height: bounds.height))
    layoutContentConfiguration()
    let guide = separatorLayoutGuide.layoutFrame.minX
    separatorStart = guide > 0 ? guide : left + (contentSeparatorStart ?? separatorInset)
    show(listPlace)
  }

  private func shownAccessories(isLeading: Bool) -> [(accessory: UICellAccessory, view: UIView)] {
    accessoryViews.filter { $0.accessory.isLeading == isLeading && isShown($0.accessory) }
  }

  /// Places views one behind the other. - Returns: what they take of the width.
  private func place(
    _ shown: [(accessory: UICellAccessory, view: UIView)], from start: CGFloat, isTrailing: Bool = false
  ) -> CGFloat {
    var position = start
    for (index, entry) in shown.enumerated() {
      if index > 0 { position += Self.gap }
      var size = entry.view.bounds.size
      if size == .zero { size = entry.view.sizeThatFits(bounds.size) }
      let room = entry.accessory.reservedWidth(natural: size.width)
      let inset = (room - size.width) / 2
      view(
        entry.view,
        at: CGRect(
          x: (isTrailing ? bounds.width - position - room : position) + inset,
          y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height))
      position += room
    }
    return position
  }
  private func view(_ view: UIView, at frame: CGRect) { view.frame = mirrored(frame) }

  private func mirrored(_ frame: CGRect) -> CGRect {
    guard isRightToLeft else { return frame }
    var frame = frame
    frame.origin.x = bounds.width - frame.maxX
    return frame
  }

  /// Rows are at least 44 points high and as wide as the list; accessories take their part of the width.
  open override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    guard layoutAttributes.listPlace != nil else {
      return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
    let result = layoutAttributes.duplicate()
    bounds.size.width = layoutAttributes.size.width
    layoutParts()
    let size = fittingView.systemLayoutSizeFitting(
      CGSize(width: contentView.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    result.size = CGSize(width: layoutAttributes.size.width, height: max(44, size.height.rounded(.up)))
    return result
  }

  override func makeAccessibility() -> Accessibility? { rowAccessibility(content: self) }
  override var derivedAccessibilityTraits: UIAccessibilityTraits {
    let isChecked = accessories.contains { $0.kind == .checkmark && isShown($0) }
    return rowTraits(
      isChoosable: collectionView?.allowsSelection ?? false, isSelected: isSelected || isChecked)
  }
}
