/// The text of an input, with the user's changes taken in one by one.
struct EditedText {
  /// One change: what was replaced by what.
  struct Change: Equatable {
    /// In UTF-16 units of the text before.
    var range: NSRange
    var replacement: String
  }

  private(set) var text = ""
  private(set) var selection = NSRange(location: 0, length: 0)
  private(set) var marked: NSRange?
  /// Rises whenever the app changed text or selection itself, so that the host takes them over.
  private(set) var revision = 0
  /// The text before the present composition.
  private var committed: String?

  /// The app's own change.
  mutating func set(_ text: String, selection: NSRange? = nil) {
    self.text = text
    let length = text.utf16.count
    let wanted = selection ?? NSRange(location: length, length: 0)
    let start = min(max(wanted.location, 0), length)
    self.selection = NSRange(location: start, length: min(max(wanted.length, 0), length - start))
    marked = nil
    committed = nil
    revision += 1
  }

  /// Makes the host show the app's text again.
  mutating func insist() { revision += 1 }

  /// What the host's text changes; nil when it is the same.
  ///
  /// While an input method composes, the whole composition counts as one change that begins with it.
  func change(to new: String, selection: [Int]) -> Change? {
    let old = committed ?? text
    guard old != new else { return nil }
    let before = Array(old.utf16), after = Array(new.utf16)
    // Where letters repeat, the cursor tells which of them was typed.
    let limit = min(before.count, after.count, max(selection.first ?? after.count, 0))
    var start = 0
    while start < limit, before[start] == after[start] { start += 1 }
    var tail = 0
    while tail < min(before.count, after.count) - start,
      before[before.count - 1 - tail] == after[after.count - 1 - tail]
    { tail += 1 }
    // Never in the middle of a surrogate pair.
    if start > 0, UTF16.isLeadSurrogate(before[start - 1]) { start -= 1 }
    if tail > 0, UTF16.isTrailSurrogate(before[before.count - tail]) { tail -= 1 }
    return Change(
      range: NSRange(location: start, length: before.count - start - tail),
      replacement: String(decoding: after[start..<(after.count - tail)], as: UTF16.self))
  }

  /// Takes the host's text over.
  mutating func accept(_ new: String, selection: [Int], marked: [Int]?) {
    if marked != nil, committed == nil { committed = text }
    if marked == nil { committed = nil }
    text = new
    let length = new.utf16.count
    let start = min(max(selection.first ?? length, 0), length)
    self.selection = NSRange(location: start, length: min(max(selection.last ?? 0, 0), length - start))
    self.marked = marked.map { NSRange(location: $0[0], length: $0[1]) }
  }

  /// Puts back what was there before a refused change.
  mutating func refuse() {
    if let committed { text = committed }
    committed = nil
    marked = nil
    let length = text.utf16.count
    selection = NSRange(location: min(selection.location, length), length: 0)
    revision += 1
  }
}
