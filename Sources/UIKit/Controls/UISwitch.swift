/// On or off.
@preconcurrency @MainActor open class UISwitch: UIControl {
  public enum Style: Int, Sendable { case automatic, checkbox, sliding }
  /// Points; the control has this one size.
  private static let size = CGSize(width: 51, height: 31)
  private static let knobSize: CGFloat = 27
  private let knob = UIView()

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func didInitialize() {
    super.didInitialize()
    layer.cornerRadius = Self.size.height / 2
    knob.isUserInteractionEnabled = false
    knob.backgroundColor = .white
    knob.layer.cornerRadius = Self.knobSize / 2
    knob.layer.shadowOpacity = 0.15
    knob.layer.shadowOffset = CGSize(width: 0, height: 3)
    knob.layer.shadowRadius = 4
    addSubview(knob)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.required, for: axis)
      setContentCompressionResistancePriority(.required, for: axis)
    }
    updateLooks()
  }

  private var value = false
  /// Setting it sends no action.
  open var isOn: Bool {
    get { value }
    set { setOn(newValue, animated: false) }
  }
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != value else { return }
    value = on
    accessibilityDidChange()
    guard animated, window != nil else { return show(on) }
    UIView.animate(withDuration: 0.25) { self.show(on) }
  }
  open var onTintColor: UIColor? { didSet { updateLooks() } }
  open var thumbTintColor: UIColor? { didSet { updateLooks() } }
  open var onImage: UIImage?
  open var offImage: UIImage?
  open var title: String?
  open var preferredStyle = Style.automatic
  open var style: Style { .sliding }

  /// What is shown, while a finger drags the knob: it is settled when the finger leaves.
  private var shown = false
  private var isDragged = false
  private func show(_ on: Bool) {
    shown = on
    updateLooks()
    placeKnob()
  }
  private func updateLooks() {
    backgroundColor = shown ? onTintColor ?? .systemGreen : .secondarySystemFill
    knob.backgroundColor = thumbTintColor ?? .white
    alpha = isEnabled ? 1 : 0.5
  }
  private func placeKnob() {
    let gap = (Self.size.height - Self.knobSize) / 2
    let isRight = shown != isRightToLeft
    knob.frame = CGRect(
      x: isRight ? bounds.width - gap - Self.knobSize : gap, y: gap, width: Self.knobSize,
      height: Self.knobSize)
  }
  override func stateDidChange() {
    super.stateDidChange()
    updateLooks()
  }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeKnob()
  }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    isDragged = false
    return true
  }
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let moved = touch.screenLocation.x - touch.initialScreenLocation.x
    if abs(moved) > 10 { isDragged = true }
    if isDragged {
      let wanted = (touch.location(in: self).x > bounds.midX) != isRightToLeft
      if wanted != shown { UIView.animate(withDuration: 0.2) { self.show(wanted) } }
    }
    return true
  }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let wanted = isDragged ? shown : isTouchInside ? !value : value
    guard wanted != value else { return }
    setOn(wanted, animated: true)
    send([.valueChanged, .primaryActionTriggered], event)
  }
  open override func cancelTracking(with event: UIEvent?) { show(value) }
  override var keepsTaps: Bool { true }

  // MARK: Accessibility

  override var derivedAccessibilityTraits: UIAccessibilityTraits {
    super.derivedAccessibilityTraits.union([.button, .toggleButton])
  }
  override var derivedAccessibilityValue: String? { value ? "1" : "0" }
}
