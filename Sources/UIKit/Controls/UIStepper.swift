/// − and +, which change a number by steps.
@preconcurrency @MainActor open class UIStepper: UIControl {
  /// Points; the control has this one size.
  private static let size = CGSize(width: 94, height: 32)
  /// Seconds a half is held until it repeats, and between repeats: ever faster, as on iOS.
  private static let repeatDelay = 0.5
  private static let repeatIntervals = [0.5, 0.25, 0.1]

  let decrementButton = StepperHalf(name: "Decrement")
  let incrementButton = StepperHalf(name: "Increment")
  private let divider = UIView()

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func didInitialize() {
    super.didInitialize()
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 8
    divider.isUserInteractionEnabled = false
    divider.backgroundColor = .separator
    for half in [decrementButton, incrementButton] {
      half.stepper = self
      addSubview(half)
    }
    addSubview(divider)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      // Interface Builder's: a width that an app asks for is given.
      setContentHuggingPriority(.defaultHigh, for: axis)
    }
    updateHalves()
  }

  // MARK: Value

  private var number = 0.0
  /// Setting it sends no action; it is kept between the ends.
  open var value: Double {
    get { number }
    set { setNumber(newValue) }
  }
  open var minimumValue = 0.0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      setNumber(number)
    }
  }
  open var maximumValue = 100.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      setNumber(number)
    }
  }
  open var stepValue = 1.0 {
    willSet { precondition(newValue > 0, "-[UIStepper setStepValue:]: step must be greater than 0") }
  }
  open var isContinuous = true
  open var autorepeat = true
  open var wraps = false { didSet { updateHalves() } }

  private func setNumber(_ new: Double) {
    let kept = min(max(new, minimumValue), maximumValue)
    if kept != number {
      number = kept
      accessibilityDidChange()
    }
    updateHalves()
  }

  /// One step; beyond an end it stops there, or comes in at the other.
  /// - Returns: whether the value changed.
  @discardableResult
  func step(up: Bool, sendsAction: Bool) -> Bool {
    var new = number + (up ? stepValue : -stepValue)
    if new > maximumValue { new = wraps ? minimumValue : maximumValue }
    if new < minimumValue { new = wraps ? maximumValue : minimumValue }
    guard new != number else { return false }
    setNumber(new)
    if sendsAction { send([.valueChanged, .primaryActionTriggered], nil) }
    return true
  }

  // MARK: Touches on the halves

  private var isHeld = false
  private var changedWhileHeld = false
  private var repeats = 0
  private var timer: Clock.Token?

  func halfDidBegin(_ half: StepperHalf) {
    isHeld = true
    changedWhileHeld = false
    repeats = 0
    send(.touchDown, nil)
    stepHeld(half)
    if autorepeat { scheduleRepeat(half, after: Self.repeatDelay) }
  }
  private func stepHeld(_ half: StepperHalf) {
    if step(up: half === incrementButton, sendsAction: isContinuous) { changedWhileHeld = true }
  }
  private func scheduleRepeat(_ half: StepperHalf, after delay: TimeInterval) {
    timer = Clock.after(delay) { [weak self, weak half] in
      guard let self, let half, isHeld, half.isEnabled else { return }
      if half.isTouchInside { stepHeld(half) }
      repeats += 1
      scheduleRepeat(half, after: Self.repeatIntervals[min(repeats / 4, Self.repeatIntervals.count - 1)])
    }
  }
  func halfDidEnd(_ half: StepperHalf, _ event: UIControl.Event) {
    timer?.cancel()
    isHeld = false
    if !isContinuous, changedWhileHeld { send([.valueChanged, .primaryActionTriggered], nil) }
    send(event, nil)
  }

  // MARK: Looks

  private func updateHalves() {
    decrementButton.isEnabled = isEnabled && (wraps || number > minimumValue)
    incrementButton.isEnabled = isEnabled && (wraps || number < maximumValue)
  }
  override func stateDidChange() {
    super.stateDidChange()
    updateHalves()
  }
  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
  open override func layoutSubviews() {
    super.layoutSubviews()
    let half = bounds.width / 2
    decrementButton.frame = CGRect(x: 0, y: 0, width: half, height: bounds.height)
    incrementButton.frame = CGRect(x: half, y: 0, width: half, height: bounds.height)
    divider.frame = CGRect(x: half - 0.5, y: (bounds.height - 18) / 2, width: 1, height: 18)
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    for half in [decrementButton, incrementButton] { half.updateLooks() }
  }

  /// Pictures of the app's own for the two signs.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    decrementButton.setImage(image, for: state)
  }
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    incrementButton.setImage(image, for: state)
  }
  open func decrementImage(for state: UIControl.State) -> UIImage? { decrementButton.images[state.rawValue] }
  open func incrementImage(for state: UIControl.State) -> UIImage? { incrementButton.images[state.rawValue] }
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    backgroundImages[state.rawValue] = image
  }
  open func backgroundImage(for state: UIControl.State) -> UIImage? { backgroundImages[state.rawValue] }
  private var backgroundImages: [UInt: UIImage] = [:]

  // MARK: Accessibility: two buttons, as on iOS; the whole can be adjusted.

  override var derivedIsAccessibilityElement: Bool { false }
  override var derivedAccessibilityTraits: UIAccessibilityTraits {
    super.derivedAccessibilityTraits.union(.adjustable)
  }
  override var derivedAccessibilityValue: String? { Self.text(of: number) }
  override var inspectedValue: String? { Self.text(of: number) }
  open override func accessibilityIncrement() { step(up: true, sendsAction: true) }
  open override func accessibilityDecrement() { step(up: false, sendsAction: true) }

  static func text(of number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }
}

