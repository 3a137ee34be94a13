import Foundation

/// Sorts compiler errors by what was not found.
enum MissingSymbols {
  /// The symbol that an error says is missing, as a person would look it up (`UIView.alpha`); nil when the
  /// error says something else.
  static func symbol(in text: String) -> String? {
    if let match = text.firstMatch(of: #/^cannot find (?:type )?'(.+?)' in scope/#) {
      return String(match.output.1)
    }
    if let match = text.firstMatch(of: #/^no such module '(.+?)'/#) { return "import \(match.output.1)" }
    let member =
      #/(?:value of type|type|static member|instance member) '(.+?)' (?:\(.*\) )?has no (?:member|dynamic member) '(.+?)'/#
    if let match = text.firstMatch(of: member) { return "\(bare(match.output.1)).\(match.output.2)" }
    if let match = text.firstMatch(
      of: #/'(.+?)' is not a member type of (?:class|struct|enum|protocol|module) '(.+?)'/#)
    {
      return "\(bare(match.output.2)).\(match.output.1)"
    }
    if let match = text.firstMatch(of: #/^(?:method|property|initializer) does not override any (\w+)/#) {
      return "override of a \(match.output.1)"
    }
    if let match = text.firstMatch(
      of: #/^(?:incorrect argument label|extra argument|missing argument).* in call/#)
    {
      return String(match.output)
    }
    return nil
  }

  /// `UIButton?` and `UIButton.Type` are about UIButton.
  private static func bare(_ type: Substring) -> String {
    var name = String(type)
    for suffix in [".Type", "?", "!"] where name.hasSuffix(suffix) { name.removeLast(suffix.count) }
    return name
  }
}
