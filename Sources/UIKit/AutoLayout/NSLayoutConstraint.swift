/// A linear relation between two attributes of views or layout guides:
/// first.attribute = multiplier × second.attribute + constant.
///
/// Lengths are points. Source: NSLayoutConstraint, UIKit.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  public enum Axis: Int, Sendable { case horizontal, vertical }
  public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }
  public enum Attribute: Int, Sendable {
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY,
      lastBaseline, firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin,
      trailingMargin, centerXWithinMargins, centerYWithinMargins
  }

  public private(set) weak var firstItem: AnyObject?
  public private(set) weak var secondItem: AnyObject?
  public private(set) var firstAttribute = Attribute.notAnAttribute
  public private(set) var secondAttribute = Attribute.notAnAttribute
  public private(set) var relation = Relation.equal
  public private(set) var multiplier: CGFloat = 1
  open var constant: CGFloat = 0 { didSet { if constant != oldValue { engine?.constantDidChange(self) } } }
  open var priority = UILayoutPriority.required {
    willSet { checkPriority(newValue) }
    didSet { if priority != oldValue { engine?.priorityDidChange(self) } }
  }
  /// Shown in messages.
  open var identifier: String?
  open var shouldBeArchived = false

  /// The view that holds it while it is active: the nearest common ancestor of its items.
  private(set) weak var holder: UIView?
  /// Counts up with each constraint that becomes active: the newest has the highest.
  private(set) var activation = 0
  private static var activations = 0
  /// Set by the engine that the constraint takes part in.
  weak var engine: LayoutEngine?
  /// Made by UIKit itself (stack views, guides): others are broken first.
  var isSystem = false

  public nonisolated override init() { super.init() }
  nonisolated open override var description: String { MainActor.assumeIsolated { text } }

  /// - Precondition: an attribute that is a location needs a second item and a multiplier.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init()
    let second = view2.flatMap { objectReference($0) ?? $0 as AnyObject }
    let secondAttribute = second == nil ? .notAnAttribute : attr2
    Self.check(attr1, second, secondAttribute, multiplier)
    firstItem = objectReference(view1) ?? view1 as AnyObject
    firstAttribute = attr1
    self.relation = relation
    // A length times zero, or none: only the constant counts.
    secondItem = secondAttribute == .notAnAttribute ? nil : second
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    constant = c
  }

  private static func check(
    _ first: Attribute, _ second: AnyObject?, _ secondAttribute: Attribute, _ multiplier: CGFloat
  ) {
    let fault = fault(first, hasSecond: second != nil, secondAttribute, multiplier)
    if let fault { terminate("NSInvalidArgumentException", fault) }
  }

  /// Why UIKit refuses such a constraint, in its words; nil when it does not.
  static func fault(
    _ first: Attribute, hasSecond: Bool, _ secondAttribute: Attribute, _ multiplier: CGFloat
  ) -> String? {
    let initializer =
      "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: "
    if first == .notAnAttribute {
      return "NSLayoutConstraint: the first attribute must not be NSLayoutAttributeNotAnAttribute"
    }
    if first.isLocation && (!hasSecond || secondAttribute == .notAnAttribute || multiplier == 0) {
      return initializer
        + "A multiplier of 0 or a nil second item together with a location for the first attribute creates "
        + "an illegal constraint of a location equal to a constant. Location attributes must be specified in "
        + "pairs."
    }
    if secondAttribute != .notAnAttribute && !first.pairs(with: secondAttribute) {
      return initializer + "Invalid pairing of layout attributes"
    }
    return nil
  }

  private func checkPriority(_ new: UILayoutPriority) {
    guard isActive, (new >= .required) != (priority >= .required) else { return }
    terminate(
      "NSInternalInconsistencyException",
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  "
        + "You passed priority \(Int(new.rawValue)) and the existing priority was \(Int(priority.rawValue)).")
  }

  // MARK: Activating

  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// False: its items lie in different trees, and activating it would end the program.
  var hasCommonAncestor: Bool {
    guard let first = LayoutItem(firstItem)?.view else { return true }
    return first.nearestCommonAncestor(with: LayoutItem(secondItem)?.view ?? first) != nil
  }

  private func activate() {
    guard let first = LayoutItem(firstItem)?.view else { return }
    let second = LayoutItem(secondItem)?.view ?? first
    guard let ancestor = first.nearestCommonAncestor(with: second) else {
      terminate(
        "NSGenericException",
        "Unable to activate constraint with anchors \(describe(firstItem, firstAttribute)) and "
          + "\(describe(secondItem, secondAttribute)) because they have no common ancestor.  Does the constraint "
          + "or its anchors reference items in different view hierarchies?  That's illegal.")
    }
    install(in: ancestor)
  }

  /// Lets a view hold the constraint; `UIView.addConstraint` names the view itself.
  func install(in view: UIView) {
    guard holder == nil else { return }
    holder = view
    NSLayoutConstraint.activations += 1
    activation = NSLayoutConstraint.activations
    view.constraintState.hold(self)
  }

  func deactivate() {
    guard let view = holder else { return }
    holder = nil
    view.constraintState.release(self)
  }

  /// The views whose departure ends the constraint.
  var views: [UIView] {
    let first = LayoutItem(firstItem)?.view, second = LayoutItem(secondItem)?.view
    return first === second ? [first].compactMap { $0 } : [first, second].compactMap { $0 }
  }
}

extension UIView {
  /// The lowest view that has both in its tree.
  func nearestCommonAncestor(with other: UIView) -> UIView? {
    if self === other || other.superview === self { return self }
    if superview === other { return other }
    var ancestor: UIView? = self
    while let candidate = ancestor {
      if other.isDescendant(of: candidate) { return candidate }
      ancestor = candidate.superview
    }
    return nil
  }
}
