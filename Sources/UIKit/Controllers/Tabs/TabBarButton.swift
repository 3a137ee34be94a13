/// A tab: picture over title, or beside it in a low bar, and a badge.
@preconcurrency @MainActor final class TabBarButton: UIControl {
  let item: UITabBarItem
  let label = UILabel()
  private let icon = UIImageView()
  private let badge = UILabel()
  var isCurrent = false
  var isInline = false { didSet { if isInline != oldValue { show() } } }
  var unselectedColor: UIColor = .secondaryLabel
  var selectedColor: UIColor?
  var looks: (normal: [NSAttributedString.Key: Any], selected: [NSAttributedString.Key: Any]) = ([:], [:])

  init(item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    icon.contentMode = .center
    label.textAlignment = .center
    badge.textAlignment = .center
    badge.font = .systemFont(ofSize: 13)
    badge.textColor = .white
    badge.clipsToBounds = true
    for view in [icon, label, badge] as [UIView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    isAccessibilityElement = true
  }
  required init?(coder: NSCoder) { nil }

  func show() {
    let state: UIControl.State = isCurrent ? .selected : .normal
    var look = isCurrent ? looks.normal.merging(looks.selected) { $1 } : looks.normal
    look.merge(item.titleTextAttributes(for: .normal) ?? [:]) { $1 }
    if isCurrent { look.merge(item.titleTextAttributes(for: state) ?? [:]) { $1 } }
    let color = isCurrent ? selectedColor ?? tintColor ?? .tintColor : unselectedColor
    label.text = item.title
    label.font = look[.font] as? UIFont ?? .systemFont(ofSize: isInline ? 13 : 10, weight: .medium)
    label.textColor =
      look[.foregroundColor] as? UIColor ?? (item.isEnabled ? color : .tertiaryLabel)
    icon.image = isCurrent ? item.selectedImage ?? item.image : item.image
    icon.tintColor = item.isEnabled ? color : .tertiaryLabel
    badge.text = item.badgeValue
    badge.isHidden = item.badgeValue == nil
    badge.backgroundColor = item.badgeColor ?? .systemRed
    isEnabled = item.isEnabled
    accessibilityLabel = item.accessibilityLabel ?? item.title
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityValue = item.badgeValue
    accessibilityTraits = isCurrent ? [.button, .selected] : .button
    setNeedsLayout()
  }
  override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let text = label.intrinsicContentSize
    if isInline {
      let width = min(text.width, bounds.width - 30), total = 22 + 4 + width
      let x = (bounds.width - total) / 2
      icon.frame = CGRect(x: x, y: 0, width: 22, height: bounds.height)
      label.frame = CGRect(x: x + 26, y: 0, width: width, height: bounds.height)
    } else {
      // Source: HIG, "Tab bars": the picture in the upper part, the title's baseline near the bottom.
      icon.frame = CGRect(x: 0, y: 3, width: bounds.width, height: 30)
      label.frame = CGRect(x: 0, y: bounds.height - text.height - 2, width: bounds.width, height: text.height)
    }
    let width = max(18, badge.intrinsicContentSize.width + 10)
    badge.frame = CGRect(x: bounds.midX + 6, y: 2, width: width, height: 18)
    badge.layer.cornerRadius = 9
  }
  override var inspectedText: String? { label.text }
  override var inspectedIsSelected: Bool { isCurrent }
}
