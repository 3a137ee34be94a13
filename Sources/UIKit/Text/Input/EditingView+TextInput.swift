/// What `UITextInput` asks of UIKit's own text fields and text views alike.
///
/// It stands in an extension of the public protocol because an internal protocol cannot answer for it; a class
/// of the app that conforms answers itself.
extension UITextInput {
  private var editingView: (any EditingView)? { self as? any EditingView }

  public var hasText: Bool { editingView.map { !$0.edited.text.isEmpty } ?? false }
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  public var endOfDocument: UITextPosition { UITextPosition(editingView?.edited.length ?? 0) }
  public func text(in range: UITextRange) -> String? {
    guard let text = editingView.map({ $0.edited.text as NSString }), NSMaxRange(range.range) <= text.length
    else { return nil }
    return text.substring(with: range.range)
  }
  public func replace(_ range: UITextRange, withText text: String) {
    editingView?.replace(range.range, by: text)
  }
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    editingView?.setMarked(markedText ?? "", selected: selectedRange)
  }
  public func unmarkText() { editingView?.edited.mark(nil) }
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    editingView.map { $0.allows(EditedText.Change(range: range.range, replacement: text)) } ?? true
  }
}
