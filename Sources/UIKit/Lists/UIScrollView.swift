import Surface

/// A view that shows a part of larger content.
///
/// `contentOffset` is the origin of `bounds`: frames of subviews do not move when it scrolls. The host
/// scrolls natively where it can (`UIScrollView+Native`); else fingers move it (`UIScrollView+Dragging`).
@preconcurrency @MainActor open class UIScrollView: UIView {
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// What is left of the speed after one millisecond.
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
  public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
  public enum IndexDisplayMode: Int, Sendable { case automatic, alwaysHidden }

  override func didInitialize() {
    super.didInitialize()
    clipsToBounds = true
    layer.movesChildrenWithBounds = false
    for recognizer in [panGestureRecognizer, delayRecognizer] { addGestureRecognizer(recognizer) }
  }

  weak var scrollDelegate: UIScrollViewDelegate?

  // MARK: Content

  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { setContentOffset(newValue, animated: false) }
  }
  open var contentSize = CGSize.zero {
    willSet { tellWillChange("contentSize") }
    didSet {
      defer { tellDidChange("contentSize", from: oldValue) }
      guard contentSize != oldValue else { return }
      updateAdjustedContentInset()
      keepOffsetInRange()
      layer.setNeedsCommit()
    }
  }
  open var contentInset = UIEdgeInsets.zero {
    willSet { tellWillChange("contentInset") }
    didSet {
      if contentInset != oldValue { updateAdjustedContentInset() }
      tellDidChange("contentInset", from: oldValue)
    }
  }
  /// What `contentInset` and the safe area leave; the offset's range is measured with it.
  open private(set) var adjustedContentInset = UIEdgeInsets.zero
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { updateAdjustedContentInset() }
  }
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open func adjustedContentInsetDidChange() {}
  open var contentAlignmentPoint = CGPoint.zero

  /// Constraints to the content guide say how large the content is.
  override func layoutContentSizeDidChange(_ size: CGSize) {
    if size != contentSize { contentSize = size }
  }

  /// The rectangle of the content and the fixed rectangle, for Auto Layout.
  public lazy var contentLayoutGuide = constraintState.contentGuide
  public lazy var frameLayoutGuide = constraintState.frameGuide

  // MARK: Behaviour

  open var isScrollEnabled = true { didSet { layer.setNeedsCommit() } }
  open var isPagingEnabled = false { didSet { layer.setNeedsCommit() } }
  open var isDirectionalLockEnabled = false
  open var bounces = true { didSet { layer.setNeedsCommit() } }
  open var alwaysBounceVertical = false { didSet { bounceDidChange() } }
  open var alwaysBounceHorizontal = false { didSet { bounceDidChange() } }
  open var bouncesVertically: Bool {
    get { bounces }
    set { bounces = newValue }
  }
  open var bouncesHorizontally: Bool {
    get { bounces }
    set { bounces = newValue }
  }
  open var scrollsToTop = true
  open var decelerationRate = DecelerationRate.normal
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var indexDisplayMode = IndexDisplayMode.automatic
  open var refreshControl: UIRefreshControl? {
    didSet {
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
      refreshControl?.attach(to: self)
    }
  }
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    true
  }
  /// Controls keep a touch they were told of.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Insets that the content already keeps free are no part of its safe area.
  override var safeAreaInsetsOfContent: UIEdgeInsets {
    let safe = currentSafeAreaInsets, kept = adjustedContentInset, own = contentInset
    return UIEdgeInsets(
      top: max(0, safe.top - max(0, kept.top - own.top)),
      left: max(0, safe.left - max(0, kept.left - own.left)),
      bottom: max(0, safe.bottom - max(0, kept.bottom - own.bottom)),
      right: max(0, safe.right - max(0, kept.right - own.right)))
  }

  // MARK: Indicators

  open var showsVerticalScrollIndicator = true { didSet { layer.setNeedsCommit() } }
  open var showsHorizontalScrollIndicator = true { didSet { layer.setNeedsCommit() } }
  open var indicatorStyle = IndicatorStyle.default
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  /// Hosts show their own indicators while something moves.
  open func flashScrollIndicators() {}

  // MARK: State

  open var isTracking: Bool { panGestureRecognizer.trackedTouches.contains(where: \.isDown) || isDragging }
  open internal(set) var isDragging = false
  open internal(set) var isDecelerating = false
  open var isScrollAnimating: Bool { motion?.kind == .animation || nativeTarget != nil }
  /// The offset moves by itself: deceleration, a return from beyond the edge, an animation.
  var motion: ScrollMotion?
  /// Where an offset that the host animates goes.
  var nativeTarget: CGPoint?
  var nativeTimeout: Clock.Token?
  /// Where an animated move to a row goes, newly asked as estimated sizes become true.
  var scrollGoal: (() -> CGPoint)?
  var nativeSamples: [(offset: CGPoint, time: TimeInterval)] = []
  /// Rises with every move that the host did not make.
  var revision = 0
  var dragStart = CGPoint.zero
  /// Where the content comes to rest after a finger left it: our own subclasses snap here, before the delegate.
  /// - Parameter velocity: in points a millisecond.
  func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }
  open var isZoomAnimating: Bool { false }
  open var allowsKeyboardScrolling = true
  open var transfersVerticalScrollingToParent = true
  open var transfersHorizontalScrollingToParent = true
  /// Ends every movement where it is.
  open func stopScrollingAndZooming() {
    stopDeceleration()
    stopMotion()
  }

  public private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = ScrollPanRecognizer(for: self)
  lazy var delayRecognizer = ContentTouchDelay(for: self)
  public private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? = makePinch()
  public private(set) lazy var directionalPressGestureRecognizer = UIGestureRecognizer()

  // MARK: Moving

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    stopMotion()
    guard animated, contentOffset != self.contentOffset, window != nil else {
      move(to: contentOffset)
      return
    }
    animateOffset(to: contentOffset)
  }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let inset = adjustedContentInset, size = bounds.size
    let visible = CGRect(
      x: contentOffset.x + inset.left, y: contentOffset.y + inset.top,
      width: size.width - inset.left - inset.right, height: size.height - inset.top - inset.bottom)
    var offset = contentOffset
    // Only as far as needed; of a rectangle larger than the view, its start.
    if rect.minX < visible.minX || rect.width > visible.width {
      offset.x = rect.minX - inset.left
    } else if rect.maxX > visible.maxX {
      offset.x += rect.maxX - visible.maxX
    }
    if rect.minY < visible.minY || rect.height > visible.height {
      offset.y = rect.minY - inset.top
    } else if rect.maxY > visible.maxY {
      offset.y += rect.maxY - visible.maxY
    }
    if rect.width > visible.width, rect.minX <= visible.minX, rect.maxX >= visible.maxX {
      offset.x = contentOffset.x
    }
    if rect.height > visible.height, rect.minY <= visible.minY, rect.maxY >= visible.maxY {
      offset.y = contentOffset.y
    }
    offset = inRange(offset)
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }

  /// The one place where the offset changes. `byHost`: the host knows it already.
  func move(to offset: CGPoint, byHost: Bool = false) {
    let offset = CGPoint(x: offset.x.isFinite ? offset.x : 0, y: offset.y.isFinite ? offset.y : 0)
    guard offset != bounds.origin else { return }
    if !byHost { revision += 1 }
    isMoving = true
    bounds.origin = offset
    isMoving = false
    setNeedsLayout()
    offsetDidChange()
    scrollDelegate?.scrollViewDidScroll(self)
  }
  private var isMoving = false
  /// Our own subclasses follow the offset here, before the delegate.
  func offsetDidChange() { refreshControl?.scrollViewDidScroll() }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      observed("contentOffset", where: newValue.origin != old) { super.bounds = newValue }
      guard !isMoving, newValue.origin != old else { return }
      revision += 1
      setNeedsLayout()
      offsetDidChange()
      scrollDelegate?.scrollViewDidScroll(self)
    }
  }

  // MARK: Range

  var minimumOffset: CGPoint { CGPoint(x: -adjustedContentInset.left, y: -adjustedContentInset.top) }
  var maximumOffset: CGPoint {
    let least = minimumOffset
    return CGPoint(
      x: max(least.x, contentSize.width + adjustedContentInset.right - bounds.width),
      y: max(least.y, contentSize.height + adjustedContentInset.bottom - bounds.height))
  }
  func inRange(_ offset: CGPoint) -> CGPoint {
    let low = minimumOffset, high = maximumOffset
    return CGPoint(x: min(max(offset.x, low.x), high.x), y: min(max(offset.y, low.y), high.y))
  }
  var isScrollableVertically: Bool { maximumOffset.y > minimumOffset.y + 0.01 }
  var isScrollableHorizontally: Bool { maximumOffset.x > minimumOffset.x + 0.01 }

  func keepOffsetInRange() {
    guard !isDragging, !isDecelerating, motion == nil, nativeTarget == nil else { return }
    let kept = inRange(contentOffset)
    if kept != contentOffset { move(to: kept) }
  }

  override func boundsSizeDidChange() {
    super.boundsSizeDidChange()
    updateAdjustedContentInset()
    keepOffsetInRange()
  }
  override func safeAreaDidChange() { updateAdjustedContentInset() }
  private func bounceDidChange() {
    updateAdjustedContentInset()
    layer.setNeedsCommit()
  }

  // MARK: Insets

  func updateAdjustedContentInset() {
    let automatic = automaticInset
    let new = UIEdgeInsets(
      top: contentInset.top + automatic.top, left: contentInset.left + automatic.left,
      bottom: contentInset.bottom + automatic.bottom, right: contentInset.right + automatic.right)
    let old = adjustedContentInset
    guard new != old else { return }
    // What lay at the start of the content stays there, through all steps of a rotation.
    let before = contentOffset
    let isAtLeft = before.x <= -old.left + 0.01, isAtTop = before.y <= -old.top + 0.01
    adjustedContentInset = new
    layer.setNeedsCommit()
    for subview in subviews { subview.updateSafeArea() }
    if !isDragging, nativeTarget == nil {
      move(to: CGPoint(x: isAtLeft ? -new.left : before.x, y: isAtTop ? -new.top : before.y))
    }
    keepOffsetInRange()
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Source: UIScrollView.ContentInsetAdjustmentBehavior.
  private var automaticInset: UIEdgeInsets {
    let safe = safeAreaInsets
    let adjusts: (horizontal: Bool, vertical: Bool)
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: adjusts = (true, true)
    case .scrollableAxes: adjusts = (overflows(.horizontal), overflows(.vertical))
    case .automatic:
      adjusts = (overflows(.horizontal), overflows(.vertical) || isContentOfNavigationController)
    }
    return UIEdgeInsets(
      top: adjusts.vertical ? safe.top : 0, left: adjusts.horizontal ? safe.left : 0,
      bottom: adjusts.vertical ? safe.bottom : 0, right: adjusts.horizontal ? safe.right : 0)
  }
  private func overflows(_ axis: NSLayoutConstraint.Axis) -> Bool {
    switch axis {
    case .horizontal:
      alwaysBounceHorizontal || contentSize.width + contentInset.left + contentInset.right > bounds.width
    case .vertical:
      alwaysBounceVertical || contentSize.height + contentInset.top + contentInset.bottom > bounds.height
    }
  }
  /// Under bars the top and bottom count even when all fits.
  private var isContentOfNavigationController: Bool {
    var responder: UIResponder? = next
    while let current = responder {
      if let controller = current as? UIViewController {
        return controller.automaticallyAdjustsScrollViewInsets
          && (controller is UINavigationController || controller.navigationController != nil)
      }
      responder = current.next
    }
    return false
  }

  // MARK: Zoom

  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var bouncesZoom = true
  open internal(set) var isZooming = false
  open var isZoomBouncing: Bool { false }
  var currentZoomScale: CGFloat = 1
  open var zoomScale: CGFloat {
    get { currentZoomScale }
    set { setZoomScale(newValue, animated: false) }
  }
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { applyZoom(scale) }
  open func zoom(to rect: CGRect, animated: Bool) { applyZoom(to: rect) }

  // MARK: Node and accessibility

  override func updateNode(_ node: inout Node) {
    super.updateNode(&node)
    node.scroll = scrollArea
  }
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    scrollPage(direction)
  }
}
