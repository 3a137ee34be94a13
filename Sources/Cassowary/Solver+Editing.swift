/// Moving what is there: no constraint comes or goes, so a few rows' constants change.
extension Solver {
  /// Moves the constant of a constraint's expression.
  ///
  /// Values are brought up to date by the next `solve`, which throws when required constraints then
  /// contradict one another.
  public func setConstant(_ constant: Double, of id: ConstraintID) {
    let record = records.base + Int(id.number)
    let delta = constant - record.pointee.constant
    guard delta != 0, contradiction == nil else { return }
    if needsOptimizing { optimize() }
    record.pointee.constant = constant
    constraints[Int(id.number)]?.expression.constant = constant
    let shift = delta / record.pointee.markerSign
    if let row = tableau.row(of: record.pointee.marker) {
      tableau.shiftBasic(row, by: -shift)
    } else {
      tableau.shift(record.pointee.marker, by: shift)
    }
    needsFeasibility = true
  }

  /// Changes an optional constraint's strengths; as `add` takes them.
  /// - Precondition: a strength that was required stays so, and the others stay optional.
  public func setStrength(_ strength: Strength, below: Strength? = nil, of id: ConstraintID) {
    let below = below ?? strength
    restoreFeasibility()
    guard var constraint = constraints[Int(id.number)] else { return }
    (constraint.strength, constraint.strengthBelow) = (strength, below)
    constraints[Int(id.number)] = constraint
    let record = records[Int(id.number)]
    if record.markerLevel >= 0 {
      let isAbove = record.markerSign < 0
      records.base[Int(id.number)].markerLevel = recharge(
        record.marker, from: record.markerLevel, to: isAbove ? strength : below)
    }
    if record.otherLevel >= 0 {
      let isAbove = constraint.relation == .lessThanOrEqual
      records.base[Int(id.number)].otherLevel = recharge(
        record.other, from: record.otherLevel, to: isAbove ? strength : below)
    }
    needsOptimizing = true
  }

  private func recharge(_ symbol: Symbol, from old: Int32, to strength: Strength) -> Int32 {
    let new = Int32(tableau.objective.level(strength))
    if new != old {
      charge(-1, old, symbol)
      charge(1, new, symbol)
    }
    return new
  }

  /// Adds a constraint that wishes the variable to be where it is; `suggest` moves it.
  /// - Parameter strength: optional, not required.
  public func addEditVariable(_ variable: Variable, strength: Strength) throws(SolverError) -> ConstraintID {
    let expression = Expression([Term(variable)], constant: -value(of: variable))
    return try add(Constraint(expression, .equal, strength: strength))
  }

  /// Wishes an edit variable to have a value, as of the next `solve`.
  public func suggest(_ value: Double, for edit: ConstraintID) { setConstant(-value, of: edit) }
}
