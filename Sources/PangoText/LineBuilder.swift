import Foundation
import TextLayout

/// Sets the pieces of one line side by side, in the order they are seen.
struct LineBuilder {
  /// Clusters of one span, or an ellipsis.
  struct Piece {
    var run: Int
    var use: FaceUse
    var level: UInt8
    var tracking: Double
    var wordSpacing: Double
    var width: Double
    var text: String
    /// In UTF-16 units of the paragraph.
    var range: Range<Int>
    /// Tabs move what follows and are not drawn.
    var isDrawn: Bool
  }

  let breaker: LineBreaker
  private var paragraph: ShapedParagraph { breaker.paragraph }

  init(breaker: LineBreaker) { self.breaker = breaker }

  /// The pieces of a range in logical order.
  func pieces(_ range: Range<Int>, indent: Double) -> [Piece] {
    var pieces: [Piece] = []
    var position = indent
    var index = range.lowerBound
    while index < range.upperBound {
      let first = paragraph.clusters[index]
      let start = index
      let startPosition = position
      while index < range.upperBound, paragraph.clusters[index].span == first.span {
        position += breaker.advance(paragraph.clusters[index], at: position)
        index += 1
      }
      let last = paragraph.clusters[index - 1]
      let span = paragraph.spans[first.span]
      let units = first.offset..<(last.offset + last.length)
      let clusters = paragraph.clusters[start..<index]
      let holdsBlank = clusters.contains { $0.kind == .blank }
      let correction = clusters.reduce(0) { $0 + $1.correction } / Double(clusters.count)
      pieces.append(
        Piece(
          run: span.run, use: span.use, level: span.level, tracking: span.tracking + correction,
          wordSpacing: holdsBlank ? span.wordSpacing : 0, width: position - startPosition,
          text: text(units, run: span.run), range: units,
          isDrawn: first.kind == .character || first.kind == .blank || first.kind == .attachment))
    }
    return pieces
  }

  private func text(_ units: Range<Int>, run: Int) -> String {
    if paragraph.runs.count == 1, units.count == paragraph.text.count, paragraph.runs[0].attachment == nil {
      return paragraph.runs[run].text
    }
    return String(decoding: paragraph.text[units], as: UTF16.self)
  }

  func ellipsis(_ truncation: Truncation.Result) -> Piece {
    let run = truncation.run
    let use = paragraph.fonts[run].use(for: 0x2026)
    let offset =
      truncation.head.isEmpty
      ? (truncation.tail.first.map { paragraph.clusters[$0].offset } ?? 0)
      : paragraph.clusters[truncation.head.upperBound - 1].offset
        + paragraph.clusters[truncation.head.upperBound - 1].length
    return Piece(
      run: run, use: use, level: paragraph.isRightToLeft ? 1 : 0,
      tracking: use.tracking + (paragraph.runs[run].kern ?? 0), wordSpacing: 0,
      width: truncation.ellipsisWidth, text: "…", range: offset..<offset, isDrawn: true)
  }

  /// Widens the blanks so that the pieces take `width`.
  func justify(_ pieces: [Piece], to width: Double) -> [Piece] {
    let blanks = pieces.reduce(0) { $0 + blankCount($1) }
    let missing = width - pieces.reduce(0) { $0 + $1.width }
    guard blanks > 0, missing > 0 else { return pieces }
    let extra = missing / Double(blanks)
    return pieces.map { piece in
      let count = blankCount(piece)
      guard count > 0 else { return piece }
      var wider = piece
      wider.wordSpacing += extra
      wider.width += extra * Double(count)
      return wider
    }
  }

  private func blankCount(_ piece: Piece) -> Int {
    piece.text.utf16.reduce(0) { $0 + ($1 == 0x20 || $1 == 0xA0 ? 1 : 0) }
  }

  /// The runs as they are seen, from left to right.
  /// - Parameter base: where the paragraph starts in the whole text, in UTF-16 units.
  func runs(_ pieces: [Piece], base: Int) -> [TextLayoutResult.Run] {
    var x = 0.0
    var runs: [TextLayoutResult.Run] = []
    for piece in visualOrder(pieces) {
      if piece.isDrawn {
        var run = TextLayoutResult.Run(
          source: paragraph.runs[piece.run], text: piece.text, family: piece.use.family.name,
          tracking: piece.tracking, x: x, width: piece.width)
        run.isRightToLeft = piece.level % 2 == 1
        run.wordSpacing = piece.wordSpacing
        run.range = (base + piece.range.lowerBound)..<(base + piece.range.upperBound)
        runs.append(run)
      }
      x += piece.width
    }
    return runs
  }

  /// Rule L2 of Unicode's bidirectional algorithm, over whole pieces.
  private func visualOrder(_ pieces: [Piece]) -> [Piece] {
    guard let highest = pieces.map(\.level).max(), highest > 0 else { return pieces }
    var ordered = pieces
    for level in stride(from: highest, to: 0, by: -1) {
      var index = 0
      while index < ordered.count {
        guard ordered[index].level >= level else {
          index += 1
          continue
        }
        let start = index
        while index < ordered.count, ordered[index].level >= level { index += 1 }
        ordered[start..<index].reverse()
      }
    }
    return ordered
  }
}
