public enum UITextGranularity: Int, Sendable {
  case character, word, sentence, paragraph, line, document
}

/// A way through text: along its storage, or across its layout.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  var isForward: Bool {
    rawValue == UITextStorageDirection.forward.rawValue || rawValue == UITextLayoutDirection.right.rawValue
      || rawValue == UITextLayoutDirection.down.rawValue
  }
}

/// Finds words, lines and other units in the text of an input.
@preconcurrency @MainActor public protocol UITextInputTokenizer: NSObjectProtocol {
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange?
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

/// The units of plain text. Lines are those that the text itself breaks.
@preconcurrency @MainActor open class UITextInputStringTokenizer: UIKitObject, UITextInputTokenizer {
  private weak var input: (any UITextInput)?
  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
    super.init(isolated: ())
  }

  private var units: TextUnits? {
    guard let input, let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    else { return nil }
    return TextUnits(input.text(in: all) ?? "")
  }
  /// Where the position is asked about: a boundary belongs to the unit in the direction.
  private func range(
    _ position: UITextPosition, _ granularity: UITextGranularity, _ direction: UITextDirection
  ) -> NSRange? {
    let offset = direction.isForward ? position.offset : max(0, position.offset - 1)
    guard let range = units?.range(of: granularity, around: offset), range.length > 0 else { return nil }
    let isInside =
      direction.isForward
      ? range.location <= position.offset && position.offset < NSMaxRange(range)
      : range.location < position.offset && position.offset <= NSMaxRange(range)
    return isInside ? range : nil
  }

  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    range(position, granularity, direction).map(UITextRange.init)
  }
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    let forward = range(position, granularity, .storage(.forward))
    let backward = range(position, granularity, .storage(.backward))
    // The end of a unit in one direction is its beginning in the other.
    return direction.isForward
      ? backward.map { NSMaxRange($0) == position.offset } ?? false
      : forward.map { $0.location == position.offset } ?? false
  }
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let units, let end = input?.endOfDocument.offset else { return nil }
    if direction.isForward {
      var offset = position.offset
      while offset < end {
        if let range = units.range(of: granularity, around: offset), NSMaxRange(range) > position.offset {
          return UITextPosition(NSMaxRange(range))
        }
        offset += 1
      }
      return position.offset < end ? UITextPosition(end) : nil
    }
    var offset = position.offset - 1
    while offset >= 0 {
      if let range = units.range(of: granularity, around: offset), range.location < position.offset {
        return UITextPosition(range.location)
      }
      offset -= 1
    }
    return position.offset > 0 ? UITextPosition(0) : nil
  }
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool { range(position, granularity, direction) != nil }
}

/// Is told by an input that the app changed it. Hosts see changes by themselves.
@preconcurrency @MainActor public protocol UITextInputDelegate: NSObjectProtocol {
  func selectionWillChange(_ textInput: (any UITextInput)?)
  func selectionDidChange(_ textInput: (any UITextInput)?)
  func textWillChange(_ textInput: (any UITextInput)?)
  func textDidChange(_ textInput: (any UITextInput)?)
}
