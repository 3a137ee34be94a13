/// A place in the text of an input, in UTF-16 units.
open class UITextPosition: NSObject, @unchecked Sendable {
  let offset: Int
  init(_ offset: Int) { self.offset = offset }
  /// For subclasses that know places in their own way.
  public override init() { offset = 0 }
  open override func isEqual(_ object: Any?) -> Bool { (object as? UITextPosition)?.offset == offset }
  open override var hash: Int { offset }
}

/// A stretch of the text of an input.
open class UITextRange: NSObject, @unchecked Sendable {
  let range: NSRange
  init(_ range: NSRange) { self.range = range }
  /// For subclasses that know places in their own way.
  public override init() { range = NSRange(location: 0, length: 0) }
  open var start: UITextPosition { UITextPosition(range.location) }
  open var end: UITextPosition { UITextPosition(NSMaxRange(range)) }
  open var isEmpty: Bool { range.length == 0 }
  open override func isEqual(_ object: Any?) -> Bool { (object as? UITextRange)?.range == range }
  open override var hash: Int { range.location }
}

/// One rectangle of a selection.
open class UITextSelectionRect: NSObject, @unchecked Sendable {
  open var rect: CGRect { frame }
  open var writingDirection: NSWritingDirection { .natural }
  open var containsStart: Bool { isFirst }
  open var containsEnd: Bool { isLast }
  open var isVertical: Bool { false }
  private let frame: CGRect
  private let isFirst: Bool, isLast: Bool
  init(_ rect: CGRect, isFirst: Bool = true, isLast: Bool = true) {
    (frame, self.isFirst, self.isLast) = (rect, isFirst, isLast)
  }
  public override init() { (frame, isFirst, isLast) = (.zero, false, false) }
}
