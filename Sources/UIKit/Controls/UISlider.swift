/// A value between two ends, moved by a thumb.
@preconcurrency @MainActor open class UISlider: UIControl {
  /// Points. Source: the height that storyboards hold; the rest is observed.
  private static let height: CGFloat = 31
  private static let thumbSize: CGFloat = 27
  private static let trackHeight: CGFloat = 4
  private let minimumTrack = UIImageView()
  private let maximumTrack = UIImageView()
  private let thumb = UIImageView()
  private let minimumImageView = UIImageView()
  private let maximumImageView = UIImageView()

  override func didInitialize() {
    super.didInitialize()
    for view in [maximumTrack, minimumTrack, thumb, minimumImageView, maximumImageView] {
      view.isUserInteractionEnabled = false
      view.isAccessibilityElement = false
      addSubview(view)
    }
    for track in [minimumTrack, maximumTrack] { track.layer.cornerRadius = Self.trackHeight / 2 }
    thumb.layer.cornerRadius = Self.thumbSize / 2
    thumb.layer.shadowOpacity = 0.15
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    thumb.layer.shadowRadius = 4
    updateLooks()
  }

  // MARK: Value

  private var number: Float = 0
  /// Setting it sends no action; it is kept between the ends.
  open var value: Float {
    get { number }
    set { setValue(newValue, animated: false) }
  }
  open func setValue(_ value: Float, animated: Bool) {
    number = min(max(value, minimumValue), maximumValue)
    accessibilityDidChange()
    guard animated, window != nil else { return place() }
    UIView.animate(withDuration: 0.25) { self.place() }
  }
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      setValue(number, animated: false)
    }
  }
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      setValue(number, animated: false)
    }
  }
  open var isContinuous = true

  // MARK: Looks

  open var minimumTrackTintColor: UIColor? { didSet { updateLooks() } }
  open var maximumTrackTintColor: UIColor? { didSet { updateLooks() } }
  open var thumbTintColor: UIColor? { didSet { updateLooks() } }
  open var minimumValueImage: UIImage? { didSet { imagesDidChange() } }
  open var maximumValueImage: UIImage? { didSet { imagesDidChange() } }
  private var thumbImages = ButtonContent<UIImage>()
  private var minimumTrackImages = ButtonContent<UIImage>()
  private var maximumTrackImages = ButtonContent<UIImage>()
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    thumbImages[state] = image
    updateLooks()
  }
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    minimumTrackImages[state] = image
    updateLooks()
  }
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    maximumTrackImages[state] = image
    updateLooks()
  }
  open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages[state] }
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { minimumTrackImages[state] }
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { maximumTrackImages[state] }
  open var currentThumbImage: UIImage? { thumbImages[state] }

  private func imagesDidChange() {
    minimumImageView.image = minimumValueImage
    maximumImageView.image = maximumValueImage
    setNeedsLayout()
  }
  private func updateLooks() {
    minimumTrack.image = minimumTrackImages[state]
    maximumTrack.image = maximumTrackImages[state]
    minimumTrack.backgroundColor = minimumTrack.image == nil ? minimumTrackTintColor ?? tintColor : nil
    maximumTrack.backgroundColor = maximumTrack.image == nil ? maximumTrackTintColor ?? .systemFill : nil
    thumb.image = thumbImages[state]
    thumb.backgroundColor = thumb.image == nil ? thumbTintColor ?? .white : nil
    alpha = isEnabled ? 1 : 0.5
    setNeedsLayout()
  }
  override func stateDidChange() {
    super.stateDidChange()
    updateLooks()
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateLooks()
  }

  // MARK: Geometry

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    guard let size = minimumValueImage?.size else { return .zero }
    return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    guard let size = maximumValueImage?.size else { return .zero }
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let left = minimumValueImage.map { $0.size.width + 7 } ?? 2
    let right = maximumValueImage.map { $0.size.width + 7 } ?? 2
    return CGRect(
      x: bounds.minX + left, y: bounds.midY - Self.trackHeight / 2,
      width: max(0, bounds.width - left - right),
      height: Self.trackHeight)
  }
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: Self.thumbSize, height: Self.thumbSize)
    let range = maximumValue - minimumValue
    var part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    if isRightToLeft { part = 1 - part }
    return CGRect(
      x: rect.minX + (rect.width - size.width) * part, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }
  private func place() {
    let track = trackRect(forBounds: bounds)
    let knob = thumbRect(forBounds: bounds, trackRect: track, value: number)
    minimumImageView.frame = minimumValueImageRect(forBounds: bounds)
    maximumImageView.frame = maximumValueImageRect(forBounds: bounds)
    maximumTrack.frame = track
    minimumTrack.frame =
      isRightToLeft
      ? CGRect(x: knob.midX, y: track.minY, width: track.maxX - knob.midX, height: track.height)
      : CGRect(x: track.minX, y: track.minY, width: knob.midX - track.minX, height: track.height)
    thumb.frame = knob
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  // MARK: Touches

  private var grip: CGFloat = 0
  private var valueAtStart: Float = 0
  /// Only the thumb moves the value; a touch on the track does nothing. Source: iOS.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    layoutIfNeeded()
    let point = touch.location(in: self)
    guard thumb.frame.insetBy(dx: -10, dy: -10).contains(point) else { return false }
    grip = point.x - thumb.frame.midX
    valueAtStart = number
    return true
  }
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds), width = thumb.frame.width
    let room = track.width - width
    guard room > 0 else { return true }
    var part = (touch.location(in: self).x - grip - width / 2 - track.minX) / room
    part = min(max(isRightToLeft ? 1 - part : part, 0), 1)
    let new = minimumValue + Float(part) * (maximumValue - minimumValue)
    guard new != number else { return true }
    setValue(new, animated: false)
    if isContinuous { send([.valueChanged, .primaryActionTriggered], event) }
    return true
  }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous, number != valueAtStart { send([.valueChanged, .primaryActionTriggered], event) }
  }
  /// Pans along the track belong to the thumb they start on.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer is UIPanGestureRecognizer || gestureRecognizer is UISwipeGestureRecognizer else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return !isTracking
  }

  // MARK: Accessibility

  override var derivedAccessibilityTraits: UIAccessibilityTraits {
    super.derivedAccessibilityTraits.union(.adjustable)
  }
  override var derivedAccessibilityValue: String? {
    let range = maximumValue - minimumValue
    return "\(Int((range > 0 ? (number - minimumValue) / range * 100 : 0).rounded()))%"
  }
  /// A tenth of the range, as VoiceOver's swipe.
  open override func accessibilityIncrement() { adjust(by: 0.1) }
  open override func accessibilityDecrement() { adjust(by: -0.1) }
  private func adjust(by part: Float) {
    setValue(number + part * (maximumValue - minimumValue), animated: true)
    send([.valueChanged, .primaryActionTriggered], nil)
  }
}
