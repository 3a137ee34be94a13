import Foundation

/// `write DIR`: the systems as files. `time FILE`: variables, rows, microseconds to build and to move.
@main enum SolverBenchmark {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else { return print("usage: write DIR | time FILE") }
    if arguments[1] == "write" {
      for system in systems {
        let path = arguments[2] + "/\(system.name).txt"
        try system.make().text.write(toFile: path, atomically: true, encoding: .utf8)
      }
    } else {
      try time(PlainSystem(text: String(contentsOfFile: arguments[2], encoding: .utf8)))
    }
  }

  private static func time(_ system: PlainSystem) throws {
    let building = microseconds(rounds: 30) { _ in _ = build(system) }
    let (solver, variables, edit) = build(system)
    var sum = 0.0
    let moving = microseconds(rounds: 400) { round in
      solver.suggest(Double(320 + round % 97), for: edit)
      try? solver.solve()
      for variable in variables { sum += solver.value(of: variable) }
    }
    if sum == 42.5 { print("") }
    let broken = solver.brokenInvariants()
    guard broken.isEmpty else { fatalError(broken.joined(separator: "\n")) }
    print(system.variables, system.rows.count, building, moving)
  }

  private static func build(_ system: PlainSystem) -> (Solver, [Variable], ConstraintID) {
    let solver = Solver()
    let variables = (0..<system.variables).map { _ in solver.makeVariable() }
    do {
      for row in system.rows {
        let terms = row.terms.map { Term(variables[$0.variable], coefficient: $0.coefficient) }
        let relation = Relation(rawValue: row.relation) ?? .equal
        try solver.add(
          Constraint(
            Expression(terms, constant: row.constant), relation, strength: Strength(row.priority)))
      }
      let edit = try solver.addEditVariable(variables[system.edit], strength: 998)
      solver.suggest(375, for: edit)
      try solver.solve()
      return (solver, variables, edit)
    } catch {
      fatalError("the system has no solution: \(error)")
    }
  }

  private static func microseconds(rounds: Int, _ body: (Int) -> Void) -> Double {
    var best = Double.infinity
    for _ in 0..<7 {
      let spent = ContinuousClock().measure { for round in 0..<rounds { body(round) } }
      best = min(best, Double(spent.components.attoseconds) / 1e12 / Double(rounds))
    }
    return best
  }
}
