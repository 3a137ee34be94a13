import Foundation

/// Measures and breaks text. One engine is injected at start (`TextEngines.shared`).
///
/// Everything is in points. An engine keeps its own caches and has no visible side effects.
public protocol TextEngine: AnyObject {
  func metrics(of font: FontDescription) -> FontMetrics
  func layout(_ request: TextRequest) -> TextLayoutResult
  /// The names of the families an app may ask for (UIFont.familyNames).
  var familyNames: [String] { get }
  /// The PostScript names of a family's faces (UIFont.fontNames(forFamilyName:)).
  func fontNames(family: String) -> [String]
  /// What a family or PostScript name stands for; nil when there is no such font.
  func font(named name: String, size: Double) -> FontDescription?
  /// Makes the fonts of a file (UIAppFonts) known; the PostScript names found, or an error.
  func register(fontFile: URL) throws -> [String]
  /// The bytes of a registered font that a run names as its family, for the host.
  func registeredFont(family: String) -> Data?
}

/// Where the running process keeps its engine: set once by the entry point, before any view is made.
public enum TextEngines {
  nonisolated(unsafe) public static var shared: TextEngine!
}

/// A font as UIKit asks for it.
public struct FontDescription: Hashable, Sendable {
  /// "system", "systemRounded", "systemSerif", "systemMonospaced", "symbols", one of Apple's families, or a
  /// family or PostScript name of a registered font.
  public var family: String
  public var size: Double
  /// 100…900.
  public var weight: Int
  public var isItalic: Bool
  public var usesTabularDigits: Bool
  /// In points, between the lines; nil: the font file's own.
  public var leading: Double?
  public init(
    family: String = "system", size: Double, weight: Int = 400, isItalic: Bool = false,
    usesTabularDigits: Bool = false, leading: Double? = nil
  ) {
    (self.family, self.size, self.weight, self.isItalic, self.usesTabularDigits, self.leading) =
      (family, size, weight, isItalic, usesTabularDigits, leading)
  }
}

/// Lengths from the baseline, in points; `descender` is negative, as in UIFont.
public struct FontMetrics: Equatable, Sendable {
  public var ascender: Double, descender: Double, leading: Double, capHeight: Double, xHeight: Double
  /// ascender − descender.
  public var lineHeight: Double { ascender - descender }
  public init(
    ascender: Double, descender: Double, leading: Double = 0, capHeight: Double, xHeight: Double
  ) {
    (self.ascender, self.descender, self.leading, self.capHeight, self.xHeight) =
      (ascender, descender, leading, capHeight, xHeight)
  }
}

public struct TextRun: Hashable, Sendable {
  public var text: String
  public var font: FontDescription
  /// sRGB, straight alpha, 0…1.
  public var color: [Double]
  public var kern: Double?
  public var baselineOffset = 0.0
  public var background: [Double]?
  /// NSUnderlineStyle's raw value and a colour.
  public var underline = 0
  public var underlineColor: [Double]?
  public var strikethrough = 0
  public var strikethroughColor: [Double]?
  public var link: String?
  /// A picture instead of the text: a resource id and its size; `baselineOffset` lowers or raises it.
  public var attachment: String?
  public var attachmentSize: CGSize?
  public init(text: String, font: FontDescription, color: [Double] = [0, 0, 0, 1]) {
    (self.text, self.font, self.color) = (text, font, color)
  }
}

