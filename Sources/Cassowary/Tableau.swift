/// The augmented simplex tableau: rows in basic feasible solved form and the objective.
///
/// Greg J. Badros, Alan Borning, Peter J. Stuckey: "The Cassowary Linear Arithmetic Constraint Solving
/// Algorithm", ACM TOCHI 8 (2001). Names are the paper's; the column index and the objective by levels
/// are not in it.
struct Tableau {
  var rows = Buffer<Row>(capacity: 64)
  private var freeRows = Buffer<Int32>(capacity: 16)
  /// The row in which a symbol is basic, or −1; by symbol index, as all the following.
  private var rowNumbers = Buffer<Int32>(capacity: 64)
  /// The constraint that made the symbol.
  private var owners = Buffer<Int32>(capacity: 64)
  private var isChanged = Buffer<Bool>(capacity: 64)
  private var freeSymbols = Buffer<Int32>(capacity: 16)
  /// External symbols with a new value since the last `takeChanges`.
  private var changes = Buffer<Symbol>(capacity: 64)

  var columns = ColumnIndex()
  var objective = Objective()
  /// Rows that may be below zero.
  var infeasible = Buffer<Int32>(capacity: 16)
  private var scratch = Buffer<Cell>(capacity: 32)
  /// Marks rows already visited in one walk along a column.
  private var visits = Buffer<Int32>(capacity: 64)
  private var visit: Int32 = 0

  func deallocate() {
    for index in 0..<rows.count { rows[index].cells.deallocate() }
    rows.deallocate()
    freeRows.deallocate()
    rowNumbers.deallocate()
    owners.deallocate()
    isChanged.deallocate()
    freeSymbols.deallocate()
    changes.deallocate()
    columns.deallocate()
    objective.deallocate()
    infeasible.deallocate()
    scratch.deallocate()
    visits.deallocate()
  }
}

// MARK: Symbols

extension Tableau {
  mutating func makeSymbol(_ kind: Symbol.Kind, owner: Int32 = -1) -> Symbol {
    if let index = freeSymbols.popLast() {
      owners[Int(index)] = owner
      return Symbol(index: Int(index), kind: kind)
    }
    rowNumbers.append(-1)
    owners.append(owner)
    isChanged.append(false)
    columns.addSymbol()
    objective.addSymbol()
    return Symbol(index: rowNumbers.count - 1, kind: kind)
  }

  /// Gives the symbol's number back. What noise has left of it in rows goes.
  mutating func release(_ symbol: Symbol) {
    if let row = row(of: symbol) { uninstall(row) }
    while let number = columns.popRow(of: symbol) {
      let index = rows[number].lowerBound(symbol)
      if index < rows[number].cells.count, rows[number].cells[index].symbol == symbol {
        rows.base[number].remove(at: index)
      }
    }
    objective.forget(symbol)
    freeSymbols.append(Int32(symbol.index))
  }

  @inline(__always)
  func row(of symbol: Symbol) -> Int? {
    let number = rowNumbers[symbol.index]
    return number < 0 ? nil : Int(number)
  }

  @inline(__always) func isBasic(_ symbol: Symbol) -> Bool { rowNumbers[symbol.index] >= 0 }
  func owner(of symbol: Symbol) -> Int32 { owners[symbol.index] }

  @inline(__always)
  func value(of symbol: Symbol) -> Double {
    let number = rowNumbers[symbol.index]
    return number < 0 ? 0 : rows.base[Int(number)].constant
  }

  @inline(__always)
  mutating func noteChange(of symbol: Symbol) {
    guard symbol.isVariable, !isChanged[symbol.index] else { return }
    isChanged[symbol.index] = true
    changes.append(symbol)
  }

  mutating func takeChanges(_ body: (Symbol) -> Void) {
    for index in 0..<changes.count {
      isChanged[changes[index].index] = false
      body(changes[index])
    }
    changes.removeAll()
  }
}

// MARK: Rows

extension Tableau {
  /// Copies a row into the tableau. Its basic symbol must be new or nonbasic.
  mutating func install(_ draft: Row) -> Int {
    let number = takeSlot()
    rows.base[number].basic = draft.basic
    rows.base[number].constant = draft.constant
    rows.base[number].cells.setCount(draft.cells.count)
    rows.base[number].cells.base.update(from: draft.cells.base, count: draft.cells.count)
    rowNumbers[draft.basic.index] = Int32(number)
    for index in 0..<draft.cells.count { note(draft.cells.base[index].symbol, in: number) }
    noteChange(of: draft.basic)
    return number
  }

  private mutating func takeSlot() -> Int {
    if let free = freeRows.popLast() { return Int(free) }
    rows.append(Row())
    visits.append(0)
    return rows.count - 1
  }

  mutating func uninstall(_ number: Int) {
    let basic = rows[number].basic
    noteChange(of: basic)
    rowNumbers[basic.index] = -1
    rows.base[number].basic = .none
    rows.base[number].clear()
    freeRows.append(Int32(number))
  }

