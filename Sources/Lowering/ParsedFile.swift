import SwiftParser
import SwiftSyntax

/// One file of the module with its syntax tree.
struct ParsedFile {
  /// Its place in the module.
  let index: Int
  let path: String
  let bytes: [UInt8]
  let tree: SourceFileSyntax

  init(index: Int, source: SourceFile) {
    self.index = index
    path = source.path
    // A byte order mark would stand in the middle of the lowered text.
    let text = Array(source.text.utf8)
    bytes = text.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(text.dropFirst(3)) : text
    tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  }

  /// A main.swift's statements run when the program starts.
  var isMain: Bool { path == "main.swift" || path.hasSuffix("/main.swift") }

  /// Whether the name stands anywhere in the text.
  func mentions(_ name: String) -> Bool {
    let wanted = Array(name.utf8)
    guard let first = wanted.first else { return true }
    var rest = bytes[...]
    while let start = rest.firstIndex(of: first) {
      if rest[start...].starts(with: wanted) { return true }
      rest = rest[(start + 1)...]
    }
    return false
  }

  func diagnostic(at offset: Int, _ severity: Diagnostic.Severity, _ text: String) -> Diagnostic {
    var line = 1
    var lineStart = 0
    for (position, byte) in bytes.prefix(offset).enumerated() where byte == UInt8(ascii: "\n") {
      line += 1
      lineStart = position + 1
    }
    return Diagnostic(
      file: path, line: line, column: offset - lineStart + 1, severity: severity, text: text)
  }
}

extension SyntaxProtocol {
  /// Where the node is in the file, without the trivia around it.
  var range: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The node's source on one line, without comments.
  var lineText: String {
    var text = ""
    var spaced = false
    for token in tokens(viewMode: .sourceAccurate) {
      if !text.isEmpty, spaced || !token.leadingTrivia.isEmpty { text += " " }
      text += token.text
      spaced = !token.trailingTrivia.isEmpty
    }
    return text
  }
}
