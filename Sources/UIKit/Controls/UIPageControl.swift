/// A row of dots, one for each page.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
  public enum InteractionState: Int, Sendable { case none, discrete, continuous }
  public enum Direction: Int, Sendable { case natural, leftToRight, rightToLeft, topToBottom, bottomToTop }
  /// Points. Source: observed on iOS 14 and later.
  private static let dot: CGFloat = 7
  private static let gap: CGFloat = 9
  private static let height: CGFloat = 26
  private var dots: [UIView] = []

  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      currentPage = min(currentPage, max(0, numberOfPages - 1))
      makeDots()
    }
  }
  /// Setting it sends no action; it is kept in range.
  open var currentPage = 0 {
    didSet {
      let kept = min(max(currentPage, 0), max(0, numberOfPages - 1))
      if kept != currentPage { currentPage = kept }
      updateLooks()
      accessibilityDidChange()
    }
  }
  open var hidesForSinglePage = false { didSet { updateLooks() } }
  open var pageIndicatorTintColor: UIColor? { didSet { updateLooks() } }
  open var currentPageIndicatorTintColor: UIColor? { didSet { updateLooks() } }
  open var backgroundStyle = BackgroundStyle.automatic
  open var direction = Direction.natural
  open var interactionState: InteractionState { .none }
  open var allowsContinuousInteraction = true
  open var defersCurrentPageDisplay = false
  open func updateCurrentPageDisplay() { updateLooks() }
  open var preferredIndicatorImage: UIImage?
  open var preferredCurrentPageIndicatorImage: UIImage?
  private var images: [Int: UIImage] = [:]
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { images[page] = image }
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

  private func makeDots() {
    for dot in dots { dot.removeFromSuperview() }
    dots = (0..<numberOfPages).map { _ in
      let dot = UIView()
      dot.isUserInteractionEnabled = false
      dot.layer.cornerRadius = Self.dot / 2
      addSubview(dot)
      return dot
    }
    invalidateIntrinsicContentSize()
    updateLooks()
    setNeedsLayout()
  }
  private func updateLooks() {
    for (index, dot) in dots.enumerated() {
      dot.backgroundColor =
        index == currentPage
        ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
      dot.isHidden = hidesForSinglePage && numberOfPages <= 1
    }
  }

  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let row = CGFloat(pageCount) * Self.dot + CGFloat(max(0, pageCount - 1)) * Self.gap
    return CGSize(width: pageCount == 0 ? 0 : row + 32, height: Self.height)
  }
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open override func layoutSubviews() {
    super.layoutSubviews()
    let row = CGFloat(dots.count) * Self.dot + CGFloat(max(0, dots.count - 1)) * Self.gap
    var x = (bounds.width - row) / 2
    for dot in isRightToLeft ? dots.reversed() : dots {
      dot.frame = CGRect(x: x, y: (bounds.height - Self.dot) / 2, width: Self.dot, height: Self.dot)
      x += Self.dot + Self.gap
    }
  }

  /// A tap on either side of the middle goes one page that way.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard isTouchInside, let touch else { return }
    turn((touch.location(in: self).x > bounds.midX) != isRightToLeft ? 1 : -1, event)
  }
  override var keepsTaps: Bool { true }
  private func turn(_ step: Int, _ event: UIEvent?) {
    let page = min(max(currentPage + step, 0), max(0, numberOfPages - 1))
    guard page != currentPage else { return }
    currentPage = page
    send([.valueChanged, .primaryActionTriggered], event)
  }

  override var derivedAccessibilityTraits: UIAccessibilityTraits {
    super.derivedAccessibilityTraits.union(.adjustable)
  }
  override var derivedAccessibilityValue: String? {
    String(format: SystemStrings.text("Page %d of %d"), currentPage + 1, numberOfPages)
  }
  open override func accessibilityIncrement() { turn(1, nil) }
  open override func accessibilityDecrement() { turn(-1, nil) }
}
