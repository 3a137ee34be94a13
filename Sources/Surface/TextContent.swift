import Foundation

/// Lines broken and measured by the app: a host draws them where they are and breaks nothing.
public struct TextContent: Codable, Equatable, Sendable {
  public var lines: [TextLine]
  public init(lines: [TextLine]) { self.lines = lines }
}

public struct TextLine: Codable, Equatable, Sendable {
  /// Of the line's left end, in the box's coordinates.
  public var x: Double
  public var baseline: Double
  public var width: Double
  /// The line's top and height, for selection and backgrounds.
  public var top: Double
  public var height: Double
  public var runs: [GlyphRun]
  public init(x: Double, baseline: Double, width: Double, top: Double, height: Double, runs: [GlyphRun]) {
    (self.x, self.baseline, self.width, self.top, self.height, self.runs) =
      (x, baseline, width, top, height, runs)
  }
}

/// Characters of one font and style, in logical order.
public struct GlyphRun: Codable, Equatable, Sendable {
  public var text: String
  public var font: Font
  public var color: Color
  /// From the line's left end.
  public var x: Double
  public var width: Double
  /// Added to every blank besides the font's tracking, in points; nil is none.
  public var wordSpacing: Double?
  public var isRightToLeft = false
  /// Raises the run above the line's baseline.
  public var baselineOffset = 0.0
  public var background: Color?
  public var underline: Decoration?
  public var strikethrough: Decoration?
  public var link: String?
  /// A picture in place of text (NSTextAttachment), as tall and wide as `attachmentSize`.
  public var attachment: String?
  public var attachmentSize: CGSize?
  public init(text: String, font: Font, color: Color, x: Double, width: Double) {
    (self.text, self.font, self.color, self.x, self.width) = (text, font, color, x, width)
  }
}

public struct Decoration: Codable, Equatable, Sendable {
  public enum Style: String, Codable, Sendable { case single, thick, double, dotted, dashed }
  public var style: Style
  /// nil is the colour of the text.
  public var color: Color?
  public init(style: Style, color: Color? = nil) { (self.style, self.color) = (style, color) }
}

/// A font as hosts know it.
public struct Font: Codable, Hashable, Sendable {
  /// A family of the font table (`FontTable`), for example "system", "hangul", "emoji", "symbols".
  public var family: String
  public var size: Double
  /// 100…900, as in CSS.
  public var weight: Int
  public var isItalic: Bool
  /// Added after every character, in points.
  public var tracking: Double
  /// Digits of equal width.
  public var usesTabularDigits = false
  public init(
    family: String, size: Double, weight: Int = 400, isItalic: Bool = false, tracking: Double = 0
  ) {
    (self.family, self.size, self.weight, self.isItalic, self.tracking) =
      (family, size, weight, isItalic, tracking)
  }
}
