/// One entry of a row.
struct Cell {
  var symbol: Symbol
  var coefficient: Double
}

/// basic = constant + Σ coefficient · symbol. The cells ascend by symbol and hold no basic symbol.
struct Row {
  /// `.none` while the row's slot is not in use.
  var basic = Symbol.none
  var constant = 0.0
  var cells = Buffer<Cell>(capacity: 6)

  /// Where the symbol's cell is, or would be inserted.
  @inline(__always)
  func lowerBound(_ symbol: Symbol) -> Int {
    var (low, high) = (0, cells.count)
    while low < high {
      let middle = (low &+ high) &>> 1
      if cells.base[middle].symbol < symbol { low = middle &+ 1 } else { high = middle }
    }
    return low
  }

  @inline(__always)
  func coefficient(of symbol: Symbol) -> Double {
    let index = lowerBound(symbol)
    guard index < cells.count, cells.base[index].symbol == symbol else { return 0 }
    return cells.base[index].coefficient
  }

  mutating func clear() {
    constant = 0
    cells.removeAll()
  }

  /// Adds to the symbol's coefficient; the cell goes when the sum is zero.
  mutating func add(_ coefficient: Double, times symbol: Symbol) {
    let index = lowerBound(symbol)
    if index < cells.count, cells.base[index].symbol == symbol {
      let sum = cells.base[index].coefficient + coefficient
      if Tolerance.isZero(sum) { remove(at: index) } else { cells.base[index].coefficient = sum }
    } else if !Tolerance.isZero(coefficient) {
      insert(Cell(symbol: symbol, coefficient: coefficient), at: index)
    }
  }

  mutating func insert(_ cell: Cell, at index: Int) {
    cells.append(cell)
    let place = cells.base + index
    (place + 1).update(from: place, count: cells.count - 1 - index)
    place.pointee = cell
  }

  mutating func remove(at index: Int) {
    let place = cells.base + index
    place.update(from: place + 1, count: cells.count - 1 - index)
    cells.setCount(cells.count - 1)
  }

  mutating func scale(by factor: Double) {
    constant *= factor
    for index in 0..<cells.count { cells.base[index].coefficient *= factor }
  }

  /// Turns `0 = row` into `symbol = row'`.
  /// - Precondition: the row holds the symbol.
  mutating func solve(for symbol: Symbol) {
    let index = lowerBound(symbol)
    let coefficient = cells[index].coefficient
    remove(at: index)
    scale(by: -1 / coefficient)
    basic = symbol
  }

  /// Turns `basic = row` into `symbol = row'`: the two change places.
  mutating func exchangeBasic(with symbol: Symbol) {
    let left = basic
    insert(Cell(symbol: left, coefficient: -1), at: lowerBound(left))
    solve(for: symbol)
  }
}
