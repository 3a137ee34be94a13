import TextLayout

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
public enum NSWritingDirection: Int, Sendable { case natural = -1, leftToRight, rightToLeft }

/// A tab stop.
open class NSTextTab: NSObject, @unchecked Sendable {
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  public let alignment: NSTextAlignment
  /// In points from the leading edge.
  public let location: CGFloat
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]
  ) {
    (self.alignment, location) = (alignment, loc)
  }
}

/// How a paragraph is laid out. Lengths are points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  private let foundationMark = FoundationMark()
  public struct LineBreakStrategy: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Korean breaks between words, not between syllables.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  public static let `default` = NSParagraphStyle()
  var attributes = ParagraphAttributes()
  var strategy: LineBreakStrategy = []
  var tabs = (1...12).map { NSTextTab(textAlignment: .natural, location: CGFloat($0) * 28) }
  var hyphenation: Float = 0
  var tightens = false

  public override init() {}

  open internal(set) var alignment: NSTextAlignment {
    get { NSTextAlignment(rawValue: attributes.alignment.rawValue) ?? .natural }
    set { attributes.alignment = .init(rawValue: newValue.rawValue) ?? .natural }
  }
  open internal(set) var lineBreakMode: NSLineBreakMode {
    get { NSLineBreakMode(rawValue: attributes.lineBreak.rawValue) ?? .byWordWrapping }
    set { attributes.lineBreak = .init(rawValue: newValue.rawValue) ?? .wordWrap }
  }
  open internal(set) var lineSpacing: CGFloat {
    get { attributes.lineSpacing }
    set { attributes.lineSpacing = newValue }
  }
  open internal(set) var paragraphSpacing: CGFloat {
    get { attributes.paragraphSpacing }
    set { attributes.paragraphSpacing = newValue }
  }
  open internal(set) var paragraphSpacingBefore: CGFloat {
    get { attributes.paragraphSpacingBefore }
    set { attributes.paragraphSpacingBefore = newValue }
  }
  open internal(set) var firstLineHeadIndent: CGFloat {
    get { attributes.firstLineHeadIndent }
    set { attributes.firstLineHeadIndent = newValue }
  }
  open internal(set) var headIndent: CGFloat {
    get { attributes.headIndent }
    set { attributes.headIndent = newValue }
  }
  open internal(set) var tailIndent: CGFloat {
    get { attributes.tailIndent }
    set { attributes.tailIndent = newValue }
  }
  open internal(set) var minimumLineHeight: CGFloat {
    get { attributes.minimumLineHeight }
    set { attributes.minimumLineHeight = newValue }
  }
  open internal(set) var maximumLineHeight: CGFloat {
    get { attributes.maximumLineHeight }
    set { attributes.maximumLineHeight = newValue }
  }
  open internal(set) var lineHeightMultiple: CGFloat {
    get { attributes.lineHeightMultiple }
    set { attributes.lineHeightMultiple = newValue }
  }
  open internal(set) var baseWritingDirection: NSWritingDirection {
    get { attributes.isRightToLeft.map { $0 ? .rightToLeft : .leftToRight } ?? .natural }
    set { attributes.isRightToLeft = newValue == .natural ? nil : newValue == .rightToLeft }
  }
  open internal(set) var lineBreakStrategy: LineBreakStrategy {
    get { strategy }
    set {
      strategy = newValue
      attributes.keepsHangulWords = newValue.contains(.hangulWordPriority)
    }
  }
  open internal(set) var tabStops: [NSTextTab]! {
    get { tabs }
    set {
      tabs = newValue ?? []
      attributes.tabStops = tabs.map { Double($0.location) }.sorted()
    }
  }
  open internal(set) var defaultTabInterval: CGFloat {
    get { attributes.defaultTabInterval == 28 ? 0 : attributes.defaultTabInterval }
    set { attributes.defaultTabInterval = newValue > 0 ? newValue : 28 }
  }
  open internal(set) var hyphenationFactor: Float {
    get { hyphenation }
    set { hyphenation = newValue }
  }
  open internal(set) var allowsDefaultTighteningForTruncation: Bool {
    get { tightens }
    set { tightens = newValue }
  }

  func take(from other: NSParagraphStyle) {
    (attributes, strategy, tabs, hyphenation, tightens) = (
      other.attributes, other.strategy, other.tabs, other.hyphenation, other.tightens
    )
  }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.take(from: self)
    return copy
  }
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.take(from: self)
    return copy
  }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return self === other || (attributes == other.attributes && strategy == other.strategy)
  }
  open override var hash: Int { attributes.hashValue }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { super.paragraphSpacing = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { super.paragraphSpacingBefore = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { super.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { super.headIndent }
    set { super.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { super.tailIndent = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { super.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { super.maximumLineHeight = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { super.lineHeightMultiple = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { super.baseWritingDirection }
    set { super.baseWritingDirection = newValue }
  }
  open override var lineBreakStrategy: LineBreakStrategy {
    get { super.lineBreakStrategy }
    set { super.lineBreakStrategy = newValue }
  }
  open override var tabStops: [NSTextTab]! {
    get { super.tabStops }
    set { super.tabStops = newValue }
  }
  open override var defaultTabInterval: CGFloat {
    get { super.defaultTabInterval }
    set { super.defaultTabInterval = newValue }
  }
  open override var hyphenationFactor: Float {
    get { super.hyphenationFactor }
    set { super.hyphenationFactor = newValue }
  }
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { super.allowsDefaultTighteningForTruncation }
    set { super.allowsDefaultTighteningForTruncation = newValue }
  }
  open func setParagraphStyle(_ style: NSParagraphStyle) { take(from: style) }
  open func addTabStop(_ tab: NSTextTab) { tabStops = tabStops + [tab] }
  open func removeTabStop(_ tab: NSTextTab) { tabStops = tabStops.filter { $0 !== tab } }
}