  /// Makes `entering` basic in the row and replaces it everywhere else.
  mutating func pivot(_ number: Int, entering: Symbol) {
    let leaving = rows[number].basic
    rows.base[number].exchangeBasic(with: entering)
    rowNumbers[leaving.index] = -1
    rowNumbers[entering.index] = Int32(number)
    noteChange(of: leaving)
    noteChange(of: entering)
    note(leaving, in: number)
    substitute(rows[number], number)
  }

  /// Replaces the row's basic symbol by the row in all others and in the objective.
  mutating func substitute(_ pivot: Row, _ pivotNumber: Int) {
    sweepColumns(of: pivot)
    while let number = columns.popRow(of: pivot.basic) {
      guard number != pivotNumber else { continue }
      let coefficient = rows[number].coefficient(of: pivot.basic)
      if coefficient != 0 { add(coefficient, times: pivot, to: number) }
    }
    objective.substitute(pivot)
  }

  /// Replaces `pivot.basic`, which stands in the row with the given coefficient: one merge of sorted cells.
  private mutating func add(_ coefficient: Double, times pivot: Row, to number: Int) {
    let target = rows.base + number
    target.pointee.constant += coefficient * pivot.constant
    scratch.reserve(target.pointee.cells.count + pivot.cells.count)
    var (mine, other, out) = (target.pointee.cells.base, pivot.cells.base, scratch.base)
    let (mineEnd, otherEnd) = (mine + target.pointee.cells.count, other + pivot.cells.count)
    while mine < mineEnd {
      let cell = mine.pointee
      while other < otherEnd && other.pointee.symbol < cell.symbol {
        out.pointee = scaled(other.pointee, coefficient, into: number)
        (other, out) = (other + 1, out + 1)
      }
      if other < otherEnd && other.pointee.symbol == cell.symbol {
        let sum = cell.coefficient + coefficient * other.pointee.coefficient
        out.pointee = Cell(symbol: cell.symbol, coefficient: sum)
        (other, out) = (other + 1, Tolerance.isZero(sum) ? out : out + 1)
      } else if cell.symbol != pivot.basic {
        out.pointee = cell
        out += 1
      }
      mine += 1
    }
    while other < otherEnd {
      out.pointee = scaled(other.pointee, coefficient, into: number)
      (other, out) = (other + 1, out + 1)
    }
    scratch.setCount(out - scratch.base)
    swap(&target.pointee.cells, &scratch)
    noteNewConstant(of: number)
  }

  @inline(__always)
  private mutating func scaled(_ cell: Cell, _ factor: Double, into number: Int) -> Cell {
    note(cell.symbol, in: number)
    return Cell(symbol: cell.symbol, coefficient: factor * cell.coefficient)
  }

  @inline(__always)
  private mutating func noteNewConstant(of number: Int) {
    let basic = rows.base[number].basic
    noteChange(of: basic)
    if !basic.isExternal && isInfeasible(number) {
      infeasible.append(Int32(number))
    }
  }

  /// A restricted row below zero, or a dummy's that is not zero.
  @inline(__always)
  func isInfeasible(_ number: Int) -> Bool {
    let (basic, constant) = (rows.base[number].basic, rows.base[number].constant)
    if basic.isPivotable { return constant < -Tolerance.feasibility }
    return basic.isDummy && basic != .none && abs(constant) > Tolerance.contradiction
  }
}

// MARK: Columns

extension Tableau {
  @inline(__always)
  private mutating func note(_ symbol: Symbol, in number: Int) {
    columns.append(number, to: symbol)
  }

  /// Sweeps the lists of the row's symbols that have collected many dead entries. Only between merges:
  /// a row being merged does not show its new symbols yet.
  private mutating func sweepColumns(of row: Row) {
    let limit = 2 * rows.count + 32
    for index in 0..<row.cells.count {
      let symbol = row.cells.base[index].symbol
      if columns.count(symbol) > limit { _ = liveRows(of: symbol) }
    }
  }

  /// The rows that hold the symbol, each once; the list is tidied on the way.
  mutating func liveRows(of symbol: Symbol) -> [Int] {
    var live: [Int] = []
    visit &+= 1
    while let number = columns.popRow(of: symbol) {
      guard visits[number] != visit, rows[number].coefficient(of: symbol) != 0 else { continue }
      visits[number] = visit
      live.append(number)
    }
    for number in live { columns.append(number, to: symbol) }
    return live
  }

  /// Adds to the constants of all rows as if the nonbasic symbol had grown.
  mutating func shift(_ symbol: Symbol, by amount: Double) {
    visit &+= 1
    var link = columns.first(symbol)
    while link >= 0 {
      let number = columns.row(link)
      link = columns.next(link)
      guard visits[number] != visit else { continue }
      visits[number] = visit
      let coefficient = rows[number].coefficient(of: symbol)
      guard coefficient != 0 else { continue }
      rows.base[number].constant += coefficient * amount
      noteNewConstant(of: number)
    }
  }

  /// Moves the constant of the symbol's own row.
  mutating func shiftBasic(_ number: Int, by amount: Double) {
    rows.base[number].constant += amount
    noteNewConstant(of: number)
  }
}
