/// A constraint that a stack view wants, as a value: equal ones are kept from one arrangement to the next.
@MainActor struct StackConstraint {
  struct Key: Hashable {
    var first: ObjectIdentifier, second: ObjectIdentifier?
    var firstAttribute: NSLayoutConstraint.Attribute, secondAttribute: NSLayoutConstraint.Attribute
    var relation: NSLayoutConstraint.Relation
    var multiplier: CGFloat
    var priority: UILayoutPriority
  }

  var first: AnyObject
  var firstAttribute: NSLayoutConstraint.Attribute
  var relation = NSLayoutConstraint.Relation.equal
  var second: AnyObject?
  var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0
  var priority = UILayoutPriority.required
  var identifier: String

  var key: Key {
    Key(
      first: ObjectIdentifier(first), second: second.map(ObjectIdentifier.init),
      firstAttribute: firstAttribute,
      secondAttribute: secondAttribute, relation: relation, multiplier: multiplier, priority: priority)
  }

  func make() -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: first, attribute: firstAttribute, relatedBy: relation, toItem: second, attribute: secondAttribute,
      multiplier: multiplier, constant: constant)
    constraint.priority = priority
    constraint.identifier = identifier
    constraint.isSystem = true
    return constraint
  }
}
