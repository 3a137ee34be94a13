/// One attribute of an item, as a factory of constraints. Source: NSLayoutAnchor, UIKit.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  public private(set) weak var item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute
  open var name: String { attribute.name }
  public var hasAmbiguousLayout: Bool { (item as? UIView)?.hasAmbiguousLayout ?? false }
  public var constraintsAffectingLayout: [NSLayoutConstraint] {
    (item as? UIView)?.constraintsAffectingLayout(for: attribute.axis) ?? []
  }

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    (self.item, self.attribute) = (item, attribute)
    super.init()
  }

  func relate(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?,
    multiplier: CGFloat = 1, constant: CGFloat
  ) -> NSLayoutConstraint {
    guard let item, other == nil || other?.item != nil else {
      terminate(
        "NSInvalidArgumentException", "A constraint cannot be made from an anchor whose item is gone.")
    }
    return NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }

  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.equal, anchor, constant: 0)
  }
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, constant: 0)
  }
  public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, constant: 0)
  }
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    relate(.equal, anchor, constant: c)
  }
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, constant: c) }
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, constant: c) }
}

/// The distance UIKit calls standard between two items, in points.
enum SystemSpacing { static let points: CGFloat = 8 }
