import Surface

/// Spokes that turn while something takes its time.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable { case whiteLarge, white, gray, medium = 100, large }

  open var style = Style.medium {
    didSet {
      invalidateIntrinsicContentSize()
      updateSpokes()
    }
  }
  open var hidesWhenStopped = true { didSet { updateHidden() } }
  open var color: UIColor! = .systemGray { didSet { updateSpokes() } }
  open private(set) var isAnimating = false
  private var spokes: [CALayer] = []
  private var phase = 0
  private var turning: Clock.Token?
  private static let spokeCount = 8
  /// Seconds for a turn; UIKit's spokes step, they do not glide.
  private static let period = 0.8

  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
    bounds.size = intrinsicContentSize
    updateSpokes()
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func didInitialize() {
    super.didInitialize()
    isUserInteractionEnabled = false
    for _ in 0..<Self.spokeCount {
      let spoke = CALayer()
      layer.addSublayer(spoke)
      spokes.append(spoke)
    }
    isHidden = true
    setContentHuggingPriority(.required, for: .horizontal)
    setContentHuggingPriority(.required, for: .vertical)
  }

  open override var intrinsicContentSize: CGSize {
    let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
    return CGSize(width: side, height: side)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    updateHidden()
    step()
  }
  open func stopAnimating() {
    isAnimating = false
    turning?.cancel()
    updateHidden()
  }
  private func updateHidden() { if hidesWhenStopped { isHidden = !isAnimating } else { isHidden = false } }

  private func step() {
    guard isAnimating else { return }
    phase += 1
    fade()
    turning = Clock.after(Self.period / Double(Self.spokeCount), mustFinish: false) { [weak self] in
      guard let self, self.window != nil || self.superview != nil else { return }
      self.step()
    }
  }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if isAnimating, window != nil {
      turning?.cancel()
      step()
    }
  }

  private func fade() {
    for (index, spoke) in spokes.enumerated() {
      let age = (phase - index + 8 * Self.spokeCount) % Self.spokeCount
      spoke.opacity = 1 - Float(age) / Float(Self.spokeCount) * 0.75
    }
  }
  private func updateSpokes() {
    let side = intrinsicContentSize.width
    let length = side * 0.28, width = side * 0.11
    for (index, spoke) in spokes.enumerated() {
      spoke.bounds = CGRect(x: 0, y: 0, width: width, height: length)
      spoke.position = CGPoint(x: bounds.midX, y: bounds.midY)
      spoke.anchorPoint = CGPoint(x: 0.5, y: side / 2 / length)
      spoke.cornerRadius = width / 2
      spoke.transform = CATransform3DMakeRotation(
        CGFloat(index) * 2 * .pi / CGFloat(Self.spokeCount), 0, 0, 1)
      spoke.backgroundColor = color.resolvedColor(with: traitCollection).cgColor
    }
    fade()
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateSpokes()
  }
  override func traitsDidChange(from old: UITraitCollection?) {
    super.traitsDidChange(from: old)
    updateSpokes()
  }

  override var derivedIsAccessibilityElement: Bool { true }
  override var derivedAccessibilityLabel: String? {
    SystemStrings.text(isAnimating ? "In progress" : "Progress halted")
  }
  override var derivedAccessibilityTraits: UIAccessibilityTraits { .updatesFrequently }
}
