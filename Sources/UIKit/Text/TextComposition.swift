import Surface
import TextLayout

/// From attributed strings to the text engine's requests.
struct TextComposition {
  /// What a character has where the string says nothing.
  struct Defaults {
    var font = UIFont(FontDescription(family: "Helvetica", size: 12))
    var color = UIColor.black
    var paragraph = NSParagraphStyle.default
  }

  var defaults = Defaults()
  /// Dynamic colours and assets follow them.
  var traits = UITraitCollection.current
  /// Drawn in place of every foreground colour (highlighted or disabled labels).
  var overridingColor: UIColor?
  /// Every font is this much smaller.
  var fontScale: CGFloat = 1
  /// Right-to-left interfaces align natural text at the right.
  var isRightToLeft = false

  func paragraphs(_ string: NSAttributedString) -> [TextParagraph] {
    var result: [TextParagraph] = []
    let text = string.string as NSString
    var start = 0
    repeat {
      var end = start
      while end < text.length, !Self.isLineFeed(text.character(at: end)) { end += 1 }
      result.append(paragraph(string, NSRange(location: start, length: end - start)))
      guard end < text.length else { break }
      let isPair = text.character(at: end) == 13 && end + 1 < text.length && text.character(at: end + 1) == 10
      start = end + (isPair ? 2 : 1)
    } while true
    return result
  }

  private static func isLineFeed(_ unit: unichar) -> Bool { unit == 10 || unit == 13 || unit == 0x2029 }

  private func paragraph(_ string: NSAttributedString, _ range: NSRange) -> TextParagraph {
    guard range.length > 0 else {
      // An empty paragraph is as tall as the font before its line feed.
      let attributes =
        string.length > 0
        ? string.attributes(at: min(range.location, string.length - 1), effectiveRange: nil) : [:]
      return TextParagraph(runs: [run("", attributes)], attributes: style(attributes))
    }
    var runs: [TextRun] = []
    let text = string.string as NSString
    string.enumerateAttributes(in: range, options: []) { attributes, part, _ in
      runs.append(run(text.substring(with: part), attributes))
    }
    let first = string.attributes(at: range.location, effectiveRange: nil)
    return TextParagraph(runs: runs, attributes: style(first))
  }

  private func style(_ attributes: [NSAttributedString.Key: Any]) -> ParagraphAttributes {
    let style = attributes[.paragraphStyle] as? NSParagraphStyle ?? defaults.paragraph
    var result = style.attributes
    if isRightToLeft, result.isRightToLeft == nil, result.alignment == .natural { result.alignment = .right }
    return result
  }

  private func run(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> TextRun {
    let font = attributes[.font] as? UIFont ?? defaults.font
    var description = font.font
    description.size *= fontScale
    description.leading? *= fontScale
    let isLink = attributes[.link] != nil
    let color =
      overridingColor ?? attributes[.foregroundColor] as? UIColor ?? (isLink ? UIColor.link : defaults.color)
    var run = TextRun(text: text, font: description, color: components(color))
    run.kern = number(attributes[.kern]).flatMap { $0 == 0 ? nil : $0 } ?? number(attributes[.tracking])
    run.baselineOffset = number(attributes[.baselineOffset]) ?? 0
    run.background = (attributes[.backgroundColor] as? UIColor).map(components)
    run.underline = Int(number(attributes[.underlineStyle]) ?? 0)
    run.underlineColor = (attributes[.underlineColor] as? UIColor).map(components)
    run.strikethrough = Int(number(attributes[.strikethroughStyle]) ?? 0)
    run.strikethroughColor = (attributes[.strikethroughColor] as? UIColor).map(components)
    run.link = (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String
    if let attachment = attributes[.attachment] as? NSTextAttachment { attach(attachment, to: &run) }
    return run
  }

  private func attach(_ attachment: NSTextAttachment, to run: inout TextRun) {
    let content = AttachmentContent(attachment, traits: traits)
    run.attachmentSize = content.size
    run.attachment = content.picture ?? content.symbol.map { Self.symbolPrefix + $0.name } ?? ""
    run.baselineOffset += attachment.effectiveBounds.minY
  }

  /// Marks a run's attachment that is a symbol, not a resource.
  static let symbolPrefix = "symbol:"

  private func components(_ color: UIColor) -> [Double] { color.components(for: traits).map(Double.init) }

  /// Attributes hold numbers in any type.
  private func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Int: Double(value)
    case let value as Float: Double(value)
    case let value as NSUnderlineStyle: Double(value.rawValue)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}
