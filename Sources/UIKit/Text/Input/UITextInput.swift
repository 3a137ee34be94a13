public enum UITextAffinity: Int, Sendable { case upstream, downstream }
public typealias UITextWritingDirection = NSWritingDirection

/// Takes letters from the keyboard.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

public enum UITextStorageDirection: Int, Sendable { case forward, backward }
public enum UITextLayoutDirection: Int, Sendable {
  case right = 2, left, up, down
}

/// Text with a selection that the user edits. UIKit's text fields and text views conform.
///
/// Espalier's hosts edit in native fields of their own, so conforming classes of an app get letters through
/// `UIKeyInput` alone.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  var selectedTextRange: UITextRange? { get set }
  var markedTextRange: UITextRange? { get }
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  func unmarkText()
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int)
    -> UITextPosition?
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  func caretRect(for position: UITextPosition) -> CGRect
  func firstRect(for range: UITextRange) -> CGRect
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  func closestPosition(to point: CGPoint) -> UITextPosition?
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  func characterRange(at point: CGPoint) -> UITextRange?
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection)
    -> UITextRange?
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection)
    -> NSWritingDirection
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
  var inputDelegate: (any UITextInputDelegate)? { get set }
  var tokenizer: any UITextInputTokenizer { get }
  var selectionAffinity: UITextStorageDirection { get set }
  var textInputView: UIView { get }
  func textStyling(at position: UITextPosition, in direction: UITextStorageDirection)
    -> [NSAttributedString.Key: Any]?
}

extension UITextInput {
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...endOfDocument.offset).contains(place) ? UITextPosition(place) : nil
  }
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    self.position(from: position, offset: direction == .left || direction == .up ? -offset : offset)
  }
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset == other.offset
      ? .orderedSame : position.offset < other.offset ? .orderedAscending : .orderedDescending
  }
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let start = min(fromPosition.offset, toPosition.offset), end = max(fromPosition.offset, toPosition.offset)
    return UITextRange(NSRange(location: start, length: end - start))
  }

  public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    range.isEmpty ? [] : [UITextSelectionRect(firstRect(for: range))]
  }
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    closestPosition(to: point).map {
      UITextPosition(min(max($0.offset, range.start.offset), range.end.offset))
    }
  }
  /// The letter that is drawn at a point.
  public func characterRange(at point: CGPoint) -> UITextRange? {
    guard let nearest = closestPosition(to: point) else { return nil }
    // Right of the middle of a letter, the place behind it is the nearest.
    let offset = caretRect(for: nearest).minX > point.x ? nearest.offset - 1 : nearest.offset
    guard let start = position(from: beginningOfDocument, offset: offset) else { return nil }
    return tokenizer.rangeEnclosingPosition(start, with: .character, inDirection: .storage(.forward))
  }
  public func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    let isBack = direction == .left || direction == .up
    return textRange(from: position, to: isBack ? beginningOfDocument : endOfDocument)
  }
  public func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    direction == .left || direction == .up ? range.start : range.end
  }
  public func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .natural }
  public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
  public var inputDelegate: (any UITextInputDelegate)? {
    get { nil }
    set {}
  }
  public var selectionAffinity: UITextStorageDirection {
    get { .forward }
    set {}
  }
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { nil }
}

extension UITextInput where Self: UIView {
  public var textInputView: UIView { self }
}
extension UITextInput where Self: UIResponder {
  public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }
}