public struct ParagraphAttributes: Hashable, Sendable {
  public enum Alignment: Int, Sendable { case left, center, right, justified, natural }
  public enum LineBreak: Int, Sendable {
    case wordWrap, charWrap, clip, truncateHead, truncateTail, truncateMiddle
  }
  public var alignment = Alignment.natural
  public var lineBreak = LineBreak.wordWrap
  public var lineSpacing = 0.0
  public var paragraphSpacing = 0.0
  public var paragraphSpacingBefore = 0.0
  public var firstLineHeadIndent = 0.0
  public var headIndent = 0.0
  /// Positive: from the leading edge; zero or negative: from the trailing edge.
  public var tailIndent = 0.0
  public var minimumLineHeight = 0.0
  public var maximumLineHeight = 0.0
  public var lineHeightMultiple = 0.0
  public var isRightToLeft: Bool?
  /// Never breaks inside a Hangul word (NSParagraphStyle.LineBreakStrategy.hangulWordPriority).
  public var keepsHangulWords = false
  /// Rising distances from the leading edge; beyond the last, `defaultTabInterval` repeats.
  public var tabStops: [Double] = []
  public var defaultTabInterval = 28.0
  public init() {}
}

public struct TextParagraph: Hashable, Sendable {
  public var runs: [TextRun]
  public var attributes: ParagraphAttributes
  public init(runs: [TextRun], attributes: ParagraphAttributes = ParagraphAttributes()) {
    (self.runs, self.attributes) = (runs, attributes)
  }
}

/// Paragraphs without their line feeds; an empty paragraph holds one empty run for its font.
public struct TextRequest: Hashable, Sendable {
  public var paragraphs: [TextParagraph]
  /// nil: never wrap.
  public var width: Double?
  /// 0: any number.
  public var maximumLines: Int
  /// How the last visible line ends when not all fits (nil: it is simply the last).
  public var truncation: ParagraphAttributes.LineBreak?
  /// 1 / scale: baselines are rounded to this.
  public var pixel: Double
  /// Lines that would end below this are left out (all but the first); nil: any height.
  public var height: Double?
  /// Where the leading of the fonts counts.
  public var leading = Leading.none
  public enum Leading: Hashable, Sendable {
    case none
    /// Labels: the last line has none below it.
    case betweenLines
    /// Text views.
    case everyLine
  }
  public init(
    paragraphs: [TextParagraph], width: Double? = nil, maximumLines: Int = 0,
    truncation: ParagraphAttributes.LineBreak? = nil, pixel: Double = 1.0 / 3
  ) {
    (self.paragraphs, self.width, self.maximumLines, self.truncation, self.pixel) =
      (paragraphs, width, maximumLines, truncation, pixel)
  }
}

/// Lines in a box whose origin is its top left.
public struct TextLayoutResult: Equatable, Sendable {
  public struct Run: Equatable, Sendable {
    public var source: TextRun
    public var text: String
    /// The font that draws it: family of the font table ("system", "hangul", "emoji" …).
    public var family: String
    public var tracking: Double
    public var x: Double, width: Double
    /// Added to every blank besides the tracking (justified lines; blanks among Hangul).
    public var wordSpacing = 0.0
    public var isRightToLeft = false
    /// Of the source, as the line's range; a truncation's ellipsis has the empty range where it stands.
    public var range = 0..<0
    public init(
      source: TextRun, text: String, family: String, tracking: Double, x: Double, width: Double
    ) {
      (self.source, self.text, self.family, self.tracking, self.x, self.width) =
        (source, text, family, tracking, x, width)
    }
  }
  public struct Line: Equatable, Sendable {
    public var x: Double, width: Double, top: Double, height: Double, baseline: Double
    /// Of the source, in UTF-16 units over all paragraphs joined by one line feed.
    public var range: Range<Int>
    public var runs: [Run]
    public init(
      x: Double, width: Double, top: Double, height: Double, baseline: Double, range: Range<Int>,
      runs: [Run]
    ) {
      (self.x, self.width, self.top, self.height, self.baseline, self.range, self.runs) =
        (x, width, top, height, baseline, range, runs)
    }
  }
  /// The widest line and the sum of heights, neither rounded up.
  public var size: CGSize
  public var lines: [Line]
  public var isTruncated: Bool
  public init(size: CGSize, lines: [Line], isTruncated: Bool) {
    (self.size, self.lines, self.isTruncated) = (size, lines, isTruncated)
  }
}
