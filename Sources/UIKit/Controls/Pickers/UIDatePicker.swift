/// Chooses a moment, a day, a time or a length of time.
///
/// The wheels are the same for all styles; the compact style shows the value and opens them over the window. A
/// calendar of a month is not drawn: `inline` shows the wheels.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }

  open var datePickerMode = Mode.dateAndTime { didSet { rebuild() } }
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { rebuild() } }
  /// What is shown: never `automatic`.
  open var datePickerStyle: UIDatePickerStyle {
    switch preferredDatePickerStyle {
    case .automatic: datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth ? .wheels : .compact
    default: preferredDatePickerStyle
    }
  }
  open var locale: Locale? { didSet { rebuild() } }
  open var calendar: Calendar! = .current { didSet { rebuild() } }
  open var timeZone: TimeZone? { didSet { rebuild() } }
  /// Setting it sends no action; it is kept between the limits.
  open var date: Date {
    get { current }
    set { setDate(newValue, animated: false) }
  }
  open var minimumDate: Date? { didSet { setDate(current, animated: false) } }
  open var maximumDate: Date? { didSet { setDate(current, animated: false) } }
  /// Seconds, in whole minutes.
  open var countDownDuration: TimeInterval = 60 { didSet { wheels.showDate(animated: false) } }
  /// A divisor of 60.
  open var minuteInterval = 1 { didSet { rebuild() } }
  open var roundsToMinuteInterval = true

  private var current = Date()
  private lazy var wheels = DateWheels(picker: self)
  private lazy var button: UIButton = makeButton()

  override func didInitialize() {
    super.didInitialize()
    rebuild()
    if bounds.size == .zero { bounds.size = intrinsicContentSize }
  }

  open func setDate(_ date: Date, animated: Bool) {
    var kept = date
    if let minimumDate { kept = max(kept, minimumDate) }
    if let maximumDate, minimumDate.map({ $0 <= maximumDate }) ?? true { kept = min(kept, maximumDate) }
    current = kept
    wheels.showDate(animated: animated)
    updateButton()
    accessibilityDidChange()
  }

  /// The wheels came to rest at another value.
  func wheelsDidChoose(_ date: Date) {
    setDate(date, animated: true)
    send([.valueChanged, .primaryActionTriggered], nil)
  }

  // MARK: Parts

  var effectiveCalendar: Calendar {
    var result: Calendar = calendar ?? .current
    if let timeZone { result.timeZone = timeZone }
    result.locale = effectiveLocale
    return result
  }
  var effectiveLocale: Locale {
    locale ?? UIScreen.main.environment.language.map { Locale(identifier: $0) } ?? .current
  }

  private func rebuild() {
    let isCompact = datePickerStyle == .compact
    if datePickerStyle == .inline {
      Log.unsupported("UIDatePicker's inline calendar", "wheels stand in its place")
    }
    (isCompact ? wheels.view : button).removeFromSuperview()
    addSubview(isCompact ? button : wheels.view)
    wheels.reload()
    updateButton()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func makeButton() -> UIButton {
    let button = UIButton(type: .custom)
    button.backgroundColor = .tertiarySystemFill
    button.layer.cornerRadius = 6
    button.setTitleColor(.label, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17)
    button.addAction(UIAction { [weak self] _ in self?.openWheels() }, for: .touchUpInside)
    return button
  }
  private func updateButton() {
    let formatter = DateFormatter()
    (formatter.calendar, formatter.locale) = (effectiveCalendar, effectiveLocale)
    formatter.timeZone = effectiveCalendar.timeZone
    formatter.dateStyle = datePickerMode == .time ? .none : .medium
    formatter.timeStyle = datePickerMode == .date ? .none : .short
    button.setTitle(formatter.string(from: current), for: .normal)
    invalidateIntrinsicContentSize()
  }
  private func openWheels() {
    guard let window else { return }
    let overlay = DateWheelsOverlay(wheels: wheels, beside: self)
    overlay.frame = window.bounds
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(overlay)
  }

  open override var intrinsicContentSize: CGSize {
    guard datePickerStyle == .compact else { return wheels.view.intrinsicContentSize }
    let text = button.titleLabel?.intrinsicContentSize.width ?? 0
    return CGSize(width: text.rounded(.up) + 24, height: 34)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open override func layoutSubviews() {
    super.layoutSubviews()
    if datePickerStyle == .compact { button.frame = bounds } else { wheels.view.frame = bounds }
  }
  override var derivedAccessibilityValue: String? { button.title(for: .normal) }
}

public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

/// The wheels of a compact picker over its window; a touch beside them closes them.
@MainActor private final class DateWheelsOverlay: UIView {
  private let panel = UIView()
  private weak var source: UIView?
  private let wheels: DateWheels
  init(wheels: DateWheels, beside source: UIView) {
    (self.wheels, self.source) = (wheels, source)
    super.init(frame: .zero)
    accessibilityViewIsModal = true
    panel.backgroundColor = .secondarySystemBackground
    panel.layer.cornerRadius = 13
    panel.layer.shadowOpacity = 0.2
    panel.layer.shadowRadius = 30
    addSubview(panel)
    panel.addSubview(wheels.view)
  }
  required init?(coder: NSCoder) { nil }
  override func layoutSubviews() {
    super.layoutSubviews()
    let size = wheels.view.intrinsicContentSize
    let anchor = source.map { convert($0.bounds, from: $0) } ?? bounds
    let safe = bounds.inset(by: safeAreaInsets).insetBy(dx: 8, dy: 8)
    let below = anchor.maxY + 8 + size.height <= safe.maxY
    panel.frame = CGRect(
      x: min(max(anchor.midX - size.width / 2, safe.minX), max(safe.minX, safe.maxX - size.width)),
      y: below ? anchor.maxY + 8 : max(safe.minY, anchor.minY - 8 - size.height), width: size.width,
      height: size.height)
    wheels.view.frame = panel.bounds
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, !panel.frame.contains(touch.location(in: self)) else { return }
    removeFromSuperview()
  }
  override func accessibilityPerformEscape() -> Bool {
    removeFromSuperview()
    return true
  }
}
