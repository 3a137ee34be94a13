extension Solver {
  /// Adds a constraint. Values are brought up to date by the next `solve`.
  /// - Throws: `SolverError.unsatisfiable` with the required constraints that it contradicts; it is then
  ///   not added and all else is as before.
  @discardableResult
  public func add(_ constraint: Constraint) throws(SolverError) -> ConstraintID {
    restoreFeasibility()
    if let contradiction { throw .constantsUnsatisfiable(contradiction) }
    // Also when it is refused: the search for a place pivots.
    needsOptimizing = true
    let number = makeRecord(constraint)
    buildDraft(constraint.expression)
    attachMarkers(constraint, number)
    if draft.constant < 0 { draft.scale(by: -1) }
    if let subject = chooseSubject(records[Int(number)]) {
      draft.solve(for: subject)
      let row = tableau.install(draft)
      tableau.substitute(tableau.rows[row], row)
    } else {
      try addWithArtificialVariable(number)
    }
    return ConstraintID(number: number)
  }

  /// The expression in terms of nonbasic symbols.
  private func buildDraft(_ expression: Expression) {
    draft.clear()
    draft.constant = expression.constant
    for term in expression.terms where term.coefficient != 0 {
      guard let number = tableau.row(of: term.variable.symbol) else {
        draft.add(term.coefficient, times: term.variable.symbol)
        continue
      }
      let row = tableau.rows[number]
      draft.constant += term.coefficient * row.constant
      for index in 0..<row.cells.count {
        draft.add(term.coefficient * row.cells[index].coefficient, times: row.cells[index].symbol)
      }
    }
  }

  /// 0 = expression − above + below, with a slack, errors or a dummy in the places of the two.
  private func attachMarkers(_ constraint: Constraint, _ number: Int32) {
    switch constraint.relation {
    case .equal where constraint.strength.isRequired && constraint.strengthBelow.isRequired:
      attach(.dummy, sign: -1, strength: nil, number)
    case .equal:
      // A required side has no error symbol: the expression then cannot go to that side.
      let (above, below) = (constraint.strength, constraint.strengthBelow)
      if !above.isRequired { attach(.error, sign: -1, strength: above, number) }
      if !below.isRequired { attach(.error, sign: 1, strength: below, number) }
    case .greaterThanOrEqual:
      attach(.slack, sign: -1, strength: nil, number)
      let strength = constraint.strengthBelow
      if !strength.isRequired { attach(.error, sign: 1, strength: strength, number) }
    case .lessThanOrEqual:
      attach(.slack, sign: 1, strength: nil, number)
      let strength = constraint.strength
      if !strength.isRequired { attach(.error, sign: -1, strength: strength, number) }
    }
  }

  private func attach(_ kind: Symbol.Kind, sign: Double, strength: Strength?, _ number: Int32) {
    let symbol = tableau.makeSymbol(kind, owner: number)
    let level = strength.map { tableau.objective.level($0) } ?? -1
    draft.add(sign, times: symbol)
    if level >= 0 { tableau.objective.add(1, level: level, to: symbol) }
    let record = records.base + Int(number)
    if record.pointee.marker == .none {
      (record.pointee.marker, record.pointee.markerSign) = (symbol, sign)
      record.pointee.markerLevel = Int32(level)
    } else {
      (record.pointee.other, record.pointee.otherLevel) = (symbol, Int32(level))
    }
  }

  /// The symbol to solve the draft for: an external one, cheapest first, else one that is in no row yet
  /// and comes out not negative.
  private func chooseSubject(_ record: Record) -> Symbol? {
    var external: Symbol?
    var fresh: Symbol?
    for index in 0..<draft.cells.count {
      let symbol = draft.cells[index].symbol
      if symbol.isExternal {
        if tableau.columns.isEmpty(symbol) { return symbol }
        external = external ?? symbol
      } else if symbol.isRestricted, draft.cells[index].coefficient < 0, tableau.columns.isEmpty(symbol) {
        // In no other row, so none can become infeasible; an external one still comes first.
        fresh = fresh ?? symbol
      }
    }
    if let found = external ?? fresh { return found }
    for symbol in [record.marker, record.other] where symbol != .none && symbol.isPivotable {
      if draft.coefficient(of: symbol) < 0 { return symbol }
    }
    return nil
  }

  private func addWithArtificialVariable(_ number: Int32) throws(SolverError) {
    let artificial = tableau.makeSymbol(.slack)
    draft.basic = artificial
    let row = tableau.install(draft)
    guard tableau.minimize(row) else {
      let others = contradiction(in: tableau.rows[row]).filter { $0.number != number }
      tableau.release(artificial)
      discard(number)
      throw .unsatisfiable(with: others)
    }
    // Only dummies are left: the equation follows from others, and its own dummy stands for it.
    if tableau.isBasic(artificial) { tableau.pivot(row, entering: records[Int(number)].marker) }
    tableau.release(artificial)
  }

  /// Forgets a constraint that is in no row.
  func discard(_ number: Int32) {
    for symbol in [records[Int(number)].marker, records[Int(number)].other] where symbol != .none {
      tableau.release(symbol)
    }
    releaseRecord(number)
  }
}
