/// The build settings of one target in one configuration, from the platform's defaults up to the target's
/// own.
public struct BuildSettings: Sendable {
  /// Lowest first; every level has its conditions resolved.
  private let levels: [[String: String]]

  /// - Parameter levels: lowest first; keys may carry conditions such as `[sdk=iphonesimulator*]`.
  init(levels: [[String: String]], conditions: SettingConditions) {
    self.levels = levels.map(conditions.resolve)
  }

  /// The value of a setting with every reference expanded; nil when no level sets it.
  public subscript(name: String) -> String? {
    var expansion = SettingExpansion(levels: levels)
    return expansion.value(of: name)
  }

  /// Expands `$(NAME)`, `${NAME}` and `$(NAME:modifier)` in a text; unknown names are empty, as in Xcode.
  public func expand(_ text: String) -> String {
    var expansion = SettingExpansion(levels: levels)
    return expansion.expand(text)
  }

  /// YES is true; nil when the setting is not there or empty.
  public func bool(_ name: String) -> Bool? {
    guard let value = self[name], !value.isEmpty else { return nil }
    return ["YES", "TRUE", "1"].contains(value.uppercased())
  }

  /// The words of a list; quotes and backslashes keep blanks inside one.
  public func list(_ name: String) -> [String] { SettingWords.split(self[name] ?? "") }

  /// What `$(NAME:c99extidentifier)` makes of a name: one that Swift takes for a module.
  public static func identifier(_ name: String) -> String { SettingModifier.identifier(name) }

  /// The names that any level sets and that begin so.
  public func names(withPrefix prefix: String) -> [String] {
    Set(levels.flatMap(\.keys).filter { $0.hasPrefix(prefix) }).sorted()
  }
}

/// A list written as one string.
enum SettingWords {
  static func split(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var hasWord = false
    var quote: Character?
    var isEscaped = false
    for character in text {
      if isEscaped {
        word.append(character)
        isEscaped = false
      } else if character == "\\" {
        (isEscaped, hasWord) = (true, true)
      } else if let open = quote {
        if character == open { quote = nil } else { word.append(character) }
      } else if character == "\"" || character == "'" {
        (quote, hasWord) = (character, true)
      } else if character.isWhitespace {
        if hasWord { words.append(word) }
        (word, hasWord) = ("", false)
      } else {
        word.append(character)
        hasWord = true
      }
    }
    if hasWord { words.append(word) }
    return words
  }
}
