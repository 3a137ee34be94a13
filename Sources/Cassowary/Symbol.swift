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
    /// What the user asks for and is never negative: a width.
    case restricted
  }

  let packed: Int32

  init(index: Int, kind: Kind) { packed = Int32(truncatingIfNeeded: index) << 3 | kind.rawValue }
  private init(packed: Int32) { self.packed = packed }
  static let none = Symbol(packed: -1)

  var index: Int { Int(packed >> 3) }
  var isExternal: Bool { packed & 7 == 0 }
  var isRestricted: Bool { packed & 7 == 4 }
  var isError: Bool { packed & 7 == 2 }
  var isDummy: Bool { packed & 7 == 3 }
  /// May enter and leave the basis, never negative: slack, error, restricted.
  var isPivotable: Bool { 0b10110 >> (packed & 7) & 1 != 0 }
  var isVariable: Bool { packed & 3 == 0 }

  static func < (left: Symbol, right: Symbol) -> Bool { left.packed < right.packed }
}
