/// The system's spelling dictionaries, of which there are none here: nothing is misspelled, nothing is guessed.
@preconcurrency @MainActor open class UITextChecker: UIKitObject {
  public init() { super.init(isolated: ()) }

  public static var availableLanguages: [String] { [] }
  private static var learned: Set<String> = []

  private func name() {
    Log.unsupported("UITextChecker", "there are no spelling dictionaries; no word is found misspelled")
  }
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange {
    name()
    return NSRange(location: NSNotFound, length: 0)
  }
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    name()
    return nil
  }
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]?
  {
    name()
    return nil
  }
  open var ignoredWords: [String]? = nil
  open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }
  public static func learnWord(_ word: String) { learned.insert(word) }
  public static func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
  public static func unlearnWord(_ word: String) { learned.remove(word) }
}
