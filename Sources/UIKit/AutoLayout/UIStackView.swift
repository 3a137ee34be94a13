/// Lays its arranged views out in a row or a column, by constraints that it makes itself.
///
/// Lengths are points. Source: UIStackView, UIKit.
@preconcurrency @MainActor open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }
  /// Stand for "no spacing of its own" and "the system's" in `setCustomSpacing`.
  nonisolated public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  nonisolated public static let spacingUseSystem = CGFloat.leastNonzeroMagnitude

  open private(set) var arrangedSubviews: [UIView] = []
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { rearrange() } } }
  open var distribution = Distribution.fill { didSet { if distribution != oldValue { rearrange() } } }
  open var alignment = Alignment.fill { didSet { if alignment != oldValue { rearrange() } } }
  /// Between adjacent arranged views; the least between them in the equal-spacing distributions.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { rearrange() } } }
  /// Spacing of a column counts from baseline to baseline.
  open var isBaselineRelativeArrangement = false { didSet { rearrange() } }
  /// None, as Interface Builder lays out what holds to the margins of a stack view.
  override var unstatedMargins: UIEdgeInsets { .zero }
  open var isLayoutMarginsRelativeArrangement = false { didSet { rearrange() } }

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var arrangement = StackArrangement()
  private var needsArrangement = false

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init(coder: NSCoder) {
    // UIView's takes every coder; UIStackView's does not fail, and subclasses are written so.
    super.init(coder: coder)!
  }
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Arranged views

  /// Adds the view to the row's end, and as a subview; moves it when it is in the row already.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    precondition(
      stackIndex >= 0 && stackIndex <= arrangedSubviews.count,
      "index out of bounds for arranged subview: index = \(stackIndex) expected to be less than or equal to "
        + "\(arrangedSubviews.count)")
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: stackIndex)
    rearrange()
  }

  /// Takes the view out of the row; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangement.forget(view)
    rearrange()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  override func arrangedSubviewHiddenDidChange(_ view: UIView) {
    if arrangedSubviews.contains(where: { $0 === view }) { rearrange() }
  }

  /// Called when an arranged view's natural size changed.
  func arrangedSizeDidChange() {
    if distribution == .fillProportionally { rearrange() }
  }

  // MARK: Spacing

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    let isDefault = spacing == UIStackView.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    rearrange()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  /// The points to leave after the view.
  func effectiveSpacing(after view: UIView) -> CGFloat {
    let stated = customSpacings[ObjectIdentifier(view)] ?? spacing
    return stated == UIStackView.spacingUseSystem ? SystemSpacing.points : stated
  }

  // MARK: Arranging

  private func rearrange() {
    needsArrangement = true
    setNeedsUpdateConstraints()
  }

  open override func updateConstraints() {
    if needsArrangement {
      needsArrangement = false
      arrangement.update(for: self)
    }
    super.updateConstraints()
  }

  // Baselines are those of the arranged view that a neighbour would align with.
  open override var forFirstBaselineLayout: UIView {
    baselineView(arrangedSubviews.first { !$0.isHidden }, \.forFirstBaselineLayout)
  }
  open override var forLastBaselineLayout: UIView {
    let views = arrangedSubviews.filter { !$0.isHidden }
    return baselineView(axis == .vertical ? views.last : views.first, \.forLastBaselineLayout)
  }
  private func baselineView(_ view: UIView?, _ path: KeyPath<UIView, UIView>) -> UIView {
    view.map { $0[keyPath: path] } ?? self
  }
}