/// One half of a stepper.
final class StepperHalf: UIControl {
  weak var stepper: UIStepper?
  private let name: String
  private let signs: [UIView]
  var images: [UInt: UIImage] = [:]

  init(name: String) {
    self.name = name
    signs = (0..<(name == "Increment" ? 2 : 1)).map { _ in UIView() }
    super.init(frame: .zero)
    layer.cornerRadius = 8
    for sign in signs {
      sign.isUserInteractionEnabled = false
      sign.layer.cornerRadius = 1
      addSubview(sign)
    }
    updateLooks()
  }
  required init?(coder: NSCoder) { nil }

  func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state.rawValue] = image
    updateLooks()
  }
  override var keepsTaps: Bool { true }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    stepper?.halfDidBegin(self)
    return true
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    stepper?.halfDidEnd(self, isTouchInside ? .touchUpInside : .touchUpOutside)
  }
  override func cancelTracking(with event: UIEvent?) { stepper?.halfDidEnd(self, .touchCancel) }
  override func stateDidChange() {
    super.stateDidChange()
    updateLooks()
  }
  override func traitsDidChange(from old: UITraitCollection?) {
    super.traitsDidChange(from: old)
    updateLooks()
  }
  func updateLooks() {
    backgroundColor = isHighlighted ? .secondarySystemFill : .clear
    for sign in signs { sign.backgroundColor = isEnabled ? .label : .tertiaryLabel }
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    // Strokes of the symbols minus and plus at 17 points.
    let length: CGFloat = 14, width: CGFloat = 1.7
    for (index, sign) in signs.enumerated() {
      let size = index == 0 ? CGSize(width: length, height: width) : CGSize(width: width, height: length)
      sign.frame = CGRect(
        x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
        height: size.height)
    }
  }
  override var derivedAccessibilityLabel: String? { SystemStrings.text(name) }
  /// Which of several steppers it belongs to.
  override var accessibilityHint: String? {
    get { super.accessibilityHint ?? stepper?.statedAccessibilityLabel }
    set { super.accessibilityHint = newValue }
  }
  override var derivedAccessibilityTraits: UIAccessibilityTraits {
    super.derivedAccessibilityTraits.union(.button)
  }
}
