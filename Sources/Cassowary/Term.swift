/// A variable times a number.
public struct Term: Hashable, Sendable {
  public var variable: Variable
  public var coefficient: Double

  public init(_ variable: Variable, coefficient: Double = 1) {
    (self.variable, self.coefficient) = (variable, coefficient)
  }
}
