import Cassowary

/// A constraint over variables named by number, so that it can be put into several solvers.
struct PlainConstraint {
  var coefficients: [Double]
  var constant: Double
  var relation: Relation
  var strength: Strength
  var below: Strength

  func constraint(_ variables: [Variable]) -> Constraint {
    let terms = zip(variables, coefficients).filter { $0.1 != 0 }.map { Term($0, coefficient: $1) }
    return Constraint(
      Expression(terms, constant: constant), relation, strength: strength, strengthBelow: below)
  }

  static func random(_ count: Int, using random: inout RandomNumbers) -> PlainConstraint {
    var coefficients = (0..<count).map { _ in
      Bool.random(using: &random) ? Double(Int.random(in: -3...3, using: &random)) : 0
    }
    if coefficients.allSatisfy({ $0 == 0 }) { coefficients[0] = 1 }
    let strengths: [Strength] = [1000, 1000, 999, 750, 751, 250, 250, 1]
    let strength = strengths.randomElement(using: &random)!
    let below =
      Int.random(in: 0...3, using: &random) == 0 ? strengths.randomElement(using: &random)! : strength
    return PlainConstraint(
      coefficients: coefficients, constant: Double(Int.random(in: -50...50, using: &random)),
      relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random)!,
      strength: strength, below: below)
  }
}

/// The violations of a solution, summed by strength from the strongest down.
struct Cost: Equatable, CustomStringConvertible {
  private(set) var byStrength: [Double: Double] = [:]

  init(_ constraints: [PlainConstraint], _ values: [Double]) {
    for constraint in constraints {
      let value = zip(constraint.coefficients, values).reduce(constraint.constant) { $0 + $1.0 * $1.1 }
      if value > 0, constraint.relation != .greaterThanOrEqual { add(value, constraint.strength) }
      if value < 0, constraint.relation != .lessThanOrEqual { add(-value, constraint.below) }
    }
  }

  private mutating func add(_ error: Double, _ strength: Strength) {
    if error > 1e-6 { byStrength[strength.value, default: 0] += error }
  }

  var isFeasible: Bool { byStrength[1000] == nil }

  static func isLess(_ left: Cost, _ right: Cost) -> Bool {
    for strength in Set(left.byStrength.keys).union(right.byStrength.keys).sorted(by: >) {
      let difference = left.byStrength[strength, default: 0] - right.byStrength[strength, default: 0]
      if abs(difference) > 1e-4 { return difference < 0 }
    }
    return false
  }

  static func == (left: Cost, right: Cost) -> Bool { !isLess(left, right) && !isLess(right, left) }

  var description: String {
    byStrength.sorted { $0.key > $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
  }
}

/// The best cost by trying every crossing of the constraints' lines: slow, and no simplex.
func bestCostByEnumeration(_ constraints: [PlainConstraint]) -> Cost? {
  let lines = constraints.map { ($0.coefficients[0], $0.coefficients[1], $0.constant) }
  // The axes stand in where all lines are parallel.
  let all = lines + [(1, 0, 0), (0, 1, 0)]
  var best: Cost?
  for first in all.indices {
    for second in all.indices where second > first {
      let (a, b, c) = all[first], (d, e, f) = all[second]
      let determinant = a * e - b * d
      guard determinant != 0 else { continue }
      let values = [(b * f - c * e) / determinant, (c * d - a * f) / determinant]
      let cost = Cost(constraints, values)
      if cost.isFeasible, best.map({ Cost.isLess(cost, $0) }) ?? true { best = cost }
    }
  }
  return best
}
