import Foundation
import PangoText
import Surface
import TextLayout

/// Paints what a native text input would show: its text, or its placeholder. No cursor.
struct InputPainter {
  let engine: PangoTextEngine
  let text: TextPainter

  func paint(_ input: TextInput, size: CGSize) {
    let isEmpty = input.text.isEmpty
    let shown =
      isEmpty
      ? input.placeholder
      : input.isSecure ? String(repeating: "•", count: input.text.count) : input.text
    guard !shown.isEmpty else { return }
    let insets = input.insets ?? [0, 0, 0, 0]
    let width = max(Double(size.width) - insets[1] - insets[3], 0)
    let result = layout(shown, input, width: width, isEmpty: isEmpty)
    let free = Double(size.height) - insets[0] - insets[2] - Double(result.size.height)
    let top = insets[0] + (input.isMultiline ? 0 : max(free, 0) / 2)
    text.paint(content(result, input, x: insets[1], y: top))
  }

  private func layout(_ shown: String, _ input: TextInput, width: Double, isEmpty: Bool) -> TextLayoutResult {
    var attributes = ParagraphAttributes()
    attributes.alignment =
      ["left": .left, "center": .center, "right": .right, "justified": .justified][input.alignment]
      ?? .natural
    let font = FontDescription(
      family: input.font.family, size: input.font.size, weight: input.font.weight,
      isItalic: input.font.isItalic)
    // iOS's placeholders are gray at 30 %.
    let gray = [0.235, 0.235, 0.263, 0.3]
    let color = [input.color.red, input.color.green, input.color.blue, input.color.alpha]
    let paragraphs = shown.split(separator: "\n", omittingEmptySubsequences: false).map {
      TextParagraph(
        runs: [TextRun(text: String($0), font: font, color: isEmpty ? gray : color)], attributes: attributes)
    }
    var request = TextRequest(paragraphs: paragraphs, width: width)
    if !input.isMultiline { (request.maximumLines, request.truncation) = (1, .truncateTail) }
    return engine.layout(request)
  }

  private func content(_ result: TextLayoutResult, _ input: TextInput, x: Double, y: Double) -> TextContent {
    TextContent(
      lines: result.lines.map { line in
        TextLine(
          x: x + line.x, baseline: y + line.baseline, width: line.width, top: y + line.top,
          height: line.height,
          runs: line.runs.map { run in
            var font = input.font
            (font.family, font.tracking) = (run.family, run.tracking)
            var glyphs = GlyphRun(
              text: run.text, font: font, color: Color(run.source.color), x: run.x, width: run.width)
            glyphs.wordSpacing = run.wordSpacing
            glyphs.isRightToLeft = run.isRightToLeft
            return glyphs
          })
      })
  }
}

extension Color {
  fileprivate init(_ components: [Double]) {
    self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
  }
}
