/// How an expression relates to zero.
public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }

/// An expression that is to be zero, at most zero or at least zero.
public struct Constraint: Hashable, Sendable {
  public var expression: Expression
  public var relation: Relation
  /// What it costs when the expression is above its bound.
  public var strength: Strength
  /// What it costs when the expression is below its bound. Differs from `strength` in equations that are
  /// two at once: "not wider, at 251; not narrower, at 750".
  public var strengthBelow: Strength

  public init(
    _ expression: Expression, _ relation: Relation, strength: Strength = .required,
    strengthBelow: Strength? = nil
  ) {
    (self.expression, self.relation) = (expression, relation)
    (self.strength, self.strengthBelow) = (strength, strengthBelow ?? strength)
  }
}

/// Names a constraint that a solver holds. Numbers are used again after the constraint is removed.
public struct ConstraintID: Hashable, Sendable {
  public let number: Int32
}
