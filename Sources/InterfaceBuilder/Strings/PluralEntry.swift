import Foundation

/// A format with variables whose wording depends on a number (`.stringsdict`, `.xcstrings`).
public struct PluralEntry: Equatable, Sendable {
  public struct Variable: Equatable, Sendable {
    /// `d`, `lu`, `f` …
    public var valueType: String
    /// By CLDR's category: zero, one, two, few, many, other.
    public var forms: [String: String]

    /// The wording for a number in a language.
    public func form(for number: Double, language: String) -> String? {
      if number == 0, let zero = forms["zero"] { return zero }
      return forms[PluralCategory.category(of: number, language: language)] ?? forms["other"]
    }
  }
  /// For example `%#@apples@ left`.
  public var format: String
  public var variables: [String: Variable]

  public init(format: String, variables: [String: Variable]) {
    (self.format, self.variables) = (format, variables)
  }

  init?(_ rules: [String: Any]) {
    guard let format = rules["NSStringLocalizedFormatKey"] as? String else { return nil }
    self.format = format
    variables = [:]
    for (name, value) in rules {
      guard let rule = value as? [String: String] else { continue }
      variables[name] = Variable(
        valueType: rule["NSStringFormatValueTypeKey"] ?? "d",
        forms: rule.filter { !$0.key.hasPrefix("NSString") })
    }
  }

  /// A format that `String(format:arguments:)` takes: each `%#@name@` is replaced by the wording for its
  /// number.
  ///
  /// Numbers stand for the variables in the order in which the format names them, or at the place that
  /// `%2$#@name@` gives.
  public func resolved(for numbers: [Double], language: String) -> String {
    var next = 0
    var pending = 0
    return replaceVariables(in: format, numbers: numbers, language: language, next: &next, depth: &pending)
  }

  private func replaceVariables(
    in text: String, numbers: [Double], language: String, next: inout Int, depth: inout Int
  ) -> String {
    var result = "", rest = Substring(text)
    while let start = rest.firstIndex(of: "%") {
      result += rest[..<start]
      rest = rest[start...]
      guard let variable = Self.variable(at: rest), depth < 8 else {
        result += String(rest.removeFirst())
        // A doubled sign is a literal one.
        if rest.first == "%" { result += String(rest.removeFirst()) }
        continue
      }
      let index = variable.position.map { $0 - 1 } ?? next
      next = max(next, index) + 1
      rest = rest[variable.end...]
      let number = numbers.indices.contains(index) ? numbers[index] : 0
      let form = variables[variable.name]?.form(for: number, language: language) ?? variable.name
      depth += 1
      var inner = index + 1
      result += replaceVariables(
        in: form.replacingOccurrences(of: "%arg", with: "%\(variables[variable.name]?.valueType ?? "d")"),
        numbers: numbers, language: language, next: &inner, depth: &depth)
      depth -= 1
    }
    return result + rest
  }

  /// `%#@name@` or `%1$#@name@` at the start of the text.
  private static func variable(at text: Substring) -> (name: String, position: Int?, end: Substring.Index)? {
    var rest = text.dropFirst()
    let digits = rest.prefix { $0.isNumber }
    var position: Int?
    if !digits.isEmpty {
      guard rest.dropFirst(digits.count).first == "$" else { return nil }
      position = Int(digits)
      rest = rest.dropFirst(digits.count + 1)
    }
    guard rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") else { return nil }
    return (String(rest.dropFirst(2)[..<end]), position, rest.index(after: end))
  }
}
