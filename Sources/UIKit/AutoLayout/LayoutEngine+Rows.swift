import Cassowary

/// Constraints as the solver's rows: expressions over the items' variables, in the coordinates of the
/// nearest common ancestor.
extension LayoutEngine {
  /// nil when an item is gone or lies outside the tree.
  func row(for constraint: NSLayoutConstraint) -> Constraint? {
    guard let first = LayoutItem(constraint.firstItem), let firstView = first.view else { return nil }
    var builder = RowBuilder(engine: self, isMirrored: isMirrored(constraint))
    let second = LayoutItem(constraint.secondItem)
    guard constraint.secondItem == nil || second?.view != nil else { return nil }
    guard let ancestor = firstView.nearestCommonAncestor(with: second?.view ?? firstView),
      ancestor.isDescendant(of: root)
    else { return nil }
    builder.ancestor = ancestor
    builder.add(constraint.firstAttribute, of: first, beside: second, times: 1)
    if let second {
      builder.add(
        constraint.secondAttribute, of: second, beside: first, times: -Double(constraint.multiplier))
    }
    builder.expression.constant -= Double(constraint.constant)
    return Constraint(
      builder.expression, Relation(rawValue: constraint.relation.rawValue) ?? .equal,
      strength: Strength(Double(constraint.priority.rawValue)))
  }

  /// From right to left places count from the right, so that constants keep their sign.
  private func isMirrored(_ constraint: NSLayoutConstraint) -> Bool {
    guard constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional else {
      return false
    }
    return LayoutItem(constraint.firstItem)?.view?.isRightToLeft ?? false
  }
}

@MainActor struct RowBuilder {
  let engine: LayoutEngine
  let isMirrored: Bool
  var ancestor: UIView?
  var expression = LinearExpression()

  init(engine: LayoutEngine, isMirrored: Bool) { (self.engine, self.isMirrored) = (engine, isMirrored) }

  mutating func add(
    _ attribute: NSLayoutConstraint.Attribute, of item: LayoutItem, beside other: LayoutItem?,
    times factor: Double
  ) {
    let item = resolve(item, attribute, beside: other)
    switch attribute {
    case .notAnAttribute: break
    case .width, .height: addLength(of: item, attribute.axis, factor)
    default: addPlace(attribute, of: item, isMirrored ? -factor : factor)
    }
  }

  /// Seen from inside, a scroll view's edges are its content's; its centre and lengths are its frame's.
  /// Source: "Working with Scroll Views", Auto Layout Guide.
  private func resolve(
    _ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, beside other: LayoutItem?
  ) -> LayoutItem {
    guard case .view(let view) = item, let scrollView = view as? UIScrollView, attribute.isEdge,
      let inner = other?.view, inner !== view, inner.isDescendant(of: view)
    else { return item }
    return .guide(scrollView.constraintState.contentGuide)
  }

  /// Alignment rectangles: lengths without the insets.
  private mutating func addLength(of item: LayoutItem, _ axis: NSLayoutConstraint.Axis, _ factor: Double) {
    append(engine.variables(of: item).length(axis), factor)
    let insets = item.alignmentInsets.ends(axis)
    expression.constant -= factor * Double(insets.0 + insets.1)
  }

  private mutating func addPlace(
    _ attribute: NSLayoutConstraint.Attribute, of item: LayoutItem, _ factor: Double
  ) {
    let place = AttributePlace(attribute, of: item, isMirrored: isMirrored)
    addOrigin(of: item, attribute.axis, factor)
    if place.fraction != 0 {
      append(engine.variables(of: item).length(attribute.axis), factor * place.fraction)
    }
    expression.constant += factor * Double(place.offset)
  }

  /// The distance from the ancestor's origin to the item's.
  private mutating func addOrigin(of item: LayoutItem, _ axis: NSLayoutConstraint.Axis, _ factor: Double) {
    var view: UIView?
    switch item {
    case .view(let own): view = own
    case .guide(let guide):
      append(engine.variables(of: item).start(axis), factor)
      view = guide.owningView
    }
    while let current = view, current !== ancestor {
      append(engine.variables(of: .view(current)).start(axis), factor)
      view = current.superview
      // The content of a scroll view slides under it.
      if let scrollView = view as? UIScrollView, scrollView !== ancestor {
        append(engine.variables(of: .guide(scrollView.constraintState.frameGuide)).start(axis), -factor)
      }
    }
  }

  private mutating func append(_ variable: Variable, _ factor: Double) {
    expression.terms.append(Term(variable, coefficient: factor))
  }
}

/// Where an attribute lies in its item: a fraction of the length and an offset in points.
@MainActor struct AttributePlace {
  var fraction = 0.0
  var offset: CGFloat = 0

  init(_ attribute: NSLayoutConstraint.Attribute, of item: LayoutItem, isMirrored: Bool) {
    let insets = item.alignmentInsets
    let margins = item.view?.layoutMargins ?? .zero
    switch attribute {
    case .left: offset = insets.left
    case .leading: isMirrored ? place(1, -insets.right) : place(0, insets.left)
    case .right: place(1, -insets.right)
    case .trailing: isMirrored ? place(0, insets.left) : place(1, -insets.right)
    case .top: offset = insets.top
    case .bottom: place(1, -insets.bottom)
    case .centerX: place(0.5, (insets.left - insets.right) / 2)
    case .centerY: place(0.5, (insets.top - insets.bottom) / 2)
    case .leftMargin: offset = margins.left
    case .leadingMargin: isMirrored ? place(1, -margins.right) : place(0, margins.left)
    case .rightMargin: place(1, -margins.right)
    case .trailingMargin: isMirrored ? place(0, margins.left) : place(1, -margins.right)
    case .topMargin: offset = margins.top
    case .bottomMargin: place(1, -margins.bottom)
    case .centerXWithinMargins: place(0.5, (margins.left - margins.right) / 2)
    case .centerYWithinMargins: place(0.5, (margins.top - margins.bottom) / 2)
    case .firstBaseline: placeBaseline(item, isFirst: true)
    case .lastBaseline: placeBaseline(item, isFirst: false)
    case .width, .height, .notAnAttribute: break
    }
  }

  private mutating func place(_ fraction: Double, _ offset: CGFloat) {
    (self.fraction, self.offset) = (fraction, offset)
  }

  /// A view without text has its baselines at its bottom.
  private mutating func placeBaseline(_ item: LayoutItem, isFirst: Bool) {
    guard case .view(let view) = item, view.hasBaselines else { return place(1, 0) }
    if isFirst { offset = view.firstBaselineOffset } else { place(1, -view.lastBaselineOffset) }
  }
}

extension LayoutItem {
  var alignmentInsets: UIEdgeInsets {
    if case .view(let view) = self { view.alignmentRectInsets } else { .zero }
  }
}

extension UIEdgeInsets {
  /// What lies at the start and the end of an axis.
  func ends(_ axis: NSLayoutConstraint.Axis) -> (CGFloat, CGFloat) {
    axis == .horizontal ? (left, right) : (top, bottom)
  }
}

extension UIView {
  /// Views that do not say otherwise have both baselines at their bottom edge.
  var hasBaselines: Bool { lastBaselineOffset != 0 || firstBaselineOffset != bounds.height }
}
