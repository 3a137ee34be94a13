import Cassowary

/// What the engine itself knows of items: frames, guides' edges, natural sizes.
extension LayoutEngine {
  func makeOwnConstraints(_ item: LayoutVariables) {
    switch item.kind {
    case .fixed where item.view === root && isMeasuring: break
    case .fixed:
      item.own = zip(item.all, frameNumbers(item)).compactMap { variable, value in
        addOwn(Constraint(LinearExpression([Term(variable)], constant: -value), .equal))
      }
    case .guide:
      guard let guide = item.guide, let owner = guide.owningView else { return }
      item.own = guide.ownConstraints(owner).compactMap { edge in
        addOwn(Constraint(expression(edge, item, owner), .equal))
      }
    case .solved: break
    }
    if item.kind == .solved || (item.view === root && isMeasuring) { stateContentSize(item) }
  }

  private func expression(_ edge: GuideEdge, _ item: LayoutVariables, _ owner: UIView) -> LinearExpression {
    var expression = LinearExpression(constant: -Double(edge.constant))
    if edge.place != .length { expression.terms.append(Term(item.start(edge.axis))) }
    if edge.place != .start { expression.terms.append(Term(item.length(edge.axis))) }
    if let place = edge.ofOwner, place != .start {
      let length = variables(of: .view(owner)).length(edge.axis)
      expression.terms.append(Term(length, coefficient: -1))
    }
    return expression
  }

  /// The untransformed frame; the root's place does not matter.
  private func frameNumbers(_ item: LayoutVariables) -> [Double] {
    guard let view = item.view else { return [0, 0, 0, 0] }
    let size = view.bounds.size
    guard view !== root else { return [0, 0, size.width, size.height] }
    let (center, anchor) = (view.layer.position, view.layer.anchorPoint)
    return [center.x - size.width * anchor.x, center.y - size.height * anchor.y, size.width, size.height]
  }

  /// Brings the engine's own constants for the item up to date.
  func refresh(_ item: LayoutVariables) {
    item.isStale = false
    switch item.kind {
    case .fixed:
      guard item.own.count == 4 else { break }
      for (id, value) in zip(item.own, frameNumbers(item)) { solver.setConstant(-value, of: id) }
    case .guide:
      guard let guide = item.guide, let owner = guide.owningView else { return }
      for (id, edge) in zip(item.own, guide.ownConstraints(owner)) {
        solver.setConstant(-Double(edge.constant), of: id)
      }
      return
    case .solved: stateContentSize(item)
    }
    guard let view = item.view else { return }
    for constraint in view.constraintState.referring where constraint.dependsOnInsets {
      refreshConstant(constraint)
    }
  }

  // MARK: Natural sizes

  /// "Not wider than the content, at the hugging priority; not narrower, at the resistance."
  private func stateContentSize(_ item: LayoutVariables) {
    guard let view = item.view else { return }
    let intrinsic = view.constraintState.intrinsicSize
    item.wrappedWidth = nil
    state(intrinsic.width, .horizontal, item, view)
    state(intrinsic.height, .vertical, item, view)
    (item.statedSize.width, item.statedSize.height) = (intrinsic.width, intrinsic.height)
    if !wrapping.contains(where: { $0 === item }), view.wrappedContentSize(width: 0) != nil {
      wrapping.append(item)
    }
  }

  private func state(
    _ length: CGFloat, _ axis: NSLayoutConstraint.Axis, _ item: LayoutVariables, _ view: UIView
  ) {
    let index = axis.rawValue
    guard length != UIView.noIntrinsicMetric else {
      if let id = item.contentSize[index] { solver.remove(id) }
      return item.contentSize[index] = nil
    }
    let insets = view.alignmentRectInsets.ends(axis)
    let constant = -Double(length + insets.0 + insets.1)
    // A required resistance is stronger than all optional constraints and gives way to required ones and to the
    // edges of stack views: storyboards hold frames in which texts and pictures of resistance 1000 fill less than
    // their natural size.
    let strengths = [
      Strength(Double(view.contentHuggingPriority(for: axis).rawValue)),
      Strength(min(Double(view.contentCompressionResistancePriority(for: axis).rawValue), 999.25)),
    ]
    if let id = item.contentSize[index], item.statedStrengths[index] == strengths {
      return solver.setConstant(constant, of: id)
    }
    if let id = item.contentSize[index] { solver.remove(id) }
    item.contentSize[index] = addOwn(
      Constraint(
        LinearExpression([Term(item.length(axis))], constant: constant), .equal, strength: strengths[0],
        strengthBelow: strengths[1]))
    item.statedStrengths[index] = strengths
  }

  /// The second pass of texts that wrap: the width that came out decides the height.
  func wrapTexts() {
    wrapping.removeAll { $0.view == nil || variables[ObjectIdentifier($0.view ?? root)] !== $0 }
    for item in wrapping {
      guard let view = item.view, item.contentSize[1] != nil else { continue }
      let insets = view.alignmentRectInsets
      let width = value(item.width) - insets.left - insets.right
      guard width > 0, item.wrappedWidth != width else { continue }
      item.wrappedWidth = width
      guard let size = view.wrappedContentSize(width: width) else { continue }
      let height = size.height
      guard let id = item.contentSize[1], height != item.statedSize.height else { continue }
      // Where the width follows the height in turn, the two could chase each other for ever.
      guard height > item.statedSize.height || item.wraps < 2 else { continue }
      item.wraps += 1
      item.statedSize.height = height
      solver.setConstant(-Double(height + insets.top + insets.bottom), of: id)
      needsAnotherRound()
    }
  }
}

extension NSLayoutConstraint {
  /// Its constant counts an item's margins, baseline or alignment insets.
  var dependsOnInsets: Bool {
    [firstAttribute, secondAttribute].contains { attribute in
      switch attribute {
      case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
        .centerXWithinMargins, .centerYWithinMargins, .firstBaseline, .lastBaseline:
        true
      default: false
      }
    } || views.contains { $0.alignmentRectInsets != .zero }
  }
}
