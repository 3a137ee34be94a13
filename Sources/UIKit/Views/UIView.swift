import Surface

/// A rectangle on the screen. Geometry is points in the superview's coordinates.
///
/// Members that apps may override stand in this body, since Swift has no overriding of extension
/// members without Objective-C; the rest lies in `UIView+….swift` by topic.
@preconcurrency @MainActor open class UIView: UIResponder {
  open class var layerClass: AnyClass { CALayer.self }
  public let layer: CALayer

  public private(set) weak var superview: UIView?
  /// Back to front.
  public internal(set) var subviews: [UIView] = []
  public private(set) weak var window: UIWindow?
  /// The controller whose `view` this is.
  weak var viewController: UIViewController?

  // MARK: Making

  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    layer.owner = self
    self.frame = frame
    didInitialize()
  }
  public convenience override init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    layer.owner = self
    didInitialize()
    decode(from: coder)
  }

  private static func makeLayer() -> CALayer {
    // A layerClass that is no CALayer is an error of the app; UIKit traps here as well.
    (layerClass as! CALayer.Type).init()
  }

  /// Called once by every designated initialiser of UIView; our subclasses set their own up here.
  func didInitialize() {}
  /// Reads what a storyboard or xib says: Sources/UIKit/Nib knows how for each kind of element.
  func decode(from coder: NSCoder) { (coder as? NibCoder)?.decode(self) }

  // MARK: Geometry

  open var frame: CGRect {
    get { layer.frame }
    set {
      let (old, place) = (layer.bounds, layer.position)
      observed("frame", "bounds", "center", where: newValue != layer.frame) { layer.frame = newValue }
      geometryDidChange(from: old)
      if layer.bounds.size == old.size && layer.position != place { safeAreaDependsOnGeometry() }
    }
  }
  open var bounds: CGRect {
    get { layer.bounds }
    set {
      let old = layer.bounds
      observed("bounds", "frame", where: newValue != old) { layer.bounds = newValue }
      geometryDidChange(from: old)
    }
  }
  open var center: CGPoint {
    get { layer.position }
    set {
      guard newValue != layer.position else { return }
      observed("center", "frame") { layer.position = newValue }
      constraintState.frameDidChange()
      // Auto Layout sets the size first: what it changed about the old centre is put right here.
      safeAreaDependsOnGeometry()
    }
  }
  open var transform: CGAffineTransform {
    get { layer.transform.affine }
    set { observed("transform") { layer.transform = CATransform3DMakeAffineTransform(newValue) } }
  }
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set {
      let kept = frame
      layer.anchorPoint = newValue
      frame = kept
    }
  }
  open var autoresizingMask: AutoresizingMask = [] { didSet { constraintState.frameDidChange() } }
  open var autoresizesSubviews = true
  open var contentScaleFactor: CGFloat = 3

  private func geometryDidChange(from old: CGRect) {
    constraintState.frameDidChange()
    guard layer.bounds.size != old.size else { return }
    if autoresizesSubviews { resizeSubviews(from: old.size) }
    boundsSizeDidChange()
  }
  /// Called after the size changed, before layout.
  func boundsSizeDidChange() {
    if contentMode == .redraw { setNeedsDisplay() }
    safeAreaDependsOnGeometry()
    // A text that wraps at its new width has another height, and so another share of a proportional stack.
    if wrappedContentSize(width: 0) != nil { (superview as? UIStackView)?.arrangedSizeDidChange() }
  }

  open func sizeThatFits(_ size: CGSize) -> CGSize {
    let intrinsic = intrinsicContentSize
    return CGSize(
      width: intrinsic.width < 0 ? bounds.width : intrinsic.width,
      height: intrinsic.height < 0 ? bounds.height : intrinsic.height)
  }
  open func sizeToFit() {
    bounds = CGRect(origin: bounds.origin, size: sizeThatFits(bounds.size))
  }

  // MARK: Hit testing

  open var isUserInteractionEnabled = true { didSet { layer.setNeedsCommit() } }
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var gestureRecognizers: [UIGestureRecognizer]?

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else {
      return nil
    }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
    }
    return self
  }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open override var next: UIResponder? { viewController ?? superview }

  // MARK: Hierarchy callbacks

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  /// Overridden by containers that route subviews into a content view.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    if view.superview === self { view.removeFromSuperview() }
    insert(view, at: subviews.firstIndex { $0 === siblingSubview } ?? 0)
  }
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    if view.superview === self { view.removeFromSuperview() }
    insert(view, at: (subviews.firstIndex { $0 === siblingSubview } ?? subviews.count - 1) + 1)
  }
  open func bringSubviewToFront(_ view: UIView) { move(view, to: subviews.count - 1) }
  open func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }

  private func move(_ view: UIView, to index: Int) {
    guard let old = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.remove(at: old)
    subviews.insert(view, at: index)
    let target = index == 0 ? 0 : layer.sublayers?.count ?? 0
    layer.insertSublayer(view.layer, at: UInt32(target))
  }

  private func insert(_ view: UIView, at index: Int) {
    // Found on the way up, so it costs the depth only.
    guard !isDescendant(of: view) else {
      fatalError(
        "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: '"
          + (view === self
            ? "Can't add self as subview" : "Can't add \(view) to \(self), which lies in it, as subview")
          + "'")
    }
    let sameParent = view.superview === self
    if view.superview != nil { view.leaveSuperview(for: self) }
    let index = min(max(index, 0), subviews.count)
    if !sameParent {
      view.willMove(toSuperview: self)
      if window !== view.window { view.windowWillChange(to: window) }
    }
    // Layers added beside the subviews' own keep their place: the new one goes right above the
    // subview that precedes it.
    if index == 0 {
      layer.insertSublayer(view.layer, at: 0)
    } else if index < subviews.count {
      layer.insertSublayer(view.layer, below: subviews[index].layer)
    } else {
      layer.addSublayer(view.layer)
    }
    subviews.insert(view, at: index)
    view.superview = self
    view.constraintState.superviewDidChange()
    if !sameParent { view.windowDidChange(to: window) }
    view.updateTraits()
    if sameParent { view.updateSafeArea() } else { view.updateSafeAreas() }
    setNeedsLayout()
    view.setNeedsLayout()
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  open func removeFromSuperview() {
    guard superview != nil else { return }
    leaveSuperview(for: nil)
  }

  private func leaveSuperview(for newParent: UIView?) {
    guard let parent = superview else { return }
    if newParent !== parent {
      if newParent == nil {
        willMove(toSuperview: nil)
        if window != nil { windowWillChange(to: nil) }
      }
    }
    parent.willRemoveSubview(self)
    constraintState.willLeaveSuperview()
    if let index = parent.subviews.firstIndex(where: { $0 === self }) { parent.subviews.remove(at: index) }
    layer.removeFromSuperlayer()
    superview = nil
    parent.setNeedsLayout()
    if newParent == nil {
      constraintState.superviewDidChange()
      windowDidChange(to: nil)
      didMoveToSuperview()
    }
  }

  private func windowWillChange(to newWindow: UIWindow?) {
    viewController?.viewWillMove(toWindow: newWindow)
    willMove(toWindow: newWindow)
    for subview in subviews { subview.windowWillChange(to: newWindow) }
  }
  private func windowDidChange(to newWindow: UIWindow?) {
    guard window !== newWindow else { return }
    if newWindow == nil, FirstResponder.current === self { FirstResponder.forceOut(self) }
    window = newWindow
    for subview in subviews { subview.windowDidChange(to: newWindow) }
    didMoveToWindow()
    constraintState.windowDidChange()
    viewController?.viewDidMove(toWindow: newWindow)
  }
  /// A window is its own window.
  func becomeRoot(of window: UIWindow) { self.window = window }

  // MARK: Layout

  open func layoutSubviews() { constraintState.applyToSubviews() }
  open func setNeedsLayout() { layer.setNeedsLayout() }
  open func layoutIfNeeded() {
    LayoutPass.updateConstraints(below: self)
    LayoutPass.layOut(self)
  }
  open func updateConstraints() { constraintState.didUpdateConstraints() }
  open func setNeedsUpdateConstraints() {
    constraintState.needsUpdateConstraints = true
    setNeedsLayout()
  }
  open func needsUpdateConstraints() -> Bool { constraintState.needsUpdateConstraints }
  open func updateConstraintsIfNeeded() { LayoutPass.updateConstraints(below: self) }
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Auto Layout's part of this view; Sources/UIKit/AutoLayout owns it.
  lazy var constraintState = ViewConstraintState(view: self)
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { constraintState.translationDidChange() }
  }
  /// `UIView.noIntrinsicMetric` in a direction without a natural size.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  open func invalidateIntrinsicContentSize() { constraintState.intrinsicSizeDidChange() }
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    constraintState.hugging(axis)
  }
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    constraintState.setHugging(priority, axis)
  }
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    constraintState.compressionResistance(axis)
  }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { constraintState.setCompressionResistance(priority, axis) }
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { constraintState.sizeFitting(targetSize, horizontal: horizontal, vertical: vertical) }
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let i = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -i.top, left: -i.left, bottom: -i.bottom, right: -i.right))
  }
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  open var forLastBaselineLayout: UIView { self }
  /// The natural size of a view whose height depends on its width (text that wraps); nil: it does not.
  func wrappedContentSize(width: CGFloat) -> CGSize? { nil }
  /// The size that constraints give the content of a scroll view.
  func layoutContentSizeDidChange(_ size: CGSize) {}
  /// From the view's top to its first baseline, and from its bottom up to its last; for Auto Layout.
  var firstBaselineOffset: CGFloat { bounds.height }
  var lastBaselineOffset: CGFloat { 0 }

  // MARK: Text size

  /// The least and the largest text size that this view and those below are shown with.
  open var minimumContentSizeCategory: UIContentSizeCategory? { didSet { updateTraits() } }
  open var maximumContentSizeCategory: UIContentSizeCategory? { didSet { updateTraits() } }

  // MARK: Margins and safe area

  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { statedMargins = newValue; directionalStatedMargins = nil; marginsDidChange() }
  }
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let m = effectiveLayoutMargins
      return NSDirectionalEdgeInsets(
        top: m.top, leading: isRightToLeft ? m.right : m.left, bottom: m.bottom,
        trailing: isRightToLeft ? m.left : m.right)
    }
    set { directionalStatedMargins = newValue; statedMargins = nil; marginsDidChange() }
  }
  /// What the safe areas of subviews derive from.
  var safeAreaInsetsOfContent: UIEdgeInsets { currentSafeAreaInsets }
  /// The layout margins of a view that nobody gave any.
  var unstatedMargins: UIEdgeInsets { UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
  var statedMargins: UIEdgeInsets?
  var directionalStatedMargins: NSDirectionalEdgeInsets?
  open var preservesSuperviewLayoutMargins = false { didSet { marginsDidChange() } }
  open var insetsLayoutMarginsFromSafeArea = true { didSet { marginsDidChange() } }
  open func layoutMarginsDidChange() {}
  /// Set by the window and by controllers (additionalSafeAreaInsets, bars); derived for all others.
  open internal(set) var safeAreaInsets: UIEdgeInsets {
    get { currentSafeAreaInsets }
    set { setSafeAreaInsets(newValue) }
  }
  var currentSafeAreaInsets = UIEdgeInsets.zero
  open func safeAreaInsetsDidChange() {}
  /// UIKit's own reaction, before `safeAreaInsetsDidChange`.
  func safeAreaDidChange() {}
  /// What Auto Layout's guides hang on; made when first asked for, by Sources/UIKit/AutoLayout.
  public lazy var safeAreaLayoutGuide = constraintState.makeSafeAreaGuide()
  public lazy var layoutMarginsGuide = constraintState.makeMarginsGuide()
  public lazy var readableContentGuide = constraintState.makeReadableContentGuide()
  public lazy var keyboardLayoutGuide = constraintState.makeKeyboardGuide()

  // MARK: Appearance

  open var backgroundColor: UIColor? {
    willSet { tellWillChange("backgroundColor") }
    didSet {
      resolveColors()
      tellDidChange("backgroundColor", from: oldValue)
    }
  }
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { observed("alpha") { layer.opacity = Float(min(max(newValue, 0), 1)) } }
  }
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != layer.isHidden else { return }
      observed("hidden") { layer.isHidden = newValue }
      hiddenDidChange()
    }
  }
  /// Stack views arrange anew.
  func hiddenDidChange() { superview?.arrangedSubviewHiddenDidChange(self) }
  func arrangedSubviewHiddenDidChange(_ view: UIView) {}
  open var isOpaque = true
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  open var clearsContextBeforeDrawing = true
  open var mask: UIView? {
    didSet { layer.mask = mask?.layer }
  }
  open var contentMode = ContentMode.scaleToFill { didSet { layer.setNeedsCommit() } }
  open var contentStretch = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var tag = 0
  open var interactions: [any UIInteraction] = []
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }
  open func removeInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
  open var restorationIdentifier: String?
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  private var ownTintColor: UIColor?
  open var tintColor: UIColor! {
    get {
      let color = ownTintColor ?? superview?.tintColor ?? UIColor.tintColor
      return effectiveTintAdjustmentMode == .dimmed && ownTintColor == nil && superview == nil
        ? UIColor.systemGray : color
    }
    set { ownTintColor = newValue; tintDidChange() }
  }
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustmentMode }
    set { ownTintAdjustmentMode = newValue; tintDidChange() }
  }
  private var ownTintAdjustmentMode = TintAdjustmentMode.automatic
  private var effectiveTintAdjustmentMode: TintAdjustmentMode {
    ownTintAdjustmentMode != .automatic
      ? ownTintAdjustmentMode : superview?.effectiveTintAdjustmentMode ?? .normal
  }
  private func tintDidChange() {
    tintColorDidChange()
    layer.setNeedsCommit()
    for subview in subviews where subview.ownTintColor == nil { subview.tintDidChange() }
  }
  open func tintColorDidChange() {}
  open func draw(_ rect: CGRect) {}
  /// True for classes of an app that override `draw(_:)`; set when the first draw recorded something.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }
  open func draw(_ layer: CALayer, in ctx: CGContext) {}

  // MARK: Traits

  /// Traits as last told; nil before the first look.
  var knownTraits: UITraitCollection?
  open var traitCollection: UITraitCollection { knownTraits ?? inheritedTraits() }
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { updateTraits() } }
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { setNeedsLayout() }
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// UIKit's own reaction, before `traitCollectionDidChange`.
  func traitsDidChange(from old: UITraitCollection?) {}

  /// Name → layout guides, in the order they were added.
  open internal(set) var layoutGuides: [UILayoutGuide] = []
  /// The Interface Builder object id, for messages and the inspected tree.
  public internal(set) var interfaceBuilderID: String?
  /// What a document says for some size classes only.
  var sizeClassVariations: SizeClassVariations?

  // MARK: Node

  /// Those of the subviews that are read out and tabbed through in an order of their own, in that order: lists make them
  /// as they come into view.
  var readInOrder: [UIView] { [] }

  /// Adds what this kind of view shows to its node. Colours are to be resolved with `traitCollection`.
  func updateNode(_ node: inout Node) {}
  /// The accessibility of this view; overridden where a class derives more than `UIView` does.
  func makeAccessibility() -> Accessibility? { derivedAccessibility() }
  override func accessibilityDidChange() { layer.setNeedsCommit() }
  override var derivedAccessibilityFrame: CGRect { layer.convert(bounds, to: nil) }
  /// The text that the driver's tree shows for this view (labels, buttons, fields).
  var inspectedText: String? { nil }
  var inspectedIsTruncated: Bool { false }
  /// Controls say what they hold (a stepper's number, a field's text).
  var inspectedValue: String? { accessibilityValue }
  var inspectedIsEnabled: Bool { true }
  var inspectedIsSelected: Bool { accessibilityTraits.contains(.selected) }
}
