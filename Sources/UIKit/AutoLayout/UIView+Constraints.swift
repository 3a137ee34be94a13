extension UIView {
  /// The active constraints that the view holds.
  public var constraints: [NSLayoutConstraint] { constraintState.held }

  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.views.allSatisfy({ $0.isDescendant(of: self) }) else {
      terminate(
        "NSInvalidArgumentException",
        "Unable to install constraint on view.  Does the constraint reference something from outside the "
          + "subtree of the view?  That's illegal. constraint:\(constraint.text) view:\(self.description)")
    }
    constraint.install(in: self)
  }
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(addConstraint) }
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(removeConstraint) }

  // MARK: Guides

  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    layoutGuides.append(layoutGuide)
    setNeedsLayout()
  }
  /// Ends the constraints that name the guide, too.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard let index = layoutGuides.firstIndex(where: { $0 === layoutGuide }) else { return }
    for constraint in constraintState.referring
    where constraint.firstItem === layoutGuide || constraint.secondItem === layoutGuide {
      constraint.deactivate()
    }
    layoutGuides.remove(at: index)
    constraintState.treeEngine?.forget(layoutGuide)
    layoutGuide.owningView = nil
  }

  // MARK: Debugging

  /// More than one frame satisfies the constraints.
  public var hasAmbiguousLayout: Bool {
    guard let engine = constraintState.treeEngine else { return false }
    return engine.isAmbiguous(self)
  }
  /// Does nothing to a layout that is not ambiguous; to others, nothing either that could be relied on.
  public func exerciseAmbiguityInLayout() { setNeedsLayout() }
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    constraintState.referring.filter { $0.firstAttribute.axis == axis }
  }
}

extension LayoutEngine {
  func isAmbiguous(_ view: UIView) -> Bool {
    solve()
    guard let known = variables[ObjectIdentifier(view)] else { return false }
    return !known.all.allSatisfy(solver.isDetermined)
  }
}
