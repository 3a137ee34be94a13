/// A text that is cut when it is long, until its reader asks for all of it.
struct Summary: Equatable {
  static let limit = 450

  let text: String

  var isLong: Bool { return text.count >= Summary.limit }

  /// - Parameter isFolded: a short text is never cut.
  func shown(isFolded: Bool) -> String {
    guard isLong, isFolded else { return text }
    return text.prefix(Summary.limit) + "…"
  }
}
