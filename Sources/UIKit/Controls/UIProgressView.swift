/// How far something has come.
@preconcurrency @MainActor open class UIProgressView: UIView {
  public enum Style: Int, Sendable { case `default`, bar }
  private let bar = UIView()

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    sizeToFit()
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func didInitialize() {
    super.didInitialize()
    isUserInteractionEnabled = false
    clipsToBounds = true
    addSubview(bar)
    updateLooks()
  }

  open var progressViewStyle = Style.default { didSet { invalidateIntrinsicContentSize() } }
  private var part: Float = 0
  /// 0…1.
  open var progress: Float {
    get { part }
    set { setProgress(newValue, animated: false) }
  }
  open func setProgress(_ progress: Float, animated: Bool) {
    observed("progress") { part = min(max(progress, 0), 1) }
    accessibilityDidChange()
    guard animated, window != nil else { return place() }
    UIView.animate(withDuration: 0.25) { self.place() }
  }
  open var observedProgress: Progress? {
    didSet { if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }
  }
  open var progressTintColor: UIColor? { didSet { updateLooks() } }
  open var trackTintColor: UIColor? { didSet { updateLooks() } }
  open var progressImage: UIImage?
  open var trackImage: UIImage?

  private func updateLooks() {
    backgroundColor = trackTintColor ?? (progressViewStyle == .bar ? .clear : .systemFill)
    bar.backgroundColor = progressTintColor ?? tintColor
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateLooks()
  }
  /// Points. Source: observed on iOS 14 and later.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle == .bar ? 2.5 : 4)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: max(size.width, 150), height: intrinsicContentSize.height)
  }
  private func place() {
    let width = bounds.width * CGFloat(part)
    bar.frame = CGRect(x: isRightToLeft ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
    layer.cornerRadius = progressViewStyle == .bar ? 0 : bounds.height / 2
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  override var derivedIsAccessibilityElement: Bool { true }
  override var derivedAccessibilityLabel: String? { SystemStrings.text("Progress") }
  override var derivedAccessibilityValue: String? { "\(Int((part * 100).rounded()))%" }
  override var derivedAccessibilityTraits: UIAccessibilityTraits { .updatesFrequently }
}
