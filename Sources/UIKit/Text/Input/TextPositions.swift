/// A place in the text of an input, in UTF-16 units.
open class UITextPosition: NSObject, @unchecked Sendable {
  let offset: Int
  init(_ offset: Int) { self.offset = offset }
  open override func isEqual(_ object: Any?) -> Bool { (object as? UITextPosition)?.offset == offset }
  open override var hash: Int { offset }
}

/// A stretch of the text of an input.
open class UITextRange: NSObject, @unchecked Sendable {
  let range: NSRange
  init(_ range: NSRange) { self.range = range }
  open var start: UITextPosition { UITextPosition(range.location) }
  open var end: UITextPosition { UITextPosition(range.location + range.length) }
  open var isEmpty: Bool { range.length == 0 }
  open override func isEqual(_ object: Any?) -> Bool { (object as? UITextRange)?.range == range }
  open override var hash: Int { range.location }
}

/// One rectangle of a selection.
open class UITextSelectionRect: NSObject, @unchecked Sendable {
  public let rect: CGRect
  init(_ rect: CGRect) { self.rect = rect }
}
