/// What text fields and text views share: one edited text, changed by a host, by the app or by actions.
@MainActor protocol EditingView: NativeTextInput, UITextInput {
  var edited: EditedText { get set }
  /// The change that a host reported, until it is in the text.
  var hostChange: HostChange? { get set }
  var changesAreAllowed: Bool { get }
  var ownUndoManager: UndoManager { get }
  /// Asks the delegate.
  func allows(_ change: EditedText.Change) -> Bool
  /// The text is another one now; tells delegate and observers.
  func textDidChange()
  func selectionDidChange()
}

/// A host's text, with what is selected and composed in it.
struct HostChange {
  var text: String
  var selection: [Int]
  var marked: [Int]?
}

extension EditingView {
  var hostText: String { edited.text }

  func takeFocus(_ isFocused: Bool) {
    let isDone = isFocused ? becomeFirstResponder() : resignFirstResponder()
    // The host's field must go back to what the app decided.
    if !isDone { edited.insist() }
  }

  func take(_ report: HostChange) {
    guard changesAreAllowed else { return edited.insist() }
    if !isFirstResponder, !becomeFirstResponder() { return edited.insist() }
    guard let change = edited.change(to: report.text, selection: report.selection) else {
      let old = (edited.selection, edited.marked)
      edited.accept(report.text, selection: report.selection, marked: report.marked)
      if old != (edited.selection, edited.marked) { selectionDidChange() }
      return
    }
    let revision = edited.revision
    guard allows(change) else {
      // A delegate that refuses has often set the text itself.
      if edited.revision == revision { edited.insist() }
      return
    }
    // The delegate set another text and let the change pass: it is made there, as in UIKit.
    guard edited.revision == revision else { return replace(change.range, by: change.replacement) }
    hostChange = report
    enter(change, isComposing: report.marked != nil || edited.marked != nil)
    hostChange = nil
  }

  /// A letter is inserted and a letter deleted by the methods that subclasses override.
  private func enter(_ change: EditedText.Change, isComposing: Bool) {
    let selection = edited.selection
    if !isComposing, change.range == selection, !change.replacement.isEmpty {
      return insertText(change.replacement)
    }
    let isDeletion =
      change.replacement.isEmpty && !isComposing
      && (selection.length > 0
        ? change.range == selection
        : change.range == characterBefore(selection.location))
    isDeletion ? deleteBackward() : replace(change.range, by: change.replacement)
  }
  private func characterBefore(_ location: Int) -> NSRange? {
    guard location > 0, location <= edited.length else { return nil }
    return (edited.text as NSString).rangeOfComposedCharacterSequence(at: location - 1)
  }

  /// The one way into the text. Where the outcome is the host's own, the host keeps its field untouched.
  func replace(_ range: NSRange, by replacement: String) {
    let old = edited.text as NSString
    guard range.location >= 0, range.location + range.length <= old.length else { return }
    registerUndo()
    let new = old.replacingCharacters(in: range, with: replacement)
    if let hostChange, hostChange.text == new {
      edited.accept(new, selection: hostChange.selection, marked: hostChange.marked)
    } else {
      edited.set(new, selection: NSRange(location: range.location + replacement.utf16.count, length: 0))
    }
    selectionDidChange()
    textDidChange()
  }

  /// The app selects, or an action of the edit menu.
  func select(_ range: NSRange) {
    guard range != edited.selection else { return }
    edited.select(range)
    selectionDidChange()
  }
  /// The word at the caret.
  func selectWord() {
    guard edited.selection.length == 0,
      let word = TextUnits(edited.text).word(around: edited.selection.location)
    else { return }
    select(word)
  }
  /// The app composes itself.
  func setMarked(_ text: String, selected: NSRange) {
    let range = edited.marked ?? edited.selection
    replace(range, by: text)
    edited.select(NSRange(location: range.location + selected.location, length: selected.length))
    edited.mark(text.isEmpty ? nil : NSRange(location: range.location, length: text.utf16.count))
  }
  /// The input is first responder no longer: nothing is composed, and nothing can be taken back.
  func leaveEditing() {
    if edited.marked != nil { edited.mark(nil) }
    ownUndoManager.removeAllActions()
  }

  // MARK: What the keyboard does

  func insert(_ text: String) { replace(edited.selection, by: text) }
  func deleteBefore() {
    let range = edited.selection.length > 0 ? edited.selection : characterBefore(edited.selection.location)
    if let range { replace(range, by: "") }
  }
  /// A change of the user that comes from no host field: paste, cut, a key. The delegate is asked.
  @discardableResult func change(_ range: NSRange, by text: String) -> Bool {
    guard changesAreAllowed, allows(EditedText.Change(range: range, replacement: text)) else { return false }
    replace(range, by: text)
    return true
  }

  // MARK: Undo

  /// Letters in a row are taken back together.
  private func registerUndo() {
    guard let undoManager, undoManager.isUndoRegistrationEnabled, edited.marked == nil else { return }
    let (text, selection) = (edited.text, edited.selection)
    undoManager.registerUndo(withTarget: self) { view in
      let current = view.edited.text as NSString
      guard current as String != text else { return }
      view.replace(NSRange(location: 0, length: current.length), by: text)
      view.edited.select(selection)
    }
  }

  // MARK: Actions of the edit menu

  var selectedText: String? {
    edited.selection.length > 0 ? (edited.text as NSString).substring(with: edited.selection) : nil
  }
  func copySelection() { if let selectedText { UIPasteboard.general.string = selectedText } }
  func cutSelection() {
    copySelection()
    if edited.selection.length > 0 { change(edited.selection, by: "") }
  }
  func pasteText(singleLine: Bool) {
    guard var text = UIPasteboard.general.string else { return }
    if singleLine { text = text.split(whereSeparator: \.isNewline).joined(separator: " ") }
    change(edited.selection, by: text)
  }
  func canPerformEdit(_ action: Selector) -> Bool? {
    switch action.name {
    case "copy:": !(self as any UITextInputTraits).isSecureTextEntry && edited.selection.length > 0
    case "cut:", "delete:":
      changesAreAllowed && !(self as any UITextInputTraits).isSecureTextEntry && edited.selection.length > 0
    case "paste:": changesAreAllowed && UIPasteboard.general.hasStrings
    case "select:": edited.length > 0 && edited.selection.length == 0
    case "selectAll:": edited.length > 0 && edited.selection.length < edited.length
    default: nil
    }
  }
}
