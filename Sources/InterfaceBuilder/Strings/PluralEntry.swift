import Foundation

/// A format with variables whose wording depends on a number (`.stringsdict`, `.xcstrings`).
public struct PluralEntry: Equatable, Sendable {
  public struct Variable: Equatable, Sendable {
    /// `d`, `lu`, `f` …
    public var valueType: String
    /// By CLDR's category: zero, one, two, few, many, other.
    public var forms: [String: String]
    /// Which argument is the number, counted from 1; nil: that of the variable's own place.
    public var argument: Int?
    /// Whether a form is a whole text, whose own arguments begin with the first.
    public var isWhole = false

    /// The wording for a number in a language. A form for zero holds in every language, as on iOS.
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

  /// A text that is worded by one of its numbers as a whole.
  init(whole forms: [String: String]) {
    let sample = forms["other"] ?? forms.values.sorted().first ?? ""
    self.init(
      format: "%#@value@",
      variables: [
        "value": Variable(
          valueType: "lld", forms: forms, argument: FormatSpecifier.firstInteger(in: sample), isWhole: true)
      ])
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

  /// A format without variables and without positions, and which arguments it takes, counted from 0.
  public struct Resolution: Equatable, Sendable {
    public var format = ""
    public var arguments: [Int] = []
  }

  /// The format for certain numbers: each `%#@name@` is replaced by the wording for its number.
  ///
  /// Numbers stand for the variables in the order in which the format names them, or at the place that
  /// `%2$#@name@` gives. A wording may leave its number out, so that positions are resolved here.
  public func resolved(for numbers: [Double], language: String) -> Resolution {
    var writer = PluralWriter(entry: self, numbers: numbers, language: language)
    writer.write(format, from: 0, isNested: false)
    return writer.result
  }
}

/// Puts the wordings into a format.
private struct PluralWriter {
  let entry: PluralEntry
  let numbers: [Double]
  let language: String
  var result = PluralEntry.Resolution()
  private var depth = 0

  init(entry: PluralEntry, numbers: [Double], language: String) {
    (self.entry, self.numbers, self.language) = (entry, numbers, language)
  }

  /// - Parameter start: the argument that the first specifier without a position takes.
  mutating func write(_ text: String, from start: Int, isNested: Bool) {
    var next = start
    var rest = Substring(text)
    while let sign = rest.firstIndex(of: "%") {
      result.format += rest[..<sign]
      rest = rest[sign...]
      if rest.hasPrefix("%%") {
        result.format += "%%"
        rest = rest.dropFirst(2)
      } else if let specifier = FormatSpecifier(at: rest) {
        rest = rest[specifier.end...]
        if let name = specifier.variable {
          // A variable inside a wording is about the argument after that of the wording.
          write(name, specifier.position, &next, isNested ? start + 1 : next)
        } else {
          write(specifier, &next)
        }
      } else {
        result.format += "%"
        rest = rest.dropFirst()
      }
    }
    result.format += rest
  }

  private mutating func write(_ name: String, _ position: Int?, _ next: inout Int, _ least: Int) {
    guard let variable = entry.variables[name], depth < 8 else {
      result.format += name
      return
    }
    let place = (position ?? variable.argument).map { $0 - 1 }
    let index = place ?? max(next, least)
    if place == nil { next = index + 1 } else { next = max(next, index + 1) }
    let number = numbers.indices.contains(index) ? numbers[index] : 0
    let form = variable.form(for: number, language: language) ?? name
    depth += 1
    write(
      form.replacingOccurrences(of: "%arg", with: "%\(index + 1)$\(variable.valueType)"),
      from: variable.isWhole ? 0 : index, isNested: !variable.isWhole)
    depth -= 1
  }

  private mutating func write(_ specifier: FormatSpecifier, _ next: inout Int) {
    for _ in 0..<specifier.stars {
      result.arguments.append(next)
      next += 1
    }
    if let position = specifier.position {
      result.arguments.append(position - 1)
    } else {
      result.arguments.append(next)
      next += 1
    }
    result.format += "%" + specifier.text
  }
}
