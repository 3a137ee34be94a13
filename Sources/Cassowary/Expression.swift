/// A sum of terms and a constant. A variable may occur in several terms; their coefficients add up.
public struct Expression: Hashable, Sendable {
  public var terms: [Term]
  public var constant: Double

  public init(_ terms: [Term] = [], constant: Double = 0) {
    (self.terms, self.constant) = (terms, constant)
  }

  public init(_ variable: Variable) { self.init([Term(variable)]) }
}
