import Foundation
import PangoText
import TextLayout

let engine = PangoTextEngine()

/// One paragraph of one run.
func layout(
  _ text: String, size: Double = 17, weight: Int = 400, family: String = "system", width: Double? = nil,
  lines: Int = 0, truncation: ParagraphAttributes.LineBreak? = nil,
  _ configure: (inout ParagraphAttributes) -> Void = { _ in }
) -> TextLayoutResult {
  var attributes = ParagraphAttributes()
  configure(&attributes)
  let font = FontDescription(family: family, size: size, weight: weight)
  let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false).map {
    TextParagraph(runs: [TextRun(text: String($0), font: font)], attributes: attributes)
  }
  return engine.layout(
    TextRequest(paragraphs: paragraphs, width: width, maximumLines: lines, truncation: truncation))
}

extension TextLayoutResult {
  /// What stands on each line, run after run as seen.
  var texts: [String] { lines.map { $0.runs.map(\.text).joined() } }
  var families: [String] { lines.flatMap { $0.runs.map(\.family) } }
}

func roundedUp(_ value: Double, pixel: Double) -> Double {
  (value / pixel - 0.001).rounded(.up) * pixel
}
