import TextLayout

extension UITextView: EditingView {
  var changesAreAllowed: Bool { isEditable }

  // MARK: First responder

  /// The keyboard comes before the delegate is told, as UIKit has it for text views.
  func beginEditing(_ become: () -> Bool) -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, textDelegate?.textViewShouldBeginEditing(self) ?? true, become() else {
      return false
    }
    editingDidChange()
    Keyboard.update()
    textDelegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  func endEditing(_ resign: () -> Bool) -> Bool {
    guard isFirstResponder else { return true }
    guard FirstResponder.isForced || textDelegate?.textViewShouldEndEditing(self) ?? true, resign() else {
      return false
    }
    leaveEditing()
    editingDidChange()
    Keyboard.update()
    textDelegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }
  private func editingDidChange() {
    setNeedsLayout()
    layer.setNeedsCommit()
  }

  // MARK: From the host

  func hostDidFocus(_ isFocused: Bool) { takeFocus(isFocused) }
  func hostDidChange(text: String, selection: [Int], marked: [Int]?) {
    take(HostChange(text: text, selection: selection, marked: marked))
  }
  /// Return is a line feed.
  func hostDidPressReturn() { change(edited.selection, by: "\n") }

  // MARK: Changes

  func allows(_ change: EditedText.Change) -> Bool {
    textDelegate?.textView(self, shouldChangeTextIn: change.range, replacementText: change.replacement)
      ?? true
  }
  func textDidChange() {
    // A native field has one look for all of its text.
    richText = nil
    textLayoutDidChange()
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
  func selectionDidChange() { textDelegate?.textViewDidChangeSelection(self) }
}

extension UITextView {
  // MARK: UITextInput

  public func firstRect(for range: UITextRange) -> CGRect {
    let start = caret(at: range.start.offset), end = caret(at: range.end.offset)
    guard start.minY == end.minY else {
      return CGRect(
        x: start.minX, y: start.minY, width: max(0, bounds.width - start.minX), height: start.height)
    }
    return start.union(end)
  }
  public func closestPosition(to point: CGPoint) -> UITextPosition? {
    (0...edited.length).min { distance(caret(at: $0), point) < distance(caret(at: $1), point) }
      .map(UITextPosition.init)
  }
  private func distance(_ rect: CGRect, _ point: CGPoint) -> CGFloat {
    // Another line is further away than any place of this one.
    (point.y < rect.minY ? rect.minY - point.y : max(0, point.y - rect.maxY)) * 10_000
      + abs(rect.minX - point.x)
  }

  /// The place before the letter at `offset`, in the coordinates of the content.
  func caret(at offset: Int) -> CGRect {
    let lines = layout(width: bounds.width).lines
    let left = textContainerInset.left + textContainer.lineFragmentPadding
    guard let line = lines.last(where: { $0.range.lowerBound <= offset }) ?? lines.first else {
      return CGRect(x: left, y: textContainerInset.top, width: 2, height: effectiveFont.lineHeight)
    }
    let text = edited.text as NSString
    let start = min(line.range.lowerBound, text.length), end = min(max(offset, start), text.length)
    let before = text.substring(with: NSRange(location: start, length: end - start))
    let width = before.size(withAttributes: [.font: effectiveFont]).width
    return CGRect(
      x: left + CGFloat(line.x) + width, y: textContainerInset.top + CGFloat(line.top), width: 2,
      height: CGFloat(line.height))
  }
}
