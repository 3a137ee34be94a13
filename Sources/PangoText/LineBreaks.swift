import CPango
import Foundation

/// Where lines may begin (UAX 14, by Pango).
struct LineBreaks {
  /// By cluster: a line may begin with it.
  let isAllowed: [Bool]
  /// The same without those inside of words written in Hangul.
  let isAllowedBetweenHangulWords: [Bool]

  init(text: [UInt16], clusters: [ShapedParagraph.Cluster]) {
    let string = String(decoding: text, as: UTF16.self)
    let count = string.unicodeScalars.count
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: count + 1)
    var bytes = string
    bytes.withUTF8 { utf8 in
      let start = UnsafeRawPointer(utf8.baseAddress)?.assumingMemoryBound(to: CChar.self)
      pango_get_log_attrs(
        start, Int32(utf8.count), -1, pango_language_get_default(), &attributes, Int32(count + 1))
    }
    var allowed = [Bool](repeating: false, count: clusters.count)
    var betweenWords = allowed
    var scalarIndex = 0, offset = 0
    for (index, cluster) in clusters.enumerated() {
      while offset < cluster.offset {
        let isPair = UTF16.isLeadSurrogate(text[offset]) && offset + 1 < text.count
        offset += isPair ? 2 : 1
        scalarIndex += 1
      }
      guard index > 0, scalarIndex <= count else { continue }
      allowed[index] = espalier_is_line_break(attributes, Int32(scalarIndex)) != 0
      betweenWords[index] =
        allowed[index] && !Self.isInsideHangulWord(text[cluster.offset - 1], text[cluster.offset])
    }
    (isAllowed, isAllowedBetweenHangulWords) = (allowed, betweenWords)
  }

  private static func isInsideHangulWord(_ before: UInt16, _ after: UInt16) -> Bool {
    let first = isHangul(before), second = isHangul(after)
    return (first && (second || isLetterOrDigit(after))) || (second && isLetterOrDigit(before))
  }

  private static func isHangul(_ unit: UInt16) -> Bool {
    switch unit {
    case 0xAC00...0xD7A3, 0x1100...0x11FF, 0x3130...0x318F: true
    default: false
    }
  }

  private static func isLetterOrDigit(_ unit: UInt16) -> Bool {
    guard unit < 0x2000, let properties = Unicode.Scalar(unit)?.properties else { return false }
    return properties.isAlphabetic || properties.numericType != nil
  }
}
