/// Expressions and constraints as one writes them on paper: `2 * a + b <= c - 8`.

extension Variable {
  public static func * (coefficient: Double, variable: Variable) -> Expression {
    Expression([Term(variable, coefficient: coefficient)])
  }
}

extension Expression {
  public static func + (left: Expression, right: Expression) -> Expression {
    Expression(left.terms + right.terms, constant: left.constant + right.constant)
  }
  public static func - (left: Expression, right: Expression) -> Expression { left + -1 * right }
  public static func * (factor: Double, expression: Expression) -> Expression {
    Expression(
      expression.terms.map { Term($0.variable, coefficient: factor * $0.coefficient) },
      constant: factor * expression.constant)
  }
}

/// What may stand on either side of `+`, `-`, `==`, `<=` and `>=`.
public protocol ExpressionConvertible {
  var expression: Expression { get }
}

extension Expression: ExpressionConvertible {
  public var expression: Expression { self }
}
extension Variable: ExpressionConvertible {
  public var expression: Expression { Expression(self) }
}
extension Double: ExpressionConvertible {
  public var expression: Expression { Expression(constant: self) }
}

public func + (left: some ExpressionConvertible, right: some ExpressionConvertible) -> Expression {
  left.expression + right.expression
}
public func - (left: some ExpressionConvertible, right: some ExpressionConvertible) -> Expression {
  left.expression - right.expression
}
public func == (left: some ExpressionConvertible, right: some ExpressionConvertible) -> Constraint {
  Constraint(left.expression - right.expression, .equal)
}
public func <= (left: some ExpressionConvertible, right: some ExpressionConvertible) -> Constraint {
  Constraint(left.expression - right.expression, .lessThanOrEqual)
}
public func >= (left: some ExpressionConvertible, right: some ExpressionConvertible) -> Constraint {
  Constraint(left.expression - right.expression, .greaterThanOrEqual)
}

precedencegroup StrengthPrecedence {
  lowerThan: ComparisonPrecedence
  higherThan: LogicalConjunctionPrecedence
}
infix operator ~ : StrengthPrecedence

/// `a == b ~ 250`: the constraint with that strength.
public func ~ (constraint: Constraint, strength: Strength) -> Constraint {
  var result = constraint
  (result.strength, result.strengthBelow) = (strength, strength)
  return result
}
