extension Solver {
  /// Removes a constraint. Values are brought up to date by the next `solve`.
  public func remove(_ id: ConstraintID) {
    restoreFeasibility()
    guard contradiction == nil else { return }
    let record = records[Int(id.number)]
    charge(-1, record.markerLevel, record.marker)
    charge(-1, record.otherLevel, record.other)
    if !tableau.isBasic(record.marker), let row = tableau.removalRow(for: record.marker) {
      tableau.pivot(row, entering: record.marker)
    }
    discard(id.number)
    needsOptimizing = true
  }

  /// Changes what a symbol costs in the objective.
  func charge(_ cost: Double, _ level: Int32, _ symbol: Symbol) {
    guard level >= 0 else { return }
    guard let number = tableau.row(of: symbol) else {
      return tableau.objective.add(cost, level: Int(level), to: symbol)
    }
    let cells = tableau.rows[number].cells
    for index in 0..<cells.count {
      tableau.objective.add(cost * cells[index].coefficient, level: Int(level), to: cells[index].symbol)
    }
  }
}
