/// A parsed visual format: items along one axis and what lies between them.
/// Source: Auto Layout Guide, "Visual Format Language".
struct VisualFormat {
  struct Predicate {
    enum Operand: Equatable {
      case constant(Double)
      /// A metric, or a view whose length is meant.
      case name(String)
      /// A view's attribute: `[a(==b.height)]`.
      case attribute(String, String)
    }
    var relation = NSLayoutConstraint.Relation.equal
    var operand: Operand
    var priority: Operand?
  }
  enum Item: Equatable {
    case superview
    case view(String)
  }
  enum Gap {
    case flush
    case standard
    case stated([Predicate])
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  var items: [Item] = []
  /// The lengths asked for, by item.
  var lengths: [[Predicate]] = []
  /// Between an item and the next.
  var gaps: [Gap] = []
}

/// Why a format cannot be read, and where.
struct VisualFormatError: Error {
  var reason: String
  var offset: Int
}

/// A recursive-descent parser of the visual format language.
struct VisualFormatParser {
  private let characters: [Character]
  private var position = 0

  init(_ format: String) { characters = Array(format) }

  mutating func parse() throws -> VisualFormat {
    var format = VisualFormat()
    if skip("H:") {
      format.axis = .horizontal
    } else if skip("V:") {
      format.axis = .vertical
    }
    try parseItem(into: &format)
    while position < characters.count {
      format.gaps.append(try parseGap())
      try parseItem(into: &format)
    }
    return format
  }

  private var current: Character? { position < characters.count ? characters[position] : nil }

  private mutating func skip(_ text: String) -> Bool {
    guard characters[position...].starts(with: Array(text)) else { return false }
    position += text.count
    return true
  }

  private func fail(_ reason: String) -> VisualFormatError {
    VisualFormatError(reason: reason, offset: position)
  }

  private mutating func parseItem(into format: inout VisualFormat) throws {
    if skip("|") {
      guard format.items.isEmpty || position == characters.count else {
        throw fail("The superview may only be at the ends of the format.")
      }
      format.items.append(.superview)
      return format.lengths.append([])
    }
    guard skip("[") else { throw fail("Expected a view.") }
    let name = parseName()
    guard !name.isEmpty else { throw fail("Expected a view name.") }
    format.items.append(.view(name))
    format.lengths.append(current == "(" ? try parseList() : [])
    guard skip("]") else { throw fail("Expected a ']' here. That is how you give the end of a view.") }
  }

  private mutating func parseGap() throws -> VisualFormat.Gap {
    guard skip("-") else { return .flush }
    if current == "[" || current == "|" { return .standard }
    let predicates = current == "(" ? try parseList() : [try parsePredicate()]
    guard skip("-") else { throw fail("Expected a '-' here. That is how you give a space.") }
    return .stated(predicates)
  }

  private mutating func parseList() throws -> [VisualFormat.Predicate] {
    _ = skip("(")
    var list = [try parsePredicate()]
    while skip(",") { list.append(try parsePredicate()) }
    guard skip(")") else { throw fail("Expected a ')' here.") }
    return list
  }

  private mutating func parsePredicate() throws -> VisualFormat.Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    if skip("<=") {
      relation = .lessThanOrEqual
    } else if skip(">=") {
      relation = .greaterThanOrEqual
    } else {
      _ = skip("==")
    }
    var predicate = VisualFormat.Predicate(relation: relation, operand: try parseOperand())
    if skip("@") { predicate.priority = try parseOperand() }
    return predicate
  }

  private mutating func parseOperand() throws -> VisualFormat.Predicate.Operand {
    if let number = parseNumber() { return .constant(number) }
    let name = parseName()
    guard !name.isEmpty else { throw fail("Expected a number or a name here.") }
    guard skip(".") else { return .name(name) }
    return .attribute(name, parseName())
  }

  private mutating func parseNumber() -> Double? {
    var end = position
    if end < characters.count, characters[end] == "-" { end += 1 }
    while end < characters.count, characters[end].isWholeNumber || characters[end] == "." { end += 1 }
    guard let number = Double(String(characters[position..<end])) else { return nil }
    position = end
    return number
  }

  private mutating func parseName() -> String {
    let start = position
    while let character = current, character.isLetter || character.isWholeNumber || character == "_" {
      position += 1
    }
    return String(characters[start..<position])
  }
}
