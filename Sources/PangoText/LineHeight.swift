import Foundation
import TextLayout

/// How tall a line is, and where its baseline lies.
struct LineHeight {
  /// From the line's top.
  var baseline: Double
  var height: Double
  /// The most that a font asks to be left free below the line; not in `height`.
  var leading = 0.0

  /// The tallest of the runs' fonts and pictures, then the paragraph's limits. What a line is taller than
  /// its fonts lies above them, as in TextKit.
  init(runs: [(TextRun, FontMetrics)], attributes: ParagraphAttributes) {
    var ascent = 0.0, descent = 0.0
    for (run, metrics) in runs {
      if let size = run.attachmentSize, run.attachment != nil {
        ascent = max(ascent, Double(size.height) + run.baselineOffset)
        descent = max(descent, -run.baselineOffset)
      } else {
        ascent = max(ascent, metrics.ascender + run.baselineOffset)
        descent = max(descent, -metrics.descender - run.baselineOffset)
        leading = max(leading, metrics.leading)
      }
    }
    let natural = ascent + descent
    var height = attributes.lineHeightMultiple > 0 ? natural * attributes.lineHeightMultiple : natural
    height = max(height, attributes.minimumLineHeight)
    if attributes.maximumLineHeight > 0 { height = min(height, attributes.maximumLineHeight) }
    self.height = height
    baseline = height - descent
  }
}
