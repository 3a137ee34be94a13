import InterfaceBuilder

/// Makes layout constraints.
@MainActor enum ConstraintElement {
  /// nil for a placeholder constraint and for one whose items do not exist.
  static func make(_ element: DocumentElement, owner: String, _ nib: NibObjects) -> NSLayoutConstraint? {
    guard let value = element.constraint(owner: owner), !value.isPlaceholder else { return nil }
    guard let first = nib.object(value.firstItem), let firstAttribute = attributes[value.firstAttribute]
    else {
      nib.report(element, "its first item \(value.firstItem) or attribute \(value.firstAttribute) is unknown")
      return nil
    }
    var second: AnyObject?
    if let id = value.secondItem {
      guard let object = nib.object(id) else {
        nib.report(element, "its second item \(id) does not exist")
        return nil
      }
      second = object
    }
    let secondAttribute = value.secondAttribute.flatMap { attributes[$0] } ?? .notAnAttribute
    // A document that was edited by hand: UIKit would refuse the whole scene without naming the place.
    let fault = NSLayoutConstraint.fault(
      firstAttribute, hasSecond: second != nil, second == nil ? .notAnAttribute : secondAttribute,
      CGFloat(value.multiplier))
    if let fault {
      nib.report(element, "it is left out. \(fault)")
      return nil
    }
    let constraint = NSLayoutConstraint(
      item: first, attribute: firstAttribute, relatedBy: relation(value.relation), toItem: second,
      attribute: secondAttribute, multiplier: CGFloat(value.multiplier),
      constant: CGFloat(value.constant ?? standardSpacing(first, second)))
    constraint.priority = priority(value.priority)
    constraint.identifier = value.identifier
    return constraint
  }

  /// Within UIKit's bounds.
  static func priority(_ value: Double) -> UILayoutPriority {
    UILayoutPriority(Float(min(max(value, 1), 1000)))
  }

  /// Activates those whose items lie in one tree, and names the others.
  static func activate(
    _ constraints: [(element: DocumentElement, constraint: NSLayoutConstraint)], _ nib: NibObjects
  ) {
    for (element, constraint) in constraints {
      if constraint.hasCommonAncestor {
        constraint.isActive = true
      } else {
        nib.report(element, "it is left out: its items have no common ancestor")
      }
    }
  }

  private static func relation(_ relation: DocumentConstraint.Relation) -> NSLayoutConstraint.Relation {
    switch relation {
    case .equal: .equal
    case .lessThanOrEqual: .lessThanOrEqual
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }

  /// Interface Builder's standard: 8 points between siblings, 20 to a container.
  private static func standardSpacing(_ first: AnyObject, _ second: AnyObject?) -> Double {
    guard let first = first as? UIView, let second = second as? UIView else { return 20 }
    return first.superview === second.superview ? 8 : 20
  }

  static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY,
    "baseline": .lastBaseline, "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline,
    "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
    "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
    "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
  ]
}
