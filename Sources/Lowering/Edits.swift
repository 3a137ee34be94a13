/// Changes of one file's text, collected in any order and applied at once.
///
/// Offsets count UTF-8 bytes. An edit that would remove a newline puts it back, so lines stay the user's.
struct Edits {
  private struct Edit {
    var range: Range<Int>
    var replacement: [UInt8]
    var order: Int
  }

  private var edits: [Edit] = []
  var isEmpty: Bool { edits.isEmpty }

  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append(Edit(range: range, replacement: Array(text.utf8), order: edits.count))
  }

  mutating func insert(_ text: String, at offset: Int) { replace(offset..<offset, with: text) }

  /// Writes blanks over the range, so that columns behind it stay the user's too.
  mutating func blank(_ range: Range<Int>) {
    replace(range, with: String(repeating: " ", count: range.count))
  }

  /// Removes the range but for its newlines.
  mutating func drop(_ range: Range<Int>) { replace(range, with: "") }

  /// The text with all edits. An edit inside a replaced range is void.
  func applied(to source: [UInt8]) -> [UInt8] {
    let sorted = edits.sorted {
      if $0.range.lowerBound != $1.range.lowerBound {
        return $0.range.lowerBound < $1.range.lowerBound
      }
      if $0.range.isEmpty != $1.range.isEmpty { return $0.range.isEmpty }
      if $0.range.isEmpty { return $0.order < $1.order }
      return $0.range.count > $1.range.count
    }
    var result: [UInt8] = []
    result.reserveCapacity(source.count + 1024)
    var position = 0
    for edit in sorted where edit.range.lowerBound >= position {
      result += source[position..<edit.range.lowerBound]
      result += Self.keepingNewlines(edit.replacement, of: source[edit.range])
      position = edit.range.upperBound
    }
    result += source[position...]
    return result
  }

  private static func keepingNewlines(_ replacement: [UInt8], of old: ArraySlice<UInt8>) -> [UInt8] {
    let newline = UInt8(ascii: "\n")
    let lost = old.count { $0 == newline } - replacement.count { $0 == newline }
    guard lost > 0 else { return replacement }
    var text = replacement
    // Blanks in front of the newlines are worth nothing.
    while text.last == UInt8(ascii: " "), text.count > 1 { text.removeLast() }
    return text + Array(repeating: newline, count: lost)
  }
}
