/// What Auto Layout keeps for one view, and the hooks that UIView calls.
@MainActor final class ViewConstraintState {
  private unowned let view: UIView
  init(view: UIView) { self.view = view }

  var needsUpdateConstraints = false {
    didSet { if needsUpdateConstraints { LayoutPass.wantsConstraintUpdates = true } }
  }
  private var huggings: [UILayoutPriority] = [.defaultLow, .defaultLow]
  private var resistances: [UILayoutPriority] = [.defaultHigh, .defaultHigh]

  /// The active constraints that the view holds, in the order they came.
  private(set) var held: [NSLayoutConstraint] = []
  /// The active constraints that name the view or a guide of it.
  private(set) var referring: [NSLayoutConstraint] = []
  /// The engine of the tree, in its root only.
  var engine: LayoutEngine?
  /// The engine that a view in the middle of moving comes from.
  private weak var formerEngine: LayoutEngine?
  /// An engine has made variables for the view or a guide of it.
  var takesPart = false
  private var systemGuides: [UILayoutGuide] = []

  // MARK: Priorities

  func hugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { huggings[axis.rawValue] }
  func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    guard huggings[axis.rawValue] != priority else { return }
    huggings[axis.rawValue] = priority
    treeEngine?.itemDidChange(view)
  }
  func compressionResistance(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    resistances[axis.rawValue]
  }
  func setCompressionResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    guard resistances[axis.rawValue] != priority else { return }
    resistances[axis.rawValue] = priority
    treeEngine?.itemDidChange(view)
  }

  // MARK: Constraints

  var treeEngine: LayoutEngine? { view.root.constraintState.engine }

  func hold(_ constraint: NSLayoutConstraint) {
    held.append(constraint)
    for item in constraint.views {
      item.constraintState.referring.append(constraint)
      item.superview?.setNeedsLayout()
    }
    treeEngine?.add(constraint)
  }

  func release(_ constraint: NSLayoutConstraint) {
    if let index = held.lastIndex(where: { $0 === constraint }) { held.remove(at: index) }
    for item in constraint.views { item.constraintState.forget(constraint) }
    constraint.engine?.remove(constraint)
  }

  private func forget(_ constraint: NSLayoutConstraint) {
    if let index = referring.lastIndex(where: { $0 === constraint }) { referring.remove(at: index) }
  }

  // MARK: Hooks, called by UIView

  func frameDidChange() {
    guard takesPart,
      view.translatesAutoresizingMaskIntoConstraints || view.superview == nil || !systemGuides.isEmpty,
      let engine = treeEngine
    else { return }
    engine.itemDidChange(view)
    for guide in systemGuides { engine.itemDidChange(guide) }
  }

  /// Constraints between what leaves and what stays end.
  func willLeaveSuperview() {
    formerEngine = treeEngine
    view.forEachInTree { inner in
      for constraint in inner.constraintState.referring
      where !(constraint.holder?.isDescendant(of: view) ?? false) {
        constraint.deactivate()
      }
    }
  }

  func superviewDidChange() {
    let isRoot = view.superview == nil
    if !isRoot { engine = nil }
    let newEngine = isRoot ? nil : treeEngine
    guard formerEngine !== newEngine || formerEngine == nil else { return formerEngine = nil }
    formerEngine?.expel(view)
    formerEngine = nil
    newEngine?.enroll(view)
  }

  func windowDidChange() {}

  func translationDidChange() {
    treeEngine?.translationDidChange(view)
    view.superview?.setNeedsLayout()
  }

  func didUpdateConstraints() {}

  /// Stands for the view's intrinsic size while a document is laid out as on Interface Builder's canvas.
  var canvasSize: CGSize? { didSet { intrinsicSizeDidChange() } }
  var intrinsicSize: CGSize { canvasSize ?? view.intrinsicContentSize }

  func intrinsicSizeDidChange() {
    treeEngine?.itemDidChange(view)
    view.superview?.setNeedsLayout()
    (view.superview as? UIStackView)?.arrangedSizeDidChange()
  }

  func safeAreaDidChange() { insetsDidChange() }
  func marginsDidChange() { insetsDidChange() }
  func keyboardDidMove() {
    insetsDidChange()
    view.setNeedsLayout()
  }

  private func insetsDidChange() {
    guard !(systemGuides.isEmpty && referring.isEmpty), let engine = treeEngine else { return }
    for guide in systemGuides { engine.itemDidChange(guide) }
    for constraint in referring where constraint.dependsOnInsets { engine.constantDidChange(constraint) }
  }

  // MARK: Layout

  /// Called by `layoutSubviews`: gives the subviews their solved frames.
  func applyToSubviews() {
    let hasSolved = view.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
    guard hasSolved || !view.layoutGuides.isEmpty || contentGuide(ifMade: true) != nil else { return }
    let engine = view.root.constraintState.engineForLayout()
    engine.solve(placedBy: view)
    for subview in view.subviews where !subview.translatesAutoresizingMaskIntoConstraints {
      engine.place(subview)
    }
    for guide in view.layoutGuides { engine.place(guide) }
    if let guide = contentGuide(ifMade: true), let size = engine.size(of: guide) {
      view.layoutContentSizeDidChange(size)
    }
  }

  private func engineForLayout() -> LayoutEngine {
    if let engine { return engine }
    let made = LayoutEngine(root: view)
    engine = made
    return made
  }

  func sizeFitting(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
    LayoutPass.visit(view)
    let engine = LayoutEngine(root: view, isMeasuring: true)
    return engine.rootSize(fitting: target, horizontal: horizontal, vertical: vertical)
  }

  // MARK: Guides

  var allGuides: [UILayoutGuide] { view.layoutGuides + systemGuides }

  private func adopt<Guide: UILayoutGuide>(_ guide: Guide) -> Guide {
    guide.owningView = view
    systemGuides.append(guide)
    return guide
  }

  func makeSafeAreaGuide() -> UILayoutGuide {
    adopt(InsetsLayoutGuide(view, "UIViewSafeAreaLayoutGuide") { $0.safeAreaInsets })
  }
  func makeMarginsGuide() -> UILayoutGuide {
    adopt(InsetsLayoutGuide(view, "UIViewLayoutMarginsGuide") { $0.layoutMargins })
  }
  func makeReadableContentGuide() -> UILayoutGuide {
    adopt(InsetsLayoutGuide(view, "UIViewReadableContentGuide") { $0.readableContentInsets })
  }
  func makeKeyboardGuide() -> UIKeyboardLayoutGuide { adopt(UIKeyboardLayoutGuide(view)) }

  /// `topLayoutGuide` and `bottomLayoutGuide` of the controller whose root view this is.
  private(set) lazy var topSupport = makeSupport(isTop: true)
  private(set) lazy var bottomSupport = makeSupport(isTop: false)
  private func makeSupport(isTop: Bool) -> LayoutSupportGuide {
    let support = LayoutSupportGuide(view: view, isTop: isTop)
    systemGuides.append(support.guide)
    return support
  }

  /// A scroll view's guides.
  private var madeContentGuide: ContentLayoutGuide?
  private var madeFrameGuide: FrameLayoutGuide?
  var contentGuide: UILayoutGuide {
    if let madeContentGuide { return madeContentGuide }
    let guide = adopt(ContentLayoutGuide())
    guide.identifier = "UIScrollView-contentLayoutGuide"
    madeContentGuide = guide
    return guide
  }
  var frameGuide: UILayoutGuide {
    if let madeFrameGuide { return madeFrameGuide }
    let guide = adopt(FrameLayoutGuide())
    guide.identifier = "UIScrollView-frameLayoutGuide"
    madeFrameGuide = guide
    return guide
  }
  private func contentGuide(ifMade: Bool) -> UILayoutGuide? { madeContentGuide }
}

extension UIView {
  /// The topmost view of the tree.
  var root: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// Text stays readable up to 672 points. Source: UIView, readableContentGuide.
  fileprivate var readableContentInsets: UIEdgeInsets {
    var insets = layoutMargins
    let surplus = bounds.width - insets.left - insets.right - 672
    if surplus > 0 {
      insets.left += surplus / 2
      insets.right += surplus / 2
    }
    return insets
  }
}
