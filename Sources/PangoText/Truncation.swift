import Foundation
import TextLayout

/// Cuts a line that is too long and sets an ellipsis in its place.
struct Truncation {
  /// What remains of the line, in logical order.
  struct Result {
    /// Before the ellipsis.
    var head: Range<Int>
    /// After the ellipsis.
    var tail: Range<Int>
    /// The source run that the ellipsis takes its looks from.
    var run: Int
    var ellipsisWidth: Double
    var width: Double
  }

  let breaker: LineBreaker
  let resolver: FontResolver

  /// - Parameters:
  ///   - range: from the line's first cluster to the paragraph's end.
  ///   - isCut: more follows that is not in `range`; the ellipsis is needed though `range` fits.
  func truncate(
    _ range: Range<Int>, mode: ParagraphAttributes.LineBreak, available: Double, indent: Double, isCut: Bool
  ) -> Result? {
    let line = range.lowerBound..<withoutLineFeed(range)
    guard isCut || breaker.width(line, indent: indent) > available + 0.001 else { return nil }
    switch mode {
    case .truncateHead: return head(line, available)
    case .truncateMiddle: return middle(line, available)
    case .truncateTail: return tail(line, available, indent: indent)
    case .wordWrap, .charWrap, .clip: return nil
    }
  }

  private func tail(_ line: Range<Int>, _ available: Double, indent: Double) -> Result {
    // The ellipsis looks like the last character before it, so its width depends on the cut: two rounds.
    var run = run(of: line.lowerBound)
    var end = line.lowerBound
    for _ in 0..<2 {
      end = prefix(line, available - ellipsisWidth(run), indent: indent)
      run = self.run(of: max(end - 1, line.lowerBound))
    }
    let visible = line.lowerBound..<breaker.trimmed(line.lowerBound..<end)
    let width = ellipsisWidth(run)
    return Result(
      head: visible, tail: end..<end, run: run, ellipsisWidth: width,
      width: breaker.width(visible, indent: indent) + width)
  }

  private func head(_ line: Range<Int>, _ available: Double) -> Result {
    let run = run(of: line.upperBound - 1)
    let ellipsis = ellipsisWidth(run)
    let visible = suffix(line, available - ellipsis)..<line.upperBound
    return Result(
      head: line.lowerBound..<line.lowerBound, tail: visible, run: run, ellipsisWidth: ellipsis,
      width: breaker.width(visible, indent: 0) + ellipsis)
  }

  private func middle(_ line: Range<Int>, _ available: Double) -> Result {
    let run = run(of: line.lowerBound)
    let ellipsis = ellipsisWidth(run)
    let room = max(available - ellipsis, 0)
    let headEnd = breaker.trimmed(line.lowerBound..<prefix(line, room / 2, indent: 0))
    let head = line.lowerBound..<headEnd
    let headWidth = breaker.width(head, indent: 0)
    var tail = suffix(headEnd..<line.upperBound, room - headWidth)..<line.upperBound
    while tail.count > 1, breaker.paragraph.clusters[tail.lowerBound].kind == .blank {
      tail = (tail.lowerBound + 1)..<tail.upperBound
    }
    return Result(
      head: head, tail: tail, run: run, ellipsisWidth: ellipsis,
      width: headWidth + ellipsis + breaker.width(tail, indent: 0))
  }

  private func prefix(_ line: Range<Int>, _ available: Double, indent: Double) -> Int {
    var position = indent
    for index in line {
      position += breaker.advance(breaker.paragraph.clusters[index], at: position)
      if position - indent > available + 0.001 { return index }
    }
    return line.upperBound
  }

  private func suffix(_ line: Range<Int>, _ available: Double) -> Int {
    var width = 0.0
    for index in line.reversed() {
      width += breaker.advance(breaker.paragraph.clusters[index], at: 0)
      if width > available + 0.001 { return index + 1 }
    }
    return line.lowerBound
  }

  private func withoutLineFeed(_ range: Range<Int>) -> Int {
    range.first { breaker.paragraph.clusters[$0].kind == .lineBreak } ?? range.upperBound
  }

  private func run(of cluster: Int) -> Int {
    guard cluster >= 0, cluster < breaker.paragraph.clusters.count else {
      return max(breaker.paragraph.runs.count - 1, 0)
    }
    return breaker.paragraph.spans[breaker.paragraph.clusters[cluster].span].run
  }

  private func ellipsisWidth(_ run: Int) -> Double {
    let source = breaker.paragraph.runs[run]
    let use = resolver.resolve(source.font).use(for: 0x2026)
    let clusters = use.clusters([0x2026], isRightToLeft: false)
    return clusters.reduce(0) { $0 + $1.advance } * use.drawnSize + use.tracking + (source.kern ?? 0)
  }
}
