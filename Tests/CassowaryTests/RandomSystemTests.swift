import Cassowary
import Testing

struct RandomSystemTests {
  @Test func twoVariablesAsGoodAsEnumeration() throws {
    for seed in 0..<4000 {
      var random = RandomNumbers(seed: UInt64(seed))
      let solver = Solver()
      let variables = [solver.makeVariable("x"), solver.makeVariable("y")]
      var kept: [PlainConstraint] = []
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let next = PlainConstraint.random(2, using: &random)
        do {
          try solver.add(next.constraint(variables))
          kept.append(next)
        } catch {
          let best = bestCostByEnumeration(kept + [next])
          #expect(best == nil, "seed \(seed): refused what can hold")
        }
      }
      try solver.solve()
      #expect(solver.brokenInvariants() == [], "seed \(seed)")
      let cost = Cost(kept, variables.map(solver.value(of:)))
      let best = try #require(bestCostByEnumeration(kept))
      #expect(cost == best, "seed \(seed): \(cost) instead of \(best)")
    }
  }

  /// Adding, removing and moving in any order ends where building anew does.
  @Test func changesEndWhereBuildingAnewDoes() throws {
    for seed in 0..<6000 { try playGame(seed: UInt64(seed)) }
  }

  /// A tall layout whose width is dragged about; rows and columns are worked through many times.
  @Test func draggingKeepsTheInvariants() throws {
    let solver = Solver()
    let root = solver.makeVariable()
    var previous: Variable?
    var first: Variable?
    for index in 0..<30 {
      let (start, width) = (solver.makeVariable(), solver.makeVariable(isNonnegative: true))
      try solver.add(previous.map { start == $0 + 8.0 } ?? (start == 16.0))
      if let first { try solver.add(width == first) }
      try solver.add(start + width <= root - Double(index % 7) ~ (index % 3 == 0 ? 700 : 1000))
      try solver.add(width == Double(20 + index) ~ 250)
      try solver.add(width >= Double(10 + index % 20) ~ 750)
      (previous, first) = (start, first ?? width)
    }
    let edit = try solver.addEditVariable(root, strength: 998)
    var random = RandomNumbers(seed: 7)
    for _ in 0..<60 {
      solver.suggest(Double(Int.random(in: 100...1500, using: &random)), for: edit)
      try solver.solve()
      #expect(solver.brokenInvariants() == [])
    }
  }

  private func playGame(seed: UInt64) throws {
    var random = RandomNumbers(seed: seed &+ 1 << 40)
    let count = Int.random(in: 2...6, using: &random)
    var solver = Solver()
    // The first two are never negative.
    var variables = (0..<count).map { solver.makeVariable(isNonnegative: $0 < 2) }
    var held: [(id: ConstraintID, plain: PlainConstraint)] = []
    for _ in 0..<Int.random(in: 4...16, using: &random) {
      var isDue = Bool.random(using: &random)
      switch Int.random(in: 0...5, using: &random) {
      case 0 where !held.isEmpty:
        solver.remove(held.remove(at: Int.random(in: held.indices, using: &random)).id)
      case 1 where !held.isEmpty:
        let index = Int.random(in: held.indices, using: &random)
        held[index].plain.constant = Double(Int.random(in: -50...50, using: &random))
        solver.setConstant(held[index].plain.constant, of: held[index].id)
        // A contradiction spends the solver, so it is to be met before the next change hides it.
        isDue = true
      case 2 where held.contains { !$0.plain.strength.isRequired && !$0.plain.below.isRequired }:
        let index = held.firstIndex { !$0.plain.strength.isRequired && !$0.plain.below.isRequired }!
        held[index].plain.strength = 600
        held[index].plain.below = 610
        solver.setStrength(600, below: 610, of: held[index].id)
      default:
        let next = PlainConstraint.random(count, using: &random)
        do { held.append((try solver.add(next.constraint(variables)), next)) } catch {
          guard case .unsatisfiable = error else { break }
          #expect(
            try rebuilt(held.map(\.plain) + [next], count) == nil, "seed \(seed): refused what can hold")
        }
      }
      if isDue {
        do { try solver.solve() } catch {
          #expect(try rebuilt(held.map(\.plain), count) == nil, "seed \(seed): gave up what can hold")
          return
        }
        #expect(solver.brokenInvariants() == [], "seed \(seed)")
      }
    }
    guard (try? solver.solve()) != nil else { return }
    #expect(solver.brokenInvariants() == [], "seed \(seed)")
    let cost = Cost(held.map(\.plain), variables.map(solver.value(of:)))
    let anew = try #require(try rebuilt(held.map(\.plain), count), "seed \(seed)")
    #expect(cost == anew, "seed \(seed): \(cost) instead of \(anew)")
    for (id, _) in held { solver.remove(id) }
    variables.forEach(solver.remove)
    (solver, variables) = (Solver(), [])
  }

  /// The cost of the same constraints in a new solver; nil when they contradict one another.
  private func rebuilt(_ constraints: [PlainConstraint], _ count: Int) throws -> Cost? {
    let solver = Solver()
    let variables = (0..<count).map { solver.makeVariable(isNonnegative: $0 < 2) }
    for constraint in constraints.reversed() {
      do { try solver.add(constraint.constraint(variables)) } catch { return nil }
    }
    try solver.solve()
    return Cost(constraints, variables.map(solver.value(of:)))
  }
}
