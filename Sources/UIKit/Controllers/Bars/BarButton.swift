/// A bar button item on screen: words in 17 points or a symbol, in the bar's tint.
@preconcurrency @MainActor class BarButton: UIControl {
  let label = UILabel()
  let icon = UIImageView()
  private(set) weak var item: UIBarButtonItem?
  var onTap: (() -> Void)?
  /// Of the bar's appearance, for this kind of item.
  var look = BarButtonLook() { didSet { stateDidChange() } }
  private var isBold = false

  override func didInitialize() {
    super.didInitialize()
    icon.contentMode = .center
    for view in [icon, label] as [UIView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    isAccessibilityElement = true
    accessibilityTraits = .button
    addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        if let onTap { onTap() } else { self.item?.perform(from: self, event: nil) }
      }, for: .touchUpInside)
  }

  func show(_ item: UIBarButtonItem) {
    self.item = item
    item.shownView = self
    let words = item.systemItem?.words ?? item.title
    let image = item.image ?? item.systemItem?.symbol.flatMap { Self.symbol($0) }
    show(words: image == nil ? words : nil, image: image)
    isBold = item.style == .done
    isEnabled = item.isEnabled
    isSelected = item.isSelected
    tintColor = item.tintColor
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityLabel = item.accessibilityLabel ?? words ?? item.systemItem?.spokenName
    accessibilityHint = item.accessibilityHint
    accessibilityValue = item.accessibilityValue
    stateDidChange()
  }
  func show(words: String?, image: UIImage?) {
    label.text = words
    icon.image = image
    label.isHidden = words?.isEmpty ?? true
    icon.isHidden = image == nil
    setNeedsLayout()
  }
  static func symbol(_ name: String, weight: UIImage.SymbolWeight = .regular, size: CGFloat = 17) -> UIImage?
  {
    UIImage(
      systemName: name,
      withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: weight, scale: .large))
  }

  override func stateDidChange() {
    super.stateDidChange()
    let state: UIControl.State = !isEnabled ? .disabled : isHighlighted ? .highlighted : .normal
    var attributes = look.attributes[UIControl.State.normal.rawValue] ?? [:]
    attributes.merge(look.attributes[state.rawValue] ?? [:]) { $1 }
    attributes.merge(item?.titleTextAttributes(for: .normal) ?? [:]) { $1 }
    attributes.merge(item?.titleTextAttributes(for: state) ?? [:]) { $1 }
    label.font =
      attributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: isBold ? .semibold : .regular)
    let color: UIColor = isEnabled ? attributes[.foregroundColor] as? UIColor ?? tintColor : .tertiaryLabel
    label.textColor = color
    icon.tintColor = isEnabled ? nil : .tertiaryLabel
    let alpha: CGFloat = isHighlighted ? 0.3 : 1
    if label.alpha != alpha { (label.alpha, icon.alpha) = (alpha, alpha) }
  }
  override func tintColorDidChange() {
    super.tintColorDidChange()
    stateDidChange()
  }

  /// Width of what it shows; the height is the bar's.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let item, item.width > 0 { return CGSize(width: item.width, height: 44) }
    if !label.isHidden {
      return CGSize(width: label.intrinsicContentSize.width.rounded(.up), height: 44)
    }
    return CGSize(width: max(icon.image?.size.width ?? 0, 24), height: 44)
  }
  override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    icon.frame = bounds
    label.textAlignment = .center
  }
  /// Small buttons may be hit within 44 points.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: min(0, (bounds.width - 44) / 2), dy: min(0, (bounds.height - 44) / 2)).contains(point)
  }
  override var inspectedText: String? { label.isHidden ? nil : label.text }
}

/// How the text of bar buttons looks, by state.
struct BarButtonLook {
  var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]
}
