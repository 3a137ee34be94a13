/// Letters, words, lines and the like in a text. Ranges are in UTF-16 units.
struct TextUnits {
  private let text: String
  private let units: NSString
  init(_ text: String) { (self.text, units) = (text, text as NSString) }

  /// The unit that holds the letter at an offset; the one before at the end of it.
  func range(of granularity: UITextGranularity, around offset: Int) -> NSRange? {
    guard (0...units.length).contains(offset) else { return nil }
    switch granularity {
    case .character:
      return offset < units.length ? units.rangeOfComposedCharacterSequence(at: offset) : nil
    case .word: return word(around: offset)
    case .sentence: return sentence(around: offset)
    case .line, .paragraph: return units.lineRange(for: NSRange(location: offset, length: 0))
    case .document: return NSRange(location: 0, length: units.length)
    }
  }

  /// Letters and digits in a row, with apostrophes inside; nil between words.
  func word(around offset: Int) -> NSRange? {
    run(around: offset) { $0.isLetter || $0.isNumber || $0 == "'" || $0 == "’" || $0 == "_" }
  }
  /// Up to a full stop, a question or exclamation mark, or the end of the line, with the spaces behind.
  private func sentence(around offset: Int) -> NSRange? {
    var start = text.startIndex, index = start
    while index < text.endIndex {
      let isEnd = ".!?。\n".contains(text[index])
      index = text.index(after: index)
      guard isEnd || index == text.endIndex else { continue }
      while index < text.endIndex, text[index] == " " { index = text.index(after: index) }
      let range = NSRange(start..<index, in: text)
      if NSMaxRange(range) > offset || index == text.endIndex { return range }
      start = index
    }
    return nil
  }
  private func run(around offset: Int, _ belongs: (Character) -> Bool) -> NSRange? {
    guard let place = Range(NSRange(location: offset, length: 0), in: text)?.lowerBound else { return nil }
    var start = place, end = place
    while start > text.startIndex, belongs(text[text.index(before: start)]) {
      start = text.index(before: start)
    }
    while end < text.endIndex, belongs(text[end]) { end = text.index(after: end) }
    return start < end ? NSRange(start..<end, in: text) : nil
  }
}
