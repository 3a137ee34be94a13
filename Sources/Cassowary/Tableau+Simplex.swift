/// The simplex steps. All end: after a number of pivots that no real layout needs, Bland's rule (lowest
/// symbol first) takes over, which cannot cycle.
extension Tableau {
  private var patience: Int { 4 * rows.count + 64 }

  /// Primal simplex: from a feasible tableau to an optimal one.
  mutating func optimize() {
    var steps = 0
    while let entering = steps < patience ? nextEntering() : lowestEntering() {
      steps += 1
      guard let leaving = leavingRow(for: entering) else {
        // Errors are never negative, so the objective has a floor; a column without one is noise.
        objective.clear(entering)
        continue
      }
      pivot(leaving, entering: entering)
    }
    objective.forgetCandidates()
  }

  private mutating func nextEntering() -> Symbol? {
    while let symbol = objective.popCandidate() {
      if !isBasic(symbol) && objective.isNegative(symbol) { return symbol }
    }
    return nil
  }

  private func lowestEntering() -> Symbol? {
    var lowest: Symbol?
    for index in 0..<rows.count where rows[index].basic != .none {
      for position in 0..<rows[index].cells.count {
        let symbol = rows[index].cells[position].symbol
        guard symbol.isPivotable, objective.isNegative(symbol) else { continue }
        if lowest.map({ symbol < $0 }) ?? true { lowest = symbol }
      }
    }
    return lowest
  }

  /// The restricted row that reaches zero first when the symbol grows.
  func leavingRow(for entering: Symbol) -> Int? {
    var (best, bestRatio) = (-1, Double.infinity)
    var link = columns.first(entering)
    while link >= 0 {
      let number = columns.row(link)
      link = columns.next(link)
      let row = rows.base[number]
      guard row.basic.isPivotable else { continue }
      let coefficient = row.coefficient(of: entering)
      guard coefficient < 0 else { continue }
      let ratio = -row.constant / coefficient
      if ratio < bestRatio || (ratio == bestRatio && row.basic < rows.base[best].basic) {
        (best, bestRatio) = (number, ratio)
      }
    }
    return best < 0 ? nil : best
  }

  /// Dual simplex: from an optimal tableau with rows below zero to a feasible one.
  /// - Returns: nil, or the number of a row that shows that there is none.
  mutating func restoreFeasibility() -> Int? {
    var steps = 0
    while let number = steps < patience ? nextInfeasible() : lowestInfeasible() {
      steps += 1
      guard steps < 16 * patience, rows[number].basic.isPivotable,
        let entering = dualEntering(in: rows[number])
      else {
        return number
      }
      pivot(number, entering: entering)
    }
    return nil
  }

  private mutating func nextInfeasible() -> Int? {
    while let number = infeasible.popLast() {
      if isInfeasible(Int(number)) { return Int(number) }
    }
    return nil
  }

  private func lowestInfeasible() -> Int? {
    (0..<rows.count).filter { rows[$0].basic != .none && isInfeasible($0) }
      .min { rows[$0].basic < rows[$1].basic }
  }

  /// The symbol that lifts the row at the least cost.
  private func dualEntering(in row: Row) -> Symbol? {
    var best: Cell?
    for index in 0..<row.cells.count {
      let cell = row.cells.base[index]
      guard cell.coefficient > 0, cell.symbol.isPivotable else { continue }
      if best.map({ objective.isCheaper(cell, than: $0) }) ?? true { best = cell }
    }
    return best?.symbol
  }

  /// Drives the row's constant to zero: the first phase of the two-phase simplex.
  ///
  /// The row's basic symbol is an artificial variable, the row itself its objective.
  /// - Returns: whether zero was reached. The artificial symbol is basic still when it was not, or when
  ///   its row holds nothing to exchange it with.
  mutating func minimize(_ number: Int) -> Bool {
    let artificial = rows[number].basic
    while isBasic(artificial) && rows[number].constant > Tolerance.feasibility {
      guard let entering = firstFalling(in: rows[number]) else { break }
      pivot(leavingRow(for: entering) ?? number, entering: entering)
    }
    guard isBasic(artificial) else { return true }
    guard rows[number].constant <= Tolerance.contradiction else { return false }
    rows.base[number].constant = 0
    if let entering = firstPivotable(in: rows[number]) { pivot(number, entering: entering) }
    return true
  }

  private func firstFalling(in row: Row) -> Symbol? {
    for index in 0..<row.cells.count {
      let cell = row.cells.base[index]
      if cell.coefficient < 0 && cell.symbol.isPivotable { return cell.symbol }
    }
    return nil
  }

  private func firstPivotable(in row: Row) -> Symbol? {
    for index in 0..<row.cells.count where row.cells.base[index].symbol.isPivotable {
      return row.cells.base[index].symbol
    }
    return nil
  }

  /// The row to take a marker out by, so that the others stay feasible without it.
  ///
  /// A redundant equation's row (basic dummy, always zero) first: it takes the place of the marker's.
  /// Then the tightest row that falls as the marker grows, then the tightest that falls as it shrinks,
  /// then any.
  func removalRow(for marker: Symbol) -> Int? {
    var (falling, fallingRatio) = (-1, Double.infinity)
    var (rising, risingRatio) = (-1, Double.infinity)
    var any: Int?
    var link = columns.first(marker)
    while link >= 0 {
      let number = columns.row(link)
      link = columns.next(link)
      let row = rows.base[number]
      let coefficient = row.coefficient(of: marker)
      guard coefficient != 0 else { continue }
      if row.basic.isDummy { return number }
      let ratio = row.constant / abs(coefficient)
      if row.basic.isExternal {
        any = number
      } else if coefficient < 0, ratio < fallingRatio {
        (falling, fallingRatio) = (number, ratio)
      } else if coefficient > 0, ratio < risingRatio {
        (rising, risingRatio) = (number, ratio)
      }
    }
    return falling >= 0 ? falling : rising >= 0 ? rising : any
  }
}
