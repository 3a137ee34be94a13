import Foundation
import TextLayout

/// Cuts a paragraph into segments of one source run, one face and one direction.
struct Itemizer {
  struct Segment {
    var range: Range<Int>
    var run: Int
    var use: FaceUse
    var level: UInt8
    var kind: ShapedParagraph.Cluster.Kind
  }

  let text: [UInt16]
  let runs: [TextRun]
  let fonts: [ResolvedFont]
  let levels: BidiLevels
  private(set) var segments: [Segment] = []

  init(text: [UInt16], runs: [TextRun], fonts: [ResolvedFont], levels: BidiLevels) {
    (self.text, self.runs, self.fonts, self.levels) = (text, runs, fonts, levels)
    var start = 0
    for (index, run) in runs.enumerated() {
      let end = start + Self.length(run)
      itemize(index, run, start..<end)
      start = end
    }
  }

  /// How many UTF-16 units a run takes in the paragraph.
  static func length(_ run: TextRun) -> Int { run.attachment == nil ? run.text.utf16.count : 1 }

  private mutating func itemize(_ index: Int, _ run: TextRun, _ range: Range<Int>) {
    let font = fonts[index]
    guard run.attachment == nil else {
      segments.append(
        Segment(
          range: range, run: index, use: font.primary, level: levels[range.lowerBound], kind: .attachment))
      return
    }
    var offset = range.lowerBound
    var previous: FaceUse?
    var joins = false
    while offset < range.upperBound {
      let (scalar, length) = scalar(at: offset)
      let next = offset + length
      let kind = Self.kind(scalar)
      let use: FaceUse
      if let previous, joins || Self.staysWithPrevious(scalar) {
        use = previous
      } else if kind == .blank {
        use = blankUse(font, previous: previous, after: next, end: range.upperBound)
      } else if isEmoji(scalar, next: next, end: range.upperBound) {
        use = font.emoji
      } else {
        use = font.use(for: scalar)
      }
      joins = scalar == 0x200D && use.family.name == "emoji"
      append(offset..<next, run: index, use: use, kind: kind)
      previous = use
      offset = next
    }
  }

  private mutating func append(
    _ range: Range<Int>, run: Int, use: FaceUse, kind: ShapedParagraph.Cluster.Kind
  ) {
    let level = levels[range.lowerBound]
    let divides = kind == .tab || kind == .lineBreak
    if !divides, let last = segments.last, last.run == run, last.use === use, last.level == level,
      last.kind == .character
    {
      segments[segments.count - 1].range = last.range.lowerBound..<range.upperBound
    } else {
      segments.append(
        Segment(range: range, run: run, use: use, level: level, kind: divides ? kind : .character))
    }
  }

  /// A blank among Hangul is drawn with it, so that a line of Korean is one run.
  private func blankUse(_ font: ResolvedFont, previous: FaceUse?, after: Int, end: Int) -> FaceUse {
    guard let previous, previous.family.ranges != nil, after < end else { return font.primary }
    let (scalar, _) = scalar(at: after)
    return font.use(for: scalar) === previous ? previous : font.primary
  }

  private func scalar(at offset: Int) -> (UInt32, Int) {
    let unit = text[offset]
    guard UTF16.isLeadSurrogate(unit), offset + 1 < text.count, UTF16.isTrailSurrogate(text[offset + 1])
    else { return (UInt32(unit), 1) }
    return (0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(text[offset + 1]) - 0xDC00), 2)
  }

  static func kind(_ scalar: UInt32) -> ShapedParagraph.Cluster.Kind {
    switch scalar {
    case 0x20, 0xA0: .blank
    case 0x09: .tab
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: .lineBreak
    default: .character
    }
  }

  /// Marks, joiners, selectors and modifiers: drawn with the character before them.
  private static func staysWithPrevious(_ scalar: UInt32) -> Bool {
    if scalar < 0x300 { return false }
    switch scalar {
    case 0x200D, 0xFE00...0xFE0F, 0x20E3, 0x1F3FB...0x1F3FF, 0xE0020...0xE007F: return true
    default:
      guard let properties = Unicode.Scalar(scalar)?.properties else { return false }
      return properties.generalCategory == .nonspacingMark || properties.generalCategory == .enclosingMark
    }
  }

  private func isEmoji(_ scalar: UInt32, next: Int, end: Int) -> Bool {
    let selector = next < end ? text[next] : 0
    if selector == 0xFE0E { return false }
    if scalar < 0x2000, selector != 0xFE0F { return false }
    guard let properties = Unicode.Scalar(scalar)?.properties else { return false }
    return properties.isEmojiPresentation || (selector == 0xFE0F && properties.isEmoji)
  }
}
