import Foundation
import TextLayout

/// Lays the paragraphs of one request out, line under line.
struct Composer {
  private struct Draft {
    var breaker: LineBreaker
    var builder: LineBuilder { LineBuilder(breaker: breaker) }
    var pieces: [LineBuilder.Piece]
    var width: Double
    var indent: Double
    var isFirst: Bool
    var top: Double
    var measure: LineHeight
    var range: Range<Int>
    var base: Int
    var justifies: Bool
  }

  let request: TextRequest
  let resolver: FontResolver
  let shaped: [ShapedParagraph]
  private var drafts: [Draft] = []
  private var bottom = 0.0
  /// What stays free between the last line and the next.
  private var leadingBelow = 0.0
  private var isCut = false

  init(request: TextRequest, resolver: FontResolver, shaped: [ShapedParagraph]) {
    (self.request, self.resolver, self.shaped) = (request, resolver, shaped)
  }

  mutating func compose() -> TextLayoutResult {
    var base = 0, top = 0.0
    paragraphs: for (index, paragraph) in shaped.enumerated() {
      let attributes = request.paragraphs[index].attributes
      if index > 0 { top += attributes.paragraphSpacingBefore }
      let breaker = LineBreaker(paragraph: paragraph, attributes: attributes)
      let remaining = request.maximumLines == 0 ? 0 : request.maximumLines - drafts.count + 1
      for (number, line) in breaker.lines(width: request.width, limit: remaining).enumerated() {
        if isFull || !add(line, number: number, breaker: breaker, base: base, top: top) {
          isCut = true
          break paragraphs
        }
        top = bottom + attributes.lineSpacing + leadingBelow
      }
      top += attributes.paragraphSpacing
      base += paragraph.text.count + 1
    }
    if isCut { truncateLast() }
    return result()
  }

  private var isFull: Bool { request.maximumLines > 0 && drafts.count == request.maximumLines }

  /// - Returns: false when the line would end below the allowed height.
  private mutating func add(
    _ line: LineBreaker.Line, number: Int, breaker: LineBreaker, base: Int, top: Double
  ) -> Bool {
    let paragraph = breaker.paragraph
    var measure = height(of: line.clusters, breaker)
    if request.leading == .everyLine { measure.height += measure.leading }
    if let height = request.height, !drafts.isEmpty, top + measure.height > height + 0.01 { return false }
    let indent = breaker.indent(isFirst: number == 0)
    var draft = Draft(
      breaker: breaker, pieces: [], width: line.width, indent: indent, isFirst: number == 0, top: top,
      measure: measure, range: units(line.clusters, paragraph, base: base), base: base,
      justifies: breaker.attributes.alignment == .justified && !line.endsParagraph
        && line.visible.upperBound == breaker.trimmed(line.clusters))
    if !cutOwnLine(&draft, line) { draft.pieces = draft.builder.pieces(line.visible, indent: indent) }
    drafts.append(draft)
    bottom = top + measure.height
    leadingBelow = request.leading == .betweenLines ? measure.leading : 0
    return true
  }

  /// A paragraph whose own style truncates is one line, cut to the width.
  private mutating func cutOwnLine(_ draft: inout Draft, _ line: LineBreaker.Line) -> Bool {
    guard let width = request.width else { return false }
    let available = draft.breaker.availableWidth(width, isFirst: draft.isFirst)
    let truncation = Truncation(breaker: draft.breaker, resolver: resolver)
    guard
      let cut = truncation.truncate(
        line.clusters, mode: draft.breaker.attributes.lineBreak, available: available, indent: draft.indent,
        isCut: false)
    else { return false }
    apply(cut, to: &draft)
    ownLineIsCut = true
    return true
  }
  private var ownLineIsCut = false

  private mutating func truncateLast() {
    guard let mode = request.truncation, let width = request.width, var draft = drafts.popLast() else {
      return
    }
    let paragraph = draft.breaker.paragraph
    let first = paragraph.clusters.firstIndex { $0.offset + draft.base >= draft.range.lowerBound } ?? 0
    let rest = first..<paragraph.clusters.count
    if mode == .clip {
      draft.pieces = draft.builder.pieces(rest, indent: draft.indent)
      draft.width = draft.pieces.reduce(0) { $0 + $1.width }
    } else {
      let available = draft.breaker.availableWidth(width, isFirst: draft.isFirst)
      let truncation = Truncation(breaker: draft.breaker, resolver: resolver)
      if let cut = truncation.truncate(
        rest, mode: mode, available: available, indent: draft.indent, isCut: true)
      {
        apply(cut, to: &draft)
      }
    }
    draft.justifies = false
    drafts.append(draft)
  }

  private func apply(_ cut: Truncation.Result, to draft: inout Draft) {
    let builder = draft.builder
    draft.pieces =
      builder.pieces(cut.head, indent: draft.indent) + [builder.ellipsis(cut)]
      + builder.pieces(cut.tail, indent: draft.indent)
    draft.width = cut.width
  }

  private func height(of clusters: Range<Int>, _ breaker: LineBreaker) -> LineHeight {
    let paragraph = breaker.paragraph
    if paragraph.runs.count == 1 {
      return LineHeight(
        runs: [(paragraph.runs[0], paragraph.fonts[0].metrics)], attributes: breaker.attributes)
    }
    var runs = Set(paragraph.clusters[clusters].map { paragraph.spans[$0.span].run })
    if runs.isEmpty, !paragraph.runs.isEmpty { runs = [paragraph.runs.count - 1] }
    return LineHeight(
      runs: runs.map { (paragraph.runs[$0], paragraph.fonts[$0].metrics) }, attributes: breaker.attributes)
  }

  private func units(_ clusters: Range<Int>, _ paragraph: ShapedParagraph, base: Int) -> Range<Int> {
    guard let first = clusters.first, let last = clusters.last else {
      return (base + paragraph.text.count)..<(base + paragraph.text.count)
    }
    let end = paragraph.clusters[last]
    return (base + paragraph.clusters[first].offset)..<(base + end.offset + end.length)
  }

  private func result() -> TextLayoutResult {
    let widest = drafts.map { $0.width + $0.indent - min($0.breaker.attributes.tailIndent, 0) }.max() ?? 0
    let container = request.width ?? widest
    let lines = drafts.map { line($0, container: container) }
    return TextLayoutResult(
      size: CGSize(width: widest, height: bottom), lines: lines, isTruncated: isCut || ownLineIsCut)
  }

  private func line(_ draft: Draft, container: Double) -> TextLayoutResult.Line {
    let available = draft.breaker.availableWidth(container, isFirst: draft.isFirst)
    var pieces = draft.pieces
    var width = draft.width
    if draft.justifies, width < available {
      pieces = draft.builder.justify(pieces, to: available)
      width = pieces.reduce(0) { $0 + $1.width }
    }
    let baseline = draft.top + draft.measure.baseline
    return TextLayoutResult.Line(
      x: x(draft, width: width, available: available, container: container), width: width, top: draft.top,
      height: draft.measure.height, baseline: (baseline / request.pixel).rounded() * request.pixel,
      range: draft.range, runs: draft.builder.runs(pieces, base: draft.base))
  }

  private func x(_ draft: Draft, width: Double, available: Double, container: Double) -> Double {
    let isRightToLeft = draft.breaker.paragraph.isRightToLeft
    let left = isRightToLeft ? container - draft.indent - available : draft.indent
    let free = available - width
    switch draft.breaker.attributes.alignment {
    case .left: return left
    case .center: return left + free / 2
    case .right: return left + free
    case .natural, .justified: return isRightToLeft ? left + free : left
    }
  }
}
