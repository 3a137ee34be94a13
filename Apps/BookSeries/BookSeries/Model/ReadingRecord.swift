import Foundation

/// What is remembered of the reader: the last book, and which summaries were unfolded.
final class ReadingRecord {
  private let defaults: UserDefaults
  private static let lastBookKey = "lastBook"
  private static let unfoldedKey = "unfoldedBooks"

  init(defaults: UserDefaults) {
    self.defaults = defaults
  }

  /// The index of the book that was read last; the first one at the beginning.
  var lastBook: Int {
    get { return defaults.integer(forKey: ReadingRecord.lastBookKey) }
    set { defaults.set(newValue, forKey: ReadingRecord.lastBookKey) }
  }

  /// Every book starts folded.
  func isFolded(_ book: Int) -> Bool {
    return !unfolded.contains(book)
  }

  func setFolded(_ isFolded: Bool, _ book: Int) {
    let others = unfolded.filter { $0 != book }
    defaults.set(isFolded ? others : (others + [book]).sorted(), forKey: ReadingRecord.unfoldedKey)
  }

  private var unfolded: [Int] {
    return defaults.array(forKey: ReadingRecord.unfoldedKey) as? [Int] ?? []
  }
}
