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

  var length: Int { text.utf16.count }

  /// The app's own change.
  mutating func set(_ text: String, selection: NSRange? = nil) {
    self.text = text
    self.selection = clamped(selection ?? NSRange(location: length, length: 0))
    marked = nil
    revision += 1
  }
  mutating func select(_ range: NSRange) {
    selection = clamped(range)
    revision += 1
  }
  /// The app composes itself.
  mutating func mark(_ range: NSRange?) {
    marked = range.map(clamped)
    revision += 1
  }

  /// Makes the host show the app's text again; what is being composed there is given up.
  mutating func insist() {
    marked = nil
    revision += 1
  }

  private func clamped(_ range: NSRange) -> NSRange {
    let start = min(max(range.location, 0), length)
    return NSRange(location: start, length: min(max(range.length, 0), length - start))
  }

  /// What the host's text changes; nil when it is the same.
  ///
  /// While an input method composes, every step replaces what is composed so far, as on iOS.
  func change(to new: String, selection: [Int]) -> Change? {
    guard text != new else { return nil }
    let before = Array(text.utf16), after = Array(new.utf16)
    if let marked, let change = change(of: marked, before, after) { return change }
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

  /// The composed text alone was replaced.
  private func change(of marked: NSRange, _ before: [UInt16], _ after: [UInt16]) -> Change? {
    let start = marked.location, tail = before.count - marked.location - marked.length
    guard tail >= 0, after.count >= start + tail, before[..<start] == after[..<start],
      before[(before.count - tail)...] == after[(after.count - tail)...]
    else { return nil }
    return Change(
      range: marked, replacement: String(decoding: after[start..<(after.count - tail)], as: UTF16.self))
  }

  /// Takes the host's text over.
  mutating func accept(_ new: String, selection: [Int], marked: [Int]?) {
    text = new
    self.selection = clamped(
      NSRange(location: selection.first ?? length, length: selection.count > 1 ? selection[1] : 0))
    self.marked = marked.map { clamped(NSRange(location: $0.first ?? 0, length: $0.last ?? 0)) }
  }
}
