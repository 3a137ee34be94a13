import Foundation
import TextLayout

/// Cuts a paragraph into lines, as many clusters a line as fit.
struct LineBreaker {
  /// A stretch of clusters that is one line.
  struct Line {
    /// All of the line's clusters, the blanks and the line feed at its end too.
    var clusters: Range<Int>
    /// What is drawn: without blanks at a broken end.
    var visible: Range<Int>
    /// Of what is drawn, in points.
    var width: Double
    var endsParagraph: Bool
  }

  let paragraph: ShapedParagraph
  let attributes: ParagraphAttributes

  /// - Parameters:
  ///   - width: of the box; nil never breaks, except where the text says so.
  ///   - limit: no more lines than this are made (0: all).
  func lines(width: Double?, limit: Int = 0) -> [Line] {
    let count = paragraph.clusters.count
    var lines: [Line] = []
    var start = 0
    repeat {
      let available = wraps ? width.map { availableWidth($0, isFirst: lines.isEmpty) } : nil
      let line = line(from: start, available: available, indent: indent(isFirst: lines.isEmpty))
      lines.append(line)
      start = line.clusters.upperBound
    } while (start < count || endsWithLineFeed(lines)) && (limit == 0 || lines.count < limit)
    return lines
  }

  /// A line feed at the very end begins one more, empty line.
  private func endsWithLineFeed(_ lines: [Line]) -> Bool {
    guard let last = lines.last, !last.clusters.isEmpty, last.clusters.upperBound == paragraph.clusters.count
    else { return false }
    return paragraph.clusters[last.clusters.upperBound - 1].kind == .lineBreak
  }

  private var wraps: Bool { attributes.lineBreak == .wordWrap || attributes.lineBreak == .charWrap }

  func indent(isFirst: Bool) -> Double { isFirst ? attributes.firstLineHeadIndent : attributes.headIndent }

  func availableWidth(_ width: Double, isFirst: Bool) -> Double {
    let end = attributes.tailIndent > 0 ? attributes.tailIndent : width + attributes.tailIndent
    return max(end - indent(isFirst: isFirst), 0)
  }

  /// The advance of a cluster whose line has reached `position` (from the leading edge).
  func advance(_ cluster: ShapedParagraph.Cluster, at position: Double) -> Double {
    guard cluster.kind == .tab else { return cluster.advance }
    if let stop = attributes.tabStops.first(where: { $0 > position + 0.001 }) { return stop - position }
    let interval = attributes.defaultTabInterval > 0 ? attributes.defaultTabInterval : 28
    return ((position + 0.001) / interval).rounded(.down) * interval + interval - position
  }

  func width(_ range: Range<Int>, indent: Double) -> Double {
    var position = indent
    for cluster in paragraph.clusters[range] { position += advance(cluster, at: position) }
    return position - indent
  }

  private func line(from start: Int, available: Double?, indent: Double) -> Line {
    let clusters = paragraph.clusters
    // Sums of the same advances differ in the last bits: what fits exactly must fit.
    let limit = (available ?? .infinity) + 0.001
    var position = 0.0
    var lastBreak: Int?
    var index = start
    while index < clusters.count {
      let cluster = clusters[index]
      if cluster.kind == .lineBreak {
        return ended(start..<(index + 1), indent: indent, endsParagraph: false)
      }
      if index > start, available != nil, mayBreak(before: index) { lastBreak = index }
      let advance = advance(cluster, at: indent + position)
      if position + advance > limit, cluster.kind != .blank, index > start {
        return ended(start..<(lastBreak ?? index), indent: indent, endsParagraph: false)
      }
      position += advance
      index += 1
    }
    return ended(start..<clusters.count, indent: indent, endsParagraph: true, limit: limit)
  }

  private func mayBreak(before index: Int) -> Bool {
    if attributes.lineBreak == .charWrap { return true }
    let breaks = paragraph.breaks
    return attributes.keepsHangulWords
      ? breaks.isAllowedBetweenHangulWords[index] : breaks.isAllowed[index]
  }

  private func ended(
    _ range: Range<Int>, indent: Double, endsParagraph: Bool, limit: Double = .infinity
  ) -> Line {
    var end = range.upperBound
    if end > range.lowerBound, paragraph.clusters[end - 1].kind == .lineBreak {
      end -= 1
    } else if !endsParagraph {
      end = trimmed(range.lowerBound..<end)
    } else if width(range.lowerBound..<end, indent: indent) > limit {
      end = trimmed(range.lowerBound..<end)
    }
    let visible = range.lowerBound..<end
    return Line(
      clusters: range, visible: visible, width: width(visible, indent: indent), endsParagraph: endsParagraph)
  }

  /// The end of a range without the blanks at its end.
  func trimmed(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, paragraph.clusters[end - 1].kind == .blank { end -= 1 }
    return end
  }
}
