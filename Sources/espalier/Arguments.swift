import Foundation

/// The words of a command line, sorted by what the command says it takes.
struct Arguments {
  /// A word that begins with dashes.
  struct Option {
    let name: String
    /// What its value is called in the help; nil: it takes none.
    let value: String?
    let help: String
    /// Whether it may be given several times.
    var repeats = false
    var short: String?
  }

  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  /// - Throws: `Exit` with code 64 and a message that names the word.
  init(_ words: [String], options: [Option], operands allowed: ClosedRange<Int>, command: String) throws {
    var rest = words[...]
    var takesOptions = true
    while let word = rest.popFirst() {
      if takesOptions && word == "--" {
        takesOptions = false
      } else if takesOptions && word.hasPrefix("-") && word != "-" {
        try take(word, &rest, options, command)
      } else {
        operands.append(word)
      }
    }
    guard operands.count <= allowed.upperBound else {
      throw Arguments.wrong("unexpected word '\(operands[allowed.upperBound])'", command)
    }
    guard operands.count >= allowed.lowerBound else { throw Arguments.wrong("a project is missing", command) }
  }

  func has(_ name: String) -> Bool { values[name] != nil }
  func value(_ name: String) -> String? { values[name]?.last }
  func all(_ name: String) -> [String] { values[name] ?? [] }

  func integer(_ name: String, in range: ClosedRange<Int>, command: String) throws -> Int? {
    guard let text = value(name) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw Arguments.wrong(
        "--\(name) needs a number from \(range.lowerBound) to \(range.upperBound), not '\(text)'", command)
    }
    return number
  }

  private mutating func take(
    _ word: String, _ rest: inout ArraySlice<String>, _ options: [Option], _ command: String
  ) throws {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let option = options.first(where: { "--" + $0.name == parts[0] || $0.short == parts[0] }) else {
      throw Arguments.wrong("unknown option '\(parts[0])'", command)
    }
    if option.value == nil {
      guard parts.count == 1 else { throw Arguments.wrong("'\(parts[0])' takes no value", command) }
      values[option.name, default: []].append("")
      return
    }
    guard let value = parts.count == 2 ? parts[1] : rest.popFirst() else {
      throw Arguments.wrong("'\(parts[0])' needs \(option.value ?? "a value")", command)
    }
    if values[option.name] != nil && !option.repeats {
      throw Arguments.wrong("'\(parts[0])' was given twice", command)
    }
    values[option.name, default: []].append(value)
  }

  static func wrong(_ text: String, _ command: String) -> Exit {
    Exit(.usage, "espalier \(command): \(text). See espalier \(command) -h.")
  }
}
