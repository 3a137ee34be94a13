import Cassowary
import Testing

struct SolverTests {
  let solver = Solver()

  @Test func undeterminedVariableIsZero() throws {
    let x = solver.makeVariable()
    try solver.solve()
    #expect(solver.value(of: x) == 0)
  }

  @Test func variablesMayBeNegative() throws {
    let x = solver.makeVariable()
    try solver.add(x <= -20.0)
    try solver.add(x == 5.0 ~ 250)
    try solver.solve()
    #expect(solver.value(of: x) == -20)
  }

  /// What hiding a view with required inner constraints comes to: 0 = 8 + height + 8.
  @Test func nonnegativeVariablesContradict() throws {
    let height = solver.makeVariable(isNonnegative: true)
    let outer = solver.makeVariable(isNonnegative: true)
    let inner = try solver.add(outer == height + 16.0)
    try solver.add(height == 20.0 ~ 750)
    #expect(throws: SolverError.unsatisfiable(with: [inner])) { try solver.add(outer == 0.0) }
    try solver.add(outer == 0.0 ~ 999)
    try solver.solve()
    #expect(solver.value(of: height) == 0)
    #expect(solver.value(of: outer) == 16)
  }

  /// A thousand wishes of 749 against one of 750.
  @Test func higherStrengthAlwaysWins() throws {
    let x = solver.makeVariable()
    for _ in 0..<1000 { try solver.add(x == 100.0 ~ 749) }
    try solver.add(x == 0.0 ~ 750)
    try solver.solve()
    #expect(solver.value(of: x) == 0)
  }

  @Test func everyStrengthBeatsTheNextLower() throws {
    for strength in 1..<999 {
      let x = solver.makeVariable()
      for _ in 0..<3 { try solver.add(x == 100.0 ~ Strength(Double(strength))) }
      try solver.add(x == 0.0 ~ Strength(Double(strength) + 1))
      try solver.solve()
      #expect(solver.value(of: x) == 0, "\(strength)")
    }
  }

  @Test func equalStrengthsMakeTheSumOfErrorsLeast() throws {
    let x = solver.makeVariable()
    for wish in [0.0, 10, 100] { try solver.add(x == wish ~ 500) }
    try solver.solve()
    #expect(solver.value(of: x) == 10)
  }

  /// As a view's size does: hugging 250, compression resistance 750.
  @Test func equationWithDifferentStrengthsOnItsSides() throws {
    let width = solver.makeVariable()
    let hug = Expression([Term(width)], constant: -40)
    try solver.add(Constraint(hug, .equal, strength: 250, strengthBelow: 750))
    let limit = try solver.add(width >= 60.0 ~ 500)
    try solver.solve()
    #expect(solver.value(of: width) == 60)
    solver.remove(limit)
    try solver.add(width <= 10.0 ~ 500)
    try solver.solve()
    #expect(solver.value(of: width) == 40)
  }

  @Test func equationRequiredOnOneSide() throws {
    let width = solver.makeVariable()
    let hug = Expression([Term(width)], constant: -40)
    try solver.add(Constraint(hug, .equal, strength: 250, strengthBelow: .required))
    let small = try solver.add(width == 10.0 ~ 999)
    try solver.solve()
    #expect(solver.value(of: width) == 40)
    solver.remove(small)
    try solver.add(width == 90.0 ~ 999)
    try solver.solve()
    #expect(solver.value(of: width) == 90)
  }

  @Test func contradictionNamesTheOthersAndChangesNothing() throws {
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let first = try solver.add(x == 10.0)
    let second = try solver.add(y == x + 5.0)
    try solver.add(z == 3.0)
    #expect(throws: SolverError.unsatisfiable(with: [first, second])) { try solver.add(y == 20.0) }
    try solver.solve()
    #expect([x, y, z].map(solver.value(of:)) == [10, 15, 3])
    #expect(solver.brokenInvariants() == [])
  }

  @Test func contradictionOfInequalities() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let ids = [try solver.add(x >= 10.0), try solver.add(y >= x + 5.0), try solver.add(y >= 0.0)]
    #expect(throws: SolverError.unsatisfiable(with: Array(ids.prefix(2)))) { try solver.add(y <= 12.0) }
  }

  @Test func redundantEquationTakesOverWhenTheFirstGoes() throws {
    let x = solver.makeVariable()
    let first = try solver.add(x == 10.0)
    let second = try solver.add(2 * x == 20.0)
    solver.remove(first)
    try solver.solve()
    #expect(solver.value(of: x) == 10)
    #expect(throws: SolverError.unsatisfiable(with: [second])) { try solver.add(x == 11.0) }
  }

  @Test func redundantEquationsMoveTogether() throws {
    let x = solver.makeVariable()
    let ids = [try solver.add(x == 10.0), try solver.add(x == 10.0)]
    ids.forEach { solver.setConstant(-12, of: $0) }
    try solver.solve()
    #expect(solver.value(of: x) == 12)
  }

  @Test func constantsThatContradictAreReported() throws {
    let x = solver.makeVariable()
    let ids = [try solver.add(x == 10.0), try solver.add(x <= 20.0)]
    solver.setConstant(-30, of: ids[0])
    #expect(throws: SolverError.constantsUnsatisfiable(ids)) { try solver.solve() }
  }

  @Test func editVariableMovesWhatDependsOnIt() throws {
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    try solver.add(y == 2 * x + 1.0)
    try solver.add(x <= 100.0)
    let edit = try solver.addEditVariable(x, strength: 998)
    try solver.solve()
    for value in [5.0, -7, 50, 200] {
      solver.suggest(value, for: edit)
      try solver.solve()
      #expect(solver.value(of: y) == 2 * min(value, 100) + 1)
    }
  }

  @Test func changesNameTheVariablesThatMoved() throws {
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(y == x + 1.0)
    try solver.add(z == 4.0)
    let edit = try solver.addEditVariable(x, strength: 998)
    try solver.solve()
    solver.takeChanges { _ in }
    solver.suggest(9, for: edit)
    try solver.solve()
    var moved: Set<Variable> = []
    solver.takeChanges { moved.insert($0) }
    #expect(moved == [x, y])
  }

  @Test func strengthChangesBetweenOptionalValues() throws {
    let x = solver.makeVariable()
    let low = try solver.add(x == 1.0 ~ 250)
    try solver.add(x == 2.0 ~ 500)
    try solver.solve()
    #expect(solver.value(of: x) == 2)
    solver.setStrength(750, of: low)
    try solver.solve()
    #expect(solver.value(of: x) == 1)
  }

  @Test func dumpIsReadable() throws {
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    try solver.add(y == x + 1.0)
    try solver.add(x == 4.0 ~ 250)
    try solver.solve()
    #expect(
      solver.description == """
        rows
          x = 4.0 + 1.0·e3 - 1.0·e4
          y = 5.0 + 1.0·d2 + 1.0·e3 - 1.0·e4
        costs
          e3: 1.0@250.0
          e4: 1.0@250.0
        """)
  }
}
