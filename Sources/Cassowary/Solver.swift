/// An incremental solver of linear equations and inequalities with strengths: Cassowary.
///
/// Constraints and constants may come, change and go at any time; `solve` then finds values that satisfy
/// all required constraints and violate the optional ones as little as their strengths allow. Only what
/// changed is worked on. Adding a required constraint that contradicts others is refused at once.
///
///     let solver = Solver()
///     let (left, width) = (solver.makeVariable(), solver.makeVariable())
///     try solver.add(left + width <= 320)
///     try solver.add(width == 400 ~ 750)
///     try solver.solve()
///     solver.value(of: width)  // 320
///
/// A solver is used from one thread at a time.
public final class Solver {
  var tableau = Tableau()
  var records = Buffer<Record>(capacity: 64)
  private var freeRecords = Buffer<Int32>(capacity: 16)
  /// The constraints as they were added, for dumps and checks; by record.
  var constraints: ContiguousArray<Constraint?> = []
  var names: [Symbol: String] = [:]
  /// The row being built by `add`.
  var draft = Row()
  /// The objective may be improved; the rows are feasible.
  var needsOptimizing = false
  /// Constants moved; the objective is optimal, rows may be below zero.
  var needsFeasibility = false
  /// Required constraints whose new constants contradict one another: there is no way on from here.
  private(set) var contradiction: [ConstraintID]?

  public init() {}

  deinit {
    tableau.deallocate()
    records.deallocate()
    freeRecords.deallocate()
    draft.cells.deallocate()
  }

  // MARK: Variables

  /// - Parameters:
  ///   - name: for dumps.
  ///   - isNonnegative: the variable is never below zero, at no cost of a constraint.
  public func makeVariable(_ name: String? = nil, isNonnegative: Bool = false) -> Variable {
    let symbol = tableau.makeSymbol(isNonnegative ? .restricted : .external)
    if let name { names[symbol] = name }
    return Variable(symbol: symbol)
  }

  /// Gives a variable up.
  /// - Precondition: no constraint holds it.
  public func remove(_ variable: Variable) {
    names[variable.symbol] = nil
    tableau.release(variable.symbol)
  }

  /// The variable's value as of the last `solve`.
  public func value(of variable: Variable) -> Double { tableau.value(of: variable.symbol) }

  /// Calls the closure with each variable whose value may have changed since the last call.
  public func takeChanges(_ body: (Variable) -> Void) {
    tableau.takeChanges { body(Variable(symbol: $0)) }
  }

  // MARK: Solving

  /// Brings all values up to date.
  /// - Throws: `SolverError.constantsUnsatisfiable` after `setConstant`; the solver is then spent.
  public func solve() throws(SolverError) {
    restoreFeasibility()
    if let contradiction { throw .constantsUnsatisfiable(contradiction) }
    if needsOptimizing { optimize() }
  }

  func restoreFeasibility() {
    guard needsFeasibility, contradiction == nil else { return }
    needsFeasibility = false
    contradiction = tableau.restoreFeasibility().map { contradiction(in: tableau.rows[$0]) }
  }

  func optimize() {
    needsOptimizing = false
    tableau.optimize()
    tableau.infeasible.removeAll()
  }

  /// The constraints whose markers a row without a solution holds: a proof of the contradiction.
  func contradiction(in row: Row) -> [ConstraintID] {
    var owners: Set<Int32> = [tableau.owner(of: row.basic)]
    for index in 0..<row.cells.count { owners.insert(tableau.owner(of: row.cells[index].symbol)) }
    return owners.filter { $0 >= 0 }.sorted().map(ConstraintID.init)
  }

  // MARK: Records

  /// What the tableau knows a constraint by.
  struct Record {
    /// `none` in both while the record is not in use.
    var marker = Symbol.none
    var other = Symbol.none
    /// The marker's coefficient in `0 = expression + …`.
    var markerSign = 0.0
    var constant = 0.0
    /// The levels of the objective that marker and other are counted in; −1: none.
    var markerLevel: Int32 = -1
    var otherLevel: Int32 = -1
  }

  func makeRecord(_ constraint: Constraint) -> Int32 {
    var record = Record()
    record.constant = constraint.expression.constant
    if let free = freeRecords.popLast() {
      records[Int(free)] = record
      constraints[Int(free)] = constraint
      return free
    }
    records.append(record)
    constraints.append(constraint)
    return Int32(records.count - 1)
  }

  func releaseRecord(_ number: Int32) {
    records[Int(number)] = Record()
    constraints[Int(number)] = nil
    freeRecords.append(number)
  }
}
