extension NSLayoutConstraint {
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    public static let directionLeadingToTrailing: FormatOptions = []
    public static let spacingEdgeToEdge: FormatOptions = []
  }

  /// Constraints from a picture in letters: `H:|-[label]-(>=8)-[field(100@750)]-|`.
  ///
  /// A format that cannot be read ends the process with UIKit's message.
  public static func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var parser = VisualFormatParser(format)
    do {
      let maker = VisualFormatMaker(
        format: try parser.parse(), options: opts, metrics: metrics ?? [:],
        views: views.compactMapValues { $0 as AnyObject })
      return try maker.constraints()
    } catch {
      let offset = (error as? VisualFormatError)?.offset ?? 0
      let reason = (error as? VisualFormatError)?.reason ?? "\(error)"
      terminate(
        "NSInvalidArgumentException",
        "Unable to parse constraint format: \n\(reason) \n\(format) \n"
          + String(repeating: " ", count: offset) + "^")
    }
  }
}

/// Makes the constraints of a parsed format.
@MainActor struct VisualFormatMaker {
  let format: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: AnyObject]

  typealias Attribute = NSLayoutConstraint.Attribute

  func constraints() throws -> [NSLayoutConstraint] {
    let items = try format.items.map(item)
    var result: [NSLayoutConstraint] = []
    for (index, lengths) in format.lengths.enumerated() {
      for predicate in lengths { result.append(try length(predicate, of: items[index])) }
    }
    for (index, gap) in format.gaps.enumerated() {
      result += try spaces(gap, index, items[index], items[index + 1])
    }
    return result + alignments(zip(format.items, items).filter { $0.0 != .superview }.map(\.1))
  }

  private func item(_ item: VisualFormat.Item) throws -> AnyObject {
    switch item {
    case .view(let name): return try view(name)
    case .superview:
      let first = format.items.lazy.compactMap { item -> AnyObject? in
        if case .view(let name) = item { self.views[name] } else { nil }
      }.first
      guard let view = LayoutItem(first)?.view, let superview = view.superview else {
        throw VisualFormatError(
          reason: "Unable to interpret '|' character, because the related view doesn't have a superview.",
          offset: 0)
      }
      return superview
    }
  }

  private func view(_ name: String) throws -> AnyObject {
    guard let view = views[name] else {
      throw VisualFormatError(reason: "\(name) is not a key in the views dictionary.", offset: 0)
    }
    return view
  }

  // MARK: Lengths

  private var lengthAttribute: Attribute { format.axis == .horizontal ? .width : .height }

  private func length(_ predicate: VisualFormat.Predicate, of item: AnyObject) throws -> NSLayoutConstraint {
    var other: AnyObject?
    var attribute = lengthAttribute
    var constant = 0.0
    switch predicate.operand {
    case .constant(let value): constant = value
    case .name(let name):
      if let value = metric(name) { constant = value } else { other = try view(name) }
    case .attribute(let name, let kind):
      other = try view(name)
      attribute = kind == "height" ? .height : .width
    }
    return try prioritized(
      predicate,
      NSLayoutConstraint(
        item: item, attribute: lengthAttribute, relatedBy: predicate.relation, toItem: other,
        attribute: other == nil ? .notAnAttribute : attribute, multiplier: 1, constant: CGFloat(constant)))
  }

  private func metric(_ name: String) -> Double? {
    switch metrics[name] {
    case let number as NSNumber: number.doubleValue
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Int: Double(number)
    case let number as Float: Double(number)
    default: nil
    }
  }

  private func number(_ operand: VisualFormat.Predicate.Operand) throws -> Double {
    switch operand {
    case .constant(let value): return value
    case .name(let name):
      if let value = metric(name) { return value }
      throw VisualFormatError(reason: "\(name) is not a key in the metrics dictionary.", offset: 0)
    case .attribute: throw VisualFormatError(reason: "Expected a number or a metric.", offset: 0)
    }
  }

  private func prioritized(_ predicate: VisualFormat.Predicate, _ constraint: NSLayoutConstraint) throws
    -> NSLayoutConstraint
  {
    if let priority = predicate.priority {
      constraint.priority = UILayoutPriority(Float(try number(priority)))
    }
    return constraint
  }

  // MARK: Spaces

  /// From the end of an item to the start of the next.
  private func spaces(_ gap: VisualFormat.Gap, _ index: Int, _ item: AnyObject, _ next: AnyObject) throws
    -> [NSLayoutConstraint]
  {
    let isFirst = format.items[index] == .superview, isLast = format.items[index + 1] == .superview
    var before = isFirst ? edges.start : edges.end
    var after = isLast ? edges.end : edges.start
    if options.contains(.spacingBaselineToBaseline), format.axis == .vertical {
      if !isFirst { before = .lastBaseline }
      if !isLast { after = .firstBaseline }
    }
    switch gap {
    case .flush: return [space(next, after, item, before, 0)]
    case .standard:
      // The standard distance to the superview is its margin.
      if isFirst { return [space(next, after, item, margins.start, 0)] }
      if isLast { return [space(next, margins.end, item, before, 0)] }
      return [space(next, after, item, before, SystemSpacing.points)]
    case .stated(let predicates):
      return try predicates.map { predicate in
        try prioritized(
          predicate,
          space(next, after, item, before, CGFloat(try number(predicate.operand)), predicate.relation))
      }
    }
  }

  private func space(
    _ next: AnyObject, _ after: Attribute, _ item: AnyObject, _ before: Attribute, _ constant: CGFloat,
    _ relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    // Counted from the right the distances are negative.
    let isReversed = format.axis == .horizontal && options.contains(.directionRightToLeft)
    guard isReversed else {
      return NSLayoutConstraint(
        item: next, attribute: after, relatedBy: relation, toItem: item, attribute: before, multiplier: 1,
        constant: constant)
    }
    return NSLayoutConstraint(
      item: item, attribute: before, relatedBy: relation, toItem: next, attribute: after, multiplier: 1,
      constant: constant)
  }

  private var edges: (start: Attribute, end: Attribute) {
    if format.axis == .vertical { return (.top, .bottom) }
    if options.contains(.directionRightToLeft) { return (.right, .left) }
    return options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
  }
  private var margins: (start: Attribute, end: Attribute) {
    if format.axis == .vertical { return (.topMargin, .bottomMargin) }
    if options.contains(.directionRightToLeft) { return (.rightMargin, .leftMargin) }
    return options.contains(.directionLeftToRight)
      ? (.leftMargin, .rightMargin) : (.leadingMargin, .trailingMargin)
  }

  // MARK: Alignment

  private static let alignments: [(NSLayoutConstraint.FormatOptions, Attribute)] = [
    (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
    (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
    (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
    (.alignAllFirstBaseline, .firstBaseline),
  ]

  private func alignments(_ items: [AnyObject]) -> [NSLayoutConstraint] {
    Self.alignments.filter { options.contains($0.0) }.flatMap { _, attribute in
      zip(items, items.dropFirst()).map { first, second in
        NSLayoutConstraint(
          item: first, attribute: attribute, relatedBy: .equal, toItem: second, attribute: attribute,
          multiplier: 1, constant: 0)
      }
    }
  }
}
