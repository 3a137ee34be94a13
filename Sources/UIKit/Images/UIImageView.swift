import Surface

/// Shows one picture, or several in turn.
@preconcurrency @MainActor open class UIImageView: UIView {
  open var image: UIImage? {
    willSet { tellWillChange("image") }
    didSet {
      defer { tellDidChange("image", from: oldValue) }
      guard image !== oldValue else { return }
      imageDidChange(from: oldValue)
    }
  }
  open var highlightedImage: UIImage? { didSet { layer.setNeedsCommit() } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { layer.setNeedsCommit() } } }
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { imageDidChange(from: nil) }
  }
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  open var imageOrientation: UIImage.Orientation { image?.imageOrientation ?? .up }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    show(image, nil)
  }
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    show(image, highlightedImage)
  }
  /// Outside of an initialiser, where observers do not run.
  private func show(_ image: UIImage?, _ highlightedImage: UIImage?) {
    (self.image, self.highlightedImage) = (image, highlightedImage)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func didInitialize() {
    super.didInitialize()
    isUserInteractionEnabled = false
  }

  private func imageDidChange(from old: UIImage?) {
    layer.setNeedsCommit()
    if old?.size != image?.size || old == nil { invalidateIntrinsicContentSize() }
  }

  /// The image with the view's symbol configuration.
  private var shownImage: UIImage? {
    let image =
      animation?.current ?? (isHighlighted ? highlightedImage : nil) ?? self.image
    guard let image, let preferredSymbolConfiguration, case .symbol(let symbol) = image.form.source else {
      return image
    }
    // What the image itself states wins over what the view prefers.
    return image.changed { form in
      form.source = .symbol(
        SymbolImage(
          name: symbol.name, configuration: preferredSymbolConfiguration.applying(symbol.configuration)))
    }
  }

  open override var intrinsicContentSize: CGSize {
    shownImage.map(\.size)
      ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }
  override var firstBaselineOffset: CGFloat { baselineOffset }
  override var lastBaselineOffset: CGFloat { image?.baselineOffsetFromBottom ?? 0 }
  private var baselineOffset: CGFloat {
    (image?.size.height ?? bounds.height) - (image?.baselineOffsetFromBottom ?? 0)
  }

  override func updateNode(_ node: inout Node) {
    super.updateNode(&node)
    guard let image = shownImage, bounds.width > 0, bounds.height > 0 else { return }
    let mode: UIView.ContentMode =
      image.isSymbolImage && contentMode == .scaleToFill ? .scaleAspectFit : contentMode
    node.content = image.content(
      in: CGRect(origin: .zero, size: bounds.size), mode: mode, tint: tintColor, traits: traitCollection)
  }
  override func traitsDidChange(from old: UITraitCollection?) {
    super.traitsDidChange(from: old)
    if old?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
      invalidateIntrinsicContentSize()
    }
  }
  override func boundsSizeDidChange() {
    super.boundsSizeDidChange()
    layer.setNeedsCommit()
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { statedAccessibilityTraits ?? .image }
    set { super.accessibilityTraits = newValue }
  }

  // MARK: Animation

  private var animation: ImageAnimation?
  open var animationImages: [UIImage]?
  open var highlightedAnimationImages: [UIImage]?
  /// Of one round; 0 is a thirtieth of a second a picture.
  open var animationDuration: TimeInterval = 0
  /// 0 is without end.
  open var animationRepeatCount = 0
  open var isAnimating: Bool { animation != nil }
  open func startAnimating() {
    guard let images = animationImages ?? image?.images, !images.isEmpty else { return }
    let stated = animationImages == nil ? image?.duration ?? 0 : animationDuration
    animation?.stop()
    animation = ImageAnimation(
      images: images, duration: stated > 0 ? stated : Double(images.count) / 30, repeats: animationRepeatCount
    ) { [weak self] isRunning in
      if !isRunning { self?.animation = nil }
      self?.layer.setNeedsCommit()
    }
    layer.setNeedsCommit()
  }
  open func stopAnimating() {
    animation?.stop()
    animation = nil
    layer.setNeedsCommit()
  }
}

/// Shows pictures in turn.
@MainActor final class ImageAnimation {
  private let images: [UIImage]
  private let repeats: Int
  private var index = 0
  private var rounds = 0
  private let step: TimeInterval
  private var waiting: Clock.Token?
  private let didChange: (_ isRunning: Bool) -> Void

  init(images: [UIImage], duration: TimeInterval, repeats: Int, didChange: @escaping (Bool) -> Void) {
    (self.images, self.repeats, self.didChange) = (images, repeats, didChange)
    step = duration / Double(images.count)
    wait()
  }
  var current: UIImage { images[index] }
  func stop() { waiting?.cancel() }

  private func wait() {
    waiting = Clock.after(step, mustFinish: repeats > 0) { [weak self] in self?.advance() }
  }

  private func advance() {
    index += 1
    if index == images.count {
      index = 0
      rounds += 1
      if repeats > 0, rounds >= repeats {
        stop()
        return didChange(false)
      }
    }
    wait()
    didChange(true)
  }
}
