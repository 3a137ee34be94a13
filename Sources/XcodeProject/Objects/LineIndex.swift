import Foundation

/// Where the objects of a project file begin.
struct LineIndex {
  private let text: String

  init(text: String) { self.text = text }

  /// The line that defines the object: its identifier begins the line.
  func line(ofObject identifier: String) -> Int? {
    lines { $0.drop(while: \.isWhitespace).hasPrefix(identifier) && $0.contains("= {") }
  }

  func firstLine(naming identifier: String) -> Int? { lines { $0.contains(identifier) } }

  private func lines(where matches: (Substring) -> Bool) -> Int? {
    text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex(where: matches).map { $0 + 1 }
  }
}
