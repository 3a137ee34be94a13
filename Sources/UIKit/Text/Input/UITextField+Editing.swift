extension UITextField: EditingView {
  var changesAreAllowed: Bool { isEnabled }

  // MARK: First responder

  /// Asked, first responder, told; the keyboard comes last, as UIKit has it for text fields.
  func beginEditing(_ become: () -> Bool) -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, owner?.fieldShouldBegin() ?? true,
      delegate?.textFieldShouldBeginEditing(self) ?? true, become()
    else { return false }
    isEditing = true
    if clearsOnBeginEditing, !edited.text.isEmpty, delegate?.textFieldShouldClear(self) ?? true {
      edited.set("")
      textDidChange()
    }
    replacesSecret = isSecureTextEntry
    setNeedsLayout()
    owner?.fieldDidBegin()
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    Keyboard.update()
    return true
  }

  func endEditing(_ resign: () -> Bool) -> Bool {
    guard isFirstResponder else { return true }
    let maySay = !FirstResponder.isForced
    guard
      !maySay || (owner?.fieldShouldEnd() ?? true && delegate?.textFieldShouldEndEditing(self) ?? true),
      resign()
    else { return false }
    isEditing = false
    replacesSecret = false
    leaveEditing()
    setNeedsLayout()
    owner?.fieldDidEnd()
    sendActions(for: .editingDidEnd)
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    Keyboard.update()
    return true
  }

  // MARK: From the host

  func hostDidFocus(_ isFocused: Bool) { takeFocus(isFocused) }

  func hostDidChange(text: String, selection: [Int], marked: [Int]?) {
    if replacesSecret, isFirstResponder, !edited.text.isEmpty,
      let change = edited.change(to: text, selection: selection)
    {
      // The first letter into a secret that was left replaces it: nobody can see what is there.
      replacesSecret = false
      edited.set("")
      take(
        HostChange(
          text: change.replacement, selection: [change.replacement.utf16.count, 0], marked: nil))
      edited.insist()
      if change.replacement.isEmpty { textDidChange() }
      return
    }
    take(HostChange(text: text, selection: selection, marked: marked))
  }

  func hostDidPressReturn() {
    guard !enablesReturnKeyAutomatically || !edited.text.isEmpty else { return }
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    owner?.fieldDidPressReturn()
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if ends { resignFirstResponder() }
  }

  // MARK: Changes

  func allows(_ change: EditedText.Change) -> Bool {
    guard owner?.fieldShouldChange(change.range, change.replacement) ?? true else { return false }
    return delegate?.textField(
      self, shouldChangeCharactersIn: change.range, replacementString: change.replacement) ?? true
  }

  func textDidChange() {
    replacesSecret = false
    if showedText == edited.text.isEmpty {
      showedText = !edited.text.isEmpty
      setNeedsLayout()
    }
    owner?.fieldDidChange()
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
  func selectionDidChange() { delegate?.textFieldDidChangeSelection(self) }

  func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    edited.set("")
    textDidChange()
  }
}

extension UITextField {
  // MARK: UITextInput

  public func firstRect(for range: UITextRange) -> CGRect {
    let start = caretRect(for: range.start), end = caretRect(for: range.end)
    return start.union(end)
  }
  public func closestPosition(to point: CGPoint) -> UITextPosition? {
    let places = 0...edited.length
    return places.min {
      abs(caretX($0) - point.x) < abs(caretX($1) - point.x)
    }.map(UITextPosition.init)
  }

  /// Of the place before the letter at `offset`.
  func caretX(_ offset: Int) -> CGFloat {
    let rect = editingRect(forBounds: bounds)
    let attributes: [NSAttributedString.Key: Any] = [.font: font ?? UIFont.systemFont(ofSize: 17)]
    let shown = (inspectedText ?? "") as NSString
    let before = shown.substring(to: min(offset, shown.length))
    let whole = (shown as String).size(withAttributes: attributes).width
    let width = before.size(withAttributes: attributes).width
    return switch textAlignment {
    case .center: rect.midX - whole / 2 + width
    case .right: rect.maxX - whole + width
    default: (isRightToLeft ? rect.maxX - whole : rect.minX) + width
    }
  }
}
