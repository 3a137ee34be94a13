import Foundation
import InterfaceBuilder

/// The formats that were given out for entries whose wording depends on numbers.
///
/// On iOS the string itself carries its rules; here its text is what they are found again by.
final class PluralFormats: @unchecked Sendable {
  static let shared = PluralFormats()
  private let lock = NSLock()
  private var entries: [String: (entry: PluralEntry, language: String)] = [:]

  /// The text that stands for an entry: its format, or one much like it where several entries have the same.
  func add(_ entry: PluralEntry, _ language: String) -> String {
    lock.withLock {
      var text = entry.format
      var number = 2
      while let known = entries[text] {
        if known.entry == entry && known.language == language { return text }
        text = entry.format.replacingOccurrences(of: "#@", with: "#@\(number).")
        number += 1
      }
      entries[text] = (entry, language)
      return text
    }
  }

  func entry(of format: String) -> (PluralEntry, String)? {
    lock.withLock { entries[format].map { ($0.entry, $0.language) } }
  }
}
