import Foundation

/// One of the things that `espalier` does.
protocol Command {
  static var name: String { get }
  /// The words behind the name, as the help shows them.
  static var usage: String { get }
  /// One line for the list of commands.
  static var summary: String { get }
  /// Further lines of the command's own help.
  static var details: String { get }
  static var options: [Arguments.Option] { get }
  static var operands: ClosedRange<Int> { get }
  init(_ arguments: Arguments) throws
  /// - Throws: `Exit`, or an error of a module, which `ExitCode.of` maps.
  func run() throws -> ExitCode
}

extension Command {
  static var details: String { "" }

  static func start(_ words: [String]) throws -> ExitCode {
    if words.prefix(while: { $0 != "--" }).contains(where: { $0 == "-h" || $0 == "--help" }) {
      Console.say(help)
      return .success
    }
    let arguments = try Arguments(words, options: options, operands: operands, command: name)
    return try Self(arguments).run()
  }

  static var help: String {
    var lines = ["usage: espalier \(name) \(usage)", "", summary]
    if !details.isEmpty { lines += ["", details] }
    if !options.isEmpty {
      lines += ["", "Options:"]
      lines += options.map { option in
        let names = [option.short, "--" + option.name].compactMap { $0 }.joined(separator: ", ")
        let left = option.value.map { "\(names) \($0)" } ?? names
        return "  " + left.padding(toLength: max(22, left.count + 2), withPad: " ", startingAt: 0)
          + option.help
      }
    }
    return lines.joined(separator: "\n")
  }
}
