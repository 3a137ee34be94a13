/// The names that the compiler gives Swift's methods in Objective-C.
enum ObjectiveCName {
  /// Words before and behind which the compiler adds no "With".
  /// Source: `PartsOfSpeech.def` of the Swift compiler.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
    "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since",
    "to", "until", "using", "via", "when", "with", "within",
  ]

  /// `tap(_:)` → `tap:`, `tap(sender:)` → `tapWithSender:`, `tap(by:)` → `tapBy:`.
  /// - Parameter labels: nil stands for `_`.
  static func selector(
    _ name: String, labels: [String?], throws: Bool = false, async: Bool = false,
    lastParameterIsFunction: Bool = false
  ) -> String {
    var labels = labels
    var name = name
    if async {
      if labels.isEmpty { return name + "WithCompletionHandler:" }
      labels.append("completionHandler")
    } else if `throws` {
      if labels.isEmpty { return name + "AndReturnError:" }
      // The error goes in front of a closure that ends the parameters.
      labels.insert("error", at: lastParameterIsFunction ? labels.count - 1 : labels.count)
    }
    guard let first = labels.first else { return name }
    if let first {
      let neighbours = [firstWord(of: first), lastWord(of: name)]
      if !neighbours.contains(where: prepositions.contains) { name += "With" }
      name += first.prefix(1).uppercased() + first.dropFirst()
    }
    return name + ":" + labels.dropFirst().map { ($0 ?? "") + ":" }.joined()
  }

  /// `value` → `setValue:`.
  static func setter(_ property: String) -> String {
    "set" + property.prefix(1).uppercased() + property.dropFirst() + ":"
  }

  private static func firstWord(of name: String) -> String {
    let head = name.prefix(1) + name.dropFirst().prefix { !$0.isUppercase }
    return head.lowercased()
  }

  private static func lastWord(of name: String) -> String {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name.lowercased() }
    return name[start...].lowercased()
  }
}
