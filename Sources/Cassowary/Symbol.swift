/// A column of the tableau: an index that is dense and a kind, packed in one integer.
struct Symbol: Hashable, Comparable, Sendable {
  enum Kind: Int32 {
    /// What the user asks for; may be negative; once basic, never leaves.
    case external
    /// The distance from an inequality's bound.
    case slack
    /// The violation of an optional constraint, to be made least.
    case error
    /// Marks a required equation; is zero and never enters the basis.
    case dummy
  }

  let packed: Int32

  init(index: Int, kind: Kind) { packed = Int32(truncatingIfNeeded: index) << 2 | kind.rawValue }
  private init(packed: Int32) { self.packed = packed }
  static let none = Symbol(packed: -1)

  var index: Int { Int(packed >> 2) }
  var isExternal: Bool { packed & 3 == 0 }
  var isError: Bool { packed & 3 == 2 }
  var isDummy: Bool { packed & 3 == 3 }
  /// Slack and error: may enter and leave, never negative.
  var isPivotable: Bool { (packed &+ 1) & 3 >= 2 }

  static func < (left: Symbol, right: Symbol) -> Bool { left.packed < right.packed }
}
