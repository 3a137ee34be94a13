/// The constraints of one stack view, under UIKit's identifiers.
///
/// - UISV-canvas-connection: the row's ends and the views' sides on the stack's edges.
/// - UISV-spacing: from view to view.
/// - UISV-alignment: the views' sides or baselines on each other.
/// - UISV-spanning-boundary: no view sticks out of the stack across the row.
/// - UISV-canvas-fit: the stack is no larger than it must.
/// - UISV-hiding: a hidden view's length is zero.
@MainActor struct StackArrangement {
  private var constraints: [StackConstraint.Key: NSLayoutConstraint] = [:]
  private var gaps: [UILayoutGuide] = []

  /// Ends the constraints that name a view which leaves.
  mutating func forget(_ view: UIView) {
    for (key, constraint) in constraints where constraint.views.contains(where: { $0 === view }) {
      constraint.isActive = false
      constraints[key] = nil
    }
  }

  /// Makes the stack's constraints what its properties say; those that stay the same are not touched.
  mutating func update(for stack: UIStackView) {
    let shown = stack.arrangedSubviews.filter { !$0.isHidden }
    let count =
      stack.distribution == .equalSpacing || stack.distribution == .equalCentering ? shown.count - 1 : 0
    setGapCount(max(0, count), in: stack)
    let wanted = StackConstraintMaker(stack: stack, shown: shown, gaps: gaps).all
    var kept: [StackConstraint.Key: NSLayoutConstraint] = [:]
    var added: [NSLayoutConstraint] = []
    for item in wanted {
      if let old = constraints.removeValue(forKey: item.key), old.isActive {
        if old.constant != item.constant { old.constant = item.constant }
        kept[item.key] = old
      } else if kept[item.key] == nil {
        let made = item.make()
        kept[item.key] = made
        added.append(made)
      }
    }
    NSLayoutConstraint.deactivate(Array(constraints.values))
    NSLayoutConstraint.activate(added)
    constraints = kept
  }

  private mutating func setGapCount(_ count: Int, in stack: UIStackView) {
    while gaps.count > count { stack.removeLayoutGuide(gaps.removeLast()) }
    while gaps.count < count {
      let guide = UILayoutGuide()
      guide.identifier = "UISV-gap"
      stack.addLayoutGuide(guide)
      gaps.append(guide)
    }
  }
}
