/// A row of an alert that can be chosen.
@preconcurrency @MainActor final class AlertButton: UIControl {
  let label = UILabel()
  /// nil is the tint.
  var color: UIColor? { didSet { stateDidChange() } }

  override func didInitialize() {
    super.didInitialize()
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    label.isUserInteractionEnabled = false
    addSubview(label)
    isAccessibilityElement = true
    accessibilityTraits = .button
    stateDidChange()
  }
  override func stateDidChange() {
    super.stateDidChange()
    label.textColor = isEnabled ? color ?? tintColor : .tertiaryLabel
    backgroundColor = isHighlighted ? UIColor.systemFill : nil
  }
  /// Its title takes as many lines as it needs instead of shrinking, as at accessibility text sizes.
  var wraps = false {
    didSet {
      label.numberOfLines = wraps ? 0 : 1
      label.adjustsFontSizeToFitWidth = !wraps
    }
  }
  /// The height of its title in a row of that width, in points.
  func titleHeight(width: CGFloat) -> CGFloat {
    guard wraps else { return label.font.lineHeight }
    let room = CGSize(width: width - 2 * Self.side, height: .greatestFiniteMagnitude)
    return label.sizeThatFits(room).height
  }
  private static let side: CGFloat = 8

  override func tintColorDidChange() {
    super.tintColorDidChange()
    stateDidChange()
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: Self.side, dy: 0)
  }
  override var inspectedText: String? { label.text }
}
