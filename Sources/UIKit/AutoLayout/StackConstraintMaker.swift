/// Lists the constraints of an arrangement: along the row by distribution, across it by alignment.
@MainActor struct StackConstraintMaker {
  let stack: UIStackView
  /// The arranged views that are not hidden.
  let shown: [UIView]
  let gaps: [UILayoutGuide]

  typealias Attribute = NSLayoutConstraint.Attribute

  var all: [StackConstraint] { ends + between + hiding + StackAlignmentMaker(stack: stack, shown: shown).all }

  private var isRow: Bool { stack.axis == .horizontal }
  private var start: Attribute { isRow ? .leading : .top }
  private var end: Attribute { isRow ? .trailing : .bottom }
  private var length: Attribute { isRow ? .width : .height }
  private var center: Attribute { isRow ? .centerX : .centerY }

  // MARK: Ends

  private var ends: [StackConstraint] {
    let (canvasStart, canvasEnd) = stack.canvasEdges(isRow ? .horizontal : .vertical)
    guard let first = shown.first, let last = shown.last else {
      return [
        StackConstraint(
          first: stack, firstAttribute: length, priority: .canvasFit, identifier: "UISV-canvas-fit")
      ]
    }
    return [
      StackConstraint(
        first: first, firstAttribute: start, second: stack, secondAttribute: canvasStart,
        identifier: "UISV-canvas-connection"),
      StackConstraint(
        first: stack, firstAttribute: canvasEnd, second: last, secondAttribute: end,
        identifier: "UISV-canvas-connection"),
    ]
  }

  // MARK: Distribution

  private var pairs: [(UIView, UIView)] { Array(zip(shown, shown.dropFirst())) }

  private var between: [StackConstraint] {
    switch stack.distribution {
    case .fill: spacings(.equal)
    case .fillEqually: spacings(.equal) + equalLengths
    case .fillProportionally: spacings(.equal) + proportionalLengths
    case .equalSpacing: spacings(.greaterThanOrEqual) + gapEdges(end, start) + equalGaps(.required)
    case .equalCentering:
      spacings(.greaterThanOrEqual) + gapEdges(center, center) + equalGaps(UILayoutPriority(149))
    }
  }

  private func spacings(_ relation: NSLayoutConstraint.Relation) -> [StackConstraint] {
    let isBaseline = !isRow && stack.isBaselineRelativeArrangement
    return pairs.map { previous, next in
      StackConstraint(
        first: next, firstAttribute: isBaseline ? .firstBaseline : start, relation: relation,
        second: previous,
        secondAttribute: isBaseline ? .lastBaseline : end, constant: stack.effectiveSpacing(after: previous),
        identifier: "UISV-spacing")
    }
  }

  private var equalLengths: [StackConstraint] {
    shown.dropFirst().map {
      StackConstraint(
        first: $0, firstAttribute: length, second: shown[0], secondAttribute: length,
        identifier: "UISV-fill-equally")
    }
  }

  /// Lengths are to each other as the natural lengths are; the spacing does not count, so that the views
  /// fill the stack exactly.
  private var proportionalLengths: [StackConstraint] {
    guard let base = shown.first(where: { naturalLength($0) > 0 }) else { return equalLengths }
    let unit = naturalLength(base)
    return shown.filter { $0 !== base }.map {
      StackConstraint(
        first: $0, firstAttribute: length, second: base, secondAttribute: length,
        multiplier: naturalLength($0) / unit, priority: UILayoutPriority(999),
        identifier: "UISV-fill-proportionally")
    }.filter { $0.multiplier > 0 }
  }

  private func naturalLength(_ view: UIView) -> CGFloat {
    let intrinsic = view.constraintState.intrinsicSize
    let known = isRow ? intrinsic.width : intrinsic.height
    guard known == UIView.noIntrinsicMetric, view is UIStackView else { return max(0, known) }
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return isRow ? fitting.width : fitting.height
  }

  private func gapEdges(_ from: Attribute, _ to: Attribute) -> [StackConstraint] {
    zip(gaps, pairs).flatMap { gap, pair in
      [
        StackConstraint(
          first: gap, firstAttribute: start, second: pair.0, secondAttribute: from,
          identifier: "UISV-distributing-edge"),
        StackConstraint(
          first: gap, firstAttribute: end, second: pair.1, secondAttribute: to,
          identifier: "UISV-distributing-edge"),
      ]
    }
  }

  /// Equal, and no larger than they must when nothing else sizes the stack.
  private func equalGaps(_ priority: UILayoutPriority) -> [StackConstraint] {
    guard let first = gaps.first else { return [] }
    let equal = gaps.dropFirst().map {
      StackConstraint(
        first: $0, firstAttribute: length, second: first, secondAttribute: length, priority: priority,
        identifier: "UISV-distributing")
    }
    let fit = StackConstraint(
      first: stack, firstAttribute: length, priority: .canvasFit, identifier: "UISV-canvas-fit")
    return equal + [fit]
  }

  // MARK: Hidden views

  /// A hidden view is a line at the end of the view before it.
  private var hiding: [StackConstraint] {
    var result: [StackConstraint] = []
    var previous: UIView?
    for view in stack.arrangedSubviews {
      guard view.isHidden else {
        previous = view
        continue
      }
      result.append(StackConstraint(first: view, firstAttribute: length, identifier: "UISV-hiding"))
      result.append(
        StackConstraint(
          first: view, firstAttribute: start, second: previous ?? stack,
          secondAttribute: previous == nil ? stack.canvasEdges(stack.axis).0 : end,
          identifier: "UISV-hiding"))
    }
    return result
  }
}

extension UILayoutPriority {
  /// Below fittingSizeLevel: gives way to everything an app asks for.
  static let canvasFit = UILayoutPriority(49)
  static let spanningBoundary = UILayoutPriority(999.5)
}

extension UIStackView {
  /// The stack's edges along an axis, or its margins.
  func canvasEdges(_ axis: NSLayoutConstraint.Axis)
    -> (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)
  {
    switch (axis, isLayoutMarginsRelativeArrangement) {
    case (.horizontal, false): (.leading, .trailing)
    case (.horizontal, true): (.leadingMargin, .trailingMargin)
    case (.vertical, false): (.top, .bottom)
    case (.vertical, true): (.topMargin, .bottomMargin)
    }
  }
}
