/// The constraints of a stack view across its row.
@MainActor struct StackAlignmentMaker {
  let stack: UIStackView
  let shown: [UIView]

  typealias Attribute = NSLayoutConstraint.Attribute

  private var isRow: Bool { stack.axis == .horizontal }
  private var start: Attribute { isRow ? .top : .leading }
  private var end: Attribute { isRow ? .bottom : .trailing }
  private var length: Attribute { isRow ? .height : .width }
  private var canvas: (start: Attribute, end: Attribute) {
    let edges = stack.canvasEdges(isRow ? .vertical : .horizontal)
    return (edges.0, edges.1)
  }
  private var canvasCenter: Attribute {
    switch (isRow, stack.isLayoutMarginsRelativeArrangement) {
    case (true, false): .centerY
    case (true, true): .centerYWithinMargins
    case (false, false): .centerX
    case (false, true): .centerXWithinMargins
    }
  }

  var all: [StackConstraint] {
    guard !stack.arrangedSubviews.isEmpty else {
      return [
        StackConstraint(
          first: stack, firstAttribute: length, priority: .canvasFit, identifier: "UISV-canvas-fit")
      ]
    }
    let views = stack.arrangedSubviews
    switch stack.alignment {
    case .fill: return on(start, canvas.start, views) + on(end, canvas.end, views)
    case .leading: return on(start, canvas.start, views) + boundary(views, atStart: false) + [fit]
    case .trailing: return on(end, canvas.end, views) + boundary(views, atStart: true) + [fit]
    case .center:
      return on(isRow ? .centerY : .centerX, canvasCenter, views) + boundary(views, atStart: true)
        + boundary(views, atStart: false) + [fit]
    case .firstBaseline: return baselines(.firstBaseline, pull: (start, canvas.start))
    case .lastBaseline: return baselines(.lastBaseline, pull: (end, canvas.end))
    }
  }

  private func on(_ attribute: Attribute, _ canvas: Attribute, _ views: [UIView]) -> [StackConstraint] {
    views.enumerated().map { index, view in
      StackConstraint(
        first: view, firstAttribute: attribute, second: stack, secondAttribute: canvas,
        identifier: index == 0 ? "UISV-canvas-connection" : "UISV-alignment")
    }
  }

  private func boundary(_ views: [UIView], atStart: Bool) -> [StackConstraint] {
    views.map {
      StackConstraint(
        first: $0, firstAttribute: atStart ? start : end,
        relation: atStart ? .greaterThanOrEqual : .lessThanOrEqual, second: stack,
        secondAttribute: atStart ? canvas.start : canvas.end, priority: .spanningBoundary,
        identifier: "UISV-spanning-boundary")
    }
  }

  private var fit: StackConstraint {
    StackConstraint(first: stack, firstAttribute: length, priority: .canvasFit, identifier: "UISV-canvas-fit")
  }

  /// Baselines on each other; the view that sticks out most touches the stack's edge. In a column there
  /// is nothing to align baselines with: as leading, or trailing.
  private func baselines(_ attribute: Attribute, pull: (Attribute, Attribute)) -> [StackConstraint] {
    let views = stack.arrangedSubviews
    guard isRow, let first = shown.first else {
      return on(pull.0, pull.1, views) + boundary(views, atStart: attribute == .lastBaseline) + [fit]
    }
    let aligned = views.filter { $0 !== first }.map {
      StackConstraint(
        first: $0, firstAttribute: attribute, second: first, secondAttribute: attribute,
        identifier: "UISV-alignment")
    }
    let pulls = shown.map {
      StackConstraint(
        first: $0, firstAttribute: pull.0, second: stack, secondAttribute: pull.1,
        priority: UILayoutPriority(51), identifier: "UISV-spanning-fit")
    }
    return aligned + boundary(views, atStart: true) + boundary(views, atStart: false) + pulls + [fit]
  }
}
