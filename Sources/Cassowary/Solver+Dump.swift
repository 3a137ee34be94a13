extension Solver: CustomStringConvertible {
  /// The whole tableau, one row a line, for people.
  public var description: String {
    let basic = tableau.basicRows.map { row in
      "  \(name(row.basic)) = \(row.constant)"
        + (0..<row.cells.count).map { term(row.cells[$0].coefficient, row.cells[$0].symbol) }.joined()
    }
    let costs = tableau.nonbasicSymbols.compactMap { symbol -> String? in
      let cost = tableau.objective.description(of: symbol)
      guard !cost.isEmpty else { return nil }
      return "  \(name(symbol)): " + cost.map { "\($0.cost)@\($0.strength.value)" }.joined(separator: " ")
    }
    return (["rows"] + basic + ["costs"] + costs).joined(separator: "\n")
  }

  private func term(_ coefficient: Double, _ symbol: Symbol) -> String {
    " \(coefficient < 0 ? "-" : "+") \(abs(coefficient))·\(name(symbol))"
  }

  private func name(_ symbol: Symbol) -> String {
    if let name = names[symbol] { return name }
    let letter = symbol.isVariable ? "v" : symbol.isDummy ? "d" : symbol.isError ? "e" : "s"
    return "\(letter)\(symbol.index)"
  }
}

extension Tableau {
  /// The rows in use, by basic symbol.
  var basicRows: [Row] {
    (0..<rows.count).map { rows[$0] }.filter { $0.basic != .none }.sorted { $0.basic < $1.basic }
  }

  /// Every symbol that stands in a row and is not basic.
  var nonbasicSymbols: [Symbol] {
    let cells = basicRows.flatMap { row in (0..<row.cells.count).map { row.cells[$0].symbol } }
    return Set(cells).sorted()
  }
}
