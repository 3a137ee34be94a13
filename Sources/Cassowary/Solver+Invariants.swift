extension Solver {
  /// What must be true of the tableau after `solve` and is not; for tests and debug builds.
  public func brokenInvariants() -> [String] {
    tableau.brokenInvariants() + brokenConstraints()
  }

  /// Required constraints that the values do not satisfy.
  private func brokenConstraints() -> [String] {
    constraints.indices.compactMap { number in
      guard let constraint = constraints[number] else { return nil }
      let value = value(of: constraint.expression)
      let isAbove =
        value > 1e-5 && constraint.relation != .greaterThanOrEqual && constraint.strength.isRequired
      let isBelow =
        value < -1e-5 && constraint.relation != .lessThanOrEqual && constraint.strengthBelow.isRequired
      return isAbove || isBelow ? "constraint \(number) is off by \(value)" : nil
    }
  }

  /// What the expression comes to.
  public func value(of expression: Expression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.coefficient * value(of: $1.variable) }
  }
}

extension Tableau {
  func brokenInvariants() -> [String] {
    var broken: [String] = []
    for number in 0..<rows.count where rows[number].basic != .none {
      let row = rows[number]
      if self.row(of: row.basic) != number { broken.append("row \(number) is not its symbol's") }
      if isInfeasible(number) { broken.append("row \(number) is infeasible: \(row.constant)") }
      for index in 0..<row.cells.count {
        let symbol = row.cells[index].symbol
        if isBasic(symbol) { broken.append("row \(number) holds a basic symbol") }
        if index > 0, row.cells[index - 1].symbol >= symbol { broken.append("row \(number) is not sorted") }
        if !lists(number, under: symbol) { broken.append("row \(number) misses in a column") }
      }
    }
    for symbol in nonbasicSymbols where symbol.isPivotable && objective.isNegative(symbol) {
      broken.append("not optimal")
    }
    return broken
  }

  private func lists(_ number: Int, under symbol: Symbol) -> Bool {
    var link = columns.first(symbol)
    while link >= 0 {
      if columns.row(link) == number { return true }
      link = columns.next(link)
    }
    return false
  }
}

extension Solver {
  /// Whether the constraints leave the variable no other value than the present one.
  public func isDetermined(_ variable: Variable) -> Bool {
    guard let number = tableau.row(of: variable.symbol) else { return false }
    let cells = tableau.rows[number].cells
    return (0..<cells.count).allSatisfy { index in
      let symbol = cells[index].symbol
      return symbol.isDummy || (symbol.isPivotable && tableau.objective.isCostly(symbol))
    }
  }
}
