/// What is made least: one sum of errors per strength, compared from the strongest down.
///
/// A reduced cost is thus a vector, one number a level, and "negative" means that its first number that
/// is not zero is. Nothing of a lower level can outweigh a higher one, however large.
/// The vectors lie one after another, one per symbol.
struct Objective {
  private(set) var strengths: [Strength] = []
  /// Levels from the strongest to the weakest.
  private var order = Buffer<Int32>(capacity: 8)
  private var stride = 8
  private var costs = Buffer<Double>(capacity: 512)
  private var symbolCount = 0
  /// Symbols whose cost may have become negative.
  private(set) var candidates = Buffer<Symbol>(capacity: 64)

  func deallocate() {
    order.deallocate()
    costs.deallocate()
    candidates.deallocate()
  }

  mutating func addSymbol() {
    symbolCount += 1
    let start = costs.count
    costs.setCount(symbolCount * stride)
    (costs.base + start).initialize(repeating: 0, count: stride)
  }

  /// The level of the strength, made when it is new.
  mutating func level(_ strength: Strength) -> Int {
    if let known = strengths.firstIndex(of: strength) { return known }
    if strengths.count == stride { widen() }
    strengths.append(strength)
    let sorted = strengths.indices.sorted { strengths[$0] > strengths[$1] }
    order.removeAll()
    for level in sorted { order.append(Int32(level)) }
    return strengths.count - 1
  }

  private mutating func widen() {
    var wider = Buffer<Double>(capacity: symbolCount * stride * 2)
    wider.setCount(symbolCount * stride * 2)
    wider.base.initialize(repeating: 0, count: wider.count)
    for symbol in 0..<symbolCount {
      (wider.base + symbol * stride * 2).update(from: costs.base + symbol * stride, count: stride)
    }
    costs.deallocate()
    (costs, stride) = (wider, stride * 2)
  }

  @inline(__always)
  private func costs(of symbol: Symbol) -> UnsafeMutablePointer<Double> {
    assert(symbol.index < symbolCount)
    return costs.base + symbol.index &* stride
  }

  mutating func clear(_ symbol: Symbol) {
    costs(of: symbol).update(repeating: 0, count: stride)
  }

  /// Clears a symbol whose number will be used again, maybe for another kind.
  mutating func forget(_ symbol: Symbol) {
    clear(symbol)
    var kept = 0
    for index in 0..<candidates.count where candidates[index] != symbol {
      candidates[kept] = candidates[index]
      kept += 1
    }
    candidates.setCount(kept)
  }

  mutating func add(_ cost: Double, level: Int, to symbol: Symbol) {
    let place = costs(of: symbol) + level
    place.pointee += cost
    if Tolerance.isZero(place.pointee) { place.pointee = 0 }
    noteIfNegative(symbol)
  }

  @inline(__always)
  func isNegative(_ symbol: Symbol) -> Bool {
    let costs = costs(of: symbol)
    for index in 0..<order.count {
      let cost = costs[Int(order.base[index])]
      if cost != 0 { return cost < 0 }
    }
    return false
  }

  mutating func forgetCandidates() { candidates.removeAll() }

  /// Whether moving the symbol off zero makes anything worse.
  func isCostly(_ symbol: Symbol) -> Bool {
    strengths.indices.contains { costs(of: symbol)[$0] > 0 }
  }

  /// Takes a symbol that may have a negative cost.
  mutating func popCandidate() -> Symbol? { candidates.popLast() }

  @inline(__always)
  mutating func noteIfNegative(_ symbol: Symbol) {
    if symbol.isPivotable && isNegative(symbol) { candidates.append(symbol) }
  }

  /// Replaces the symbol, which becomes basic, by its row.
  mutating func substitute(_ row: Row) {
    let entering = costs(of: row.basic)
    let levels = strengths.count
    var isCostly = false
    for level in 0..<levels where entering[level] != 0 { isCostly = true }
    guard isCostly else { return }
    for index in 0..<row.cells.count {
      let cell = row.cells.base[index]
      let target = costs(of: cell.symbol)
      for level in 0..<levels where entering[level] != 0 {
        let sum = target[level] + cell.coefficient * entering[level]
        target[level] = Tolerance.isZero(sum) ? 0 : sum
      }
      noteIfNegative(cell.symbol)
    }
    clear(row.basic)
  }

  /// Whether `left` costs less per unit of its coefficient than `right`.
  func isCheaper(_ left: Cell, than right: Cell) -> Bool {
    let (leftCosts, rightCosts) = (costs(of: left.symbol), costs(of: right.symbol))
    for index in 0..<order.count {
      let level = Int(order.base[index])
      let difference =
        leftCosts[level] * right.coefficient - rightCosts[level] * left.coefficient
      if !Tolerance.isZero(difference) { return difference < 0 }
    }
    return false
  }

  /// The symbol's cost by strength, strongest first, without zeros.
  func description(of symbol: Symbol) -> [(strength: Strength, cost: Double)] {
    (0..<order.count).map { Int(order[$0]) }
      .filter { costs(of: symbol)[$0] != 0 }
      .map { (strengths[$0], costs(of: symbol)[$0]) }
  }
}
