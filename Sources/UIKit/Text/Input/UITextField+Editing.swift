extension UITextField: NativeTextInput {
  var hostText: String { edited.text }

  func beginEditing(_ become: () -> Bool) -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, owner?.fieldShouldBegin() ?? true,
      delegate?.textFieldShouldBeginEditing(self) ?? true, become()
    else { return false }
    isEditing = true
    if clearsOnBeginEditing, delegate?.textFieldShouldClear(self) ?? true { edited.set("") }
    setNeedsLayout()
    owner?.fieldDidBegin()
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  func endEditing(_ resign: () -> Bool) -> Bool {
    guard isFirstResponder else { return true }
    guard owner?.fieldShouldEnd() ?? true, delegate?.textFieldShouldEndEditing(self) ?? true, resign()
    else { return false }
    isEditing = false
    setNeedsLayout()
    owner?.fieldDidEnd()
    sendActions(for: .editingDidEnd)
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  func hostDidFocus(_ isFocused: Bool) {
    let isDone = isFocused ? becomeFirstResponder() : resignFirstResponder()
    // The host's field must go back to what the app decided.
    if !isDone { edited.insist() }
  }

  func hostDidChange(text: String, selection: [Int], marked: [Int]?) {
    guard isEnabled else { return edited.insist() }
    if !isFirstResponder { becomeFirstResponder() }
    guard text != edited.text || edited.marked != nil else {
      edited.accept(text, selection: selection, marked: marked)
      delegate?.textFieldDidChangeSelection(self)
      return
    }
    if marked == nil, let change = edited.change(to: text, selection: selection) {
      let revision = edited.revision
      let isAllowed =
        owner?.fieldShouldChange(change.range, change.replacement) ?? true
        && delegate?.textField(
          self, shouldChangeCharactersIn: change.range, replacementString: change.replacement) ?? true
      // A delegate that refuses has often set the text itself.
      guard isAllowed else { return edited.revision == revision ? edited.refuse() : () }
    }
    let isNew = text != edited.text
    let wasEmpty = edited.text.isEmpty
    edited.accept(text, selection: selection, marked: marked)
    if wasEmpty != text.isEmpty { setNeedsLayout() }
    if isNew { textDidChange() }
    delegate?.textFieldDidChangeSelection(self)
  }

  func hostDidPressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    owner?.fieldDidPressReturn()
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if ends { resignFirstResponder() }
  }

  func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    edited.set("")
    setNeedsLayout()
    textDidChange()
  }

  private func textDidChange() {
    owner?.fieldDidChange()
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  // MARK: UITextInput

  public func insertText(_ text: String) {
    let old = edited.text as NSString
    let new = old.replacingCharacters(in: edited.selection, with: text)
    edited.set(new, selection: NSRange(location: edited.selection.location + text.utf16.count, length: 0))
    textDidChange()
  }
  public func deleteBackward() {
    var range = edited.selection
    let old = edited.text as NSString
    if range.length == 0 {
      guard range.location > 0 else { return }
      range = old.rangeOfComposedCharacterSequence(at: range.location - 1)
    }
    edited.set(
      old.replacingCharacters(in: range, with: ""), selection: NSRange(location: range.location, length: 0))
    textDidChange()
  }
  public var hasText: Bool { !edited.text.isEmpty }
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...edited.text.utf16.count).contains(place) ? UITextPosition(place) : nil
  }
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let start = min(fromPosition.offset, toPosition.offset), end = max(fromPosition.offset, toPosition.offset)
    return UITextRange(NSRange(location: start, length: end - start))
  }
  public func text(in range: UITextRange) -> String? {
    let text = edited.text as NSString
    guard range.range.location + range.range.length <= text.length else { return nil }
    return text.substring(with: range.range)
  }
  public func replace(_ range: UITextRange, withText text: String) {
    let old = edited.text as NSString
    guard range.range.location + range.range.length <= old.length else { return }
    edited.set(
      old.replacingCharacters(in: range.range, with: text),
      selection: NSRange(location: range.range.location + text.utf16.count, length: 0))
    textDidChange()
  }
  public func selectAll(_ sender: Any?) {
    edited.set(edited.text, selection: NSRange(location: 0, length: edited.text.utf16.count))
  }
}
