import Foundation
import TextLayout

/// Turns a paragraph's runs into clusters with advances.
struct Shaper {
  let resolver: FontResolver

  func shape(_ paragraph: TextParagraph) -> ShapedParagraph {
    let runs = paragraph.runs
    let fonts = runs.map { resolver.resolve($0.font) }
    let text = Self.text(runs)
    let levels = BidiLevels(text: text, isRightToLeft: paragraph.attributes.isRightToLeft)
    let itemizer = Itemizer(text: text, runs: runs, fonts: fonts, levels: levels)
    var spans: [ShapedParagraph.Span] = []
    var clusters: [ShapedParagraph.Cluster] = []
    spans.reserveCapacity(itemizer.segments.count)
    clusters.reserveCapacity(text.count)
    for segment in itemizer.segments {
      spans.append(span(segment, font: fonts[segment.run], kern: runs[segment.run].kern ?? 0))
      append(
        segment, run: runs[segment.run], font: fonts[segment.run], text: text, spans: spans, to: &clusters)
    }
    return ShapedParagraph(
      runs: runs, fonts: fonts, text: text, isRightToLeft: levels.isRightToLeft, spans: spans,
      clusters: clusters)
  }

  private static func text(_ runs: [TextRun]) -> [UInt16] {
    var text: [UInt16] = []
    for run in runs {
      // The object replacement character stands for a picture.
      if run.attachment == nil { text.append(contentsOf: run.text.utf16) } else { text.append(0xFFFC) }
    }
    return text
  }

  private func span(_ segment: Itemizer.Segment, font: ResolvedFont, kern: Double) -> ShapedParagraph.Span {
    var span = ShapedParagraph.Span(
      run: segment.run, use: segment.use, level: segment.level, tracking: segment.use.tracking + kern)
    if segment.use.family.ranges != nil {
      span.wordSpacing = font.primary.blankAdvance - segment.use.blankAdvance
    }
    return span
  }

  private func append(
    _ segment: Itemizer.Segment, run: TextRun, font: ResolvedFont, text: [UInt16],
    spans: [ShapedParagraph.Span], to clusters: inout [ShapedParagraph.Cluster]
  ) {
    let start = segment.range.lowerBound
    guard segment.kind == .character else {
      let width = segment.kind == .attachment ? Double(run.attachmentSize?.width ?? 0) : 0
      clusters.append(
        .init(
          offset: start, length: segment.range.count, advance: width, span: spans.count - 1,
          kind: segment.kind
        ))
      return
    }
    let use = segment.use
    let kern = run.kern ?? 0
    let shaped = use.clusters(text[segment.range], isRightToLeft: segment.level % 2 == 1)
    let corrections = SanFranciscoAdvances(use: use).corrections(shaped, of: text[segment.range])
    for (index, cluster) in shaped.enumerated() {
      let end = index + 1 < shaped.count ? shaped[index + 1].offset : segment.range.count
      let isBlank = text[start + cluster.offset] == 0x20 || text[start + cluster.offset] == 0xA0
      let correction = (corrections?[index] ?? 0) * use.drawnSize
      var advance = cluster.advance * use.drawnSize + use.tracking + kern + correction
      if isBlank, use !== font.primary { advance = font.primary.blankAdvance + kern }
      clusters.append(
        .init(
          offset: start + cluster.offset, length: end - cluster.offset, advance: advance,
          span: spans.count - 1, kind: isBlank ? .blank : .character, correction: correction))
    }
  }
}
