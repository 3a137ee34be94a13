import Foundation
import TextLayout

/// A paragraph cut into what cannot be divided, with advances; independent of any width.
final class ShapedParagraph {
  /// The smallest piece of a line.
  struct Cluster {
    enum Kind: UInt8 { case character, blank, tab, lineBreak, attachment }
    /// In UTF-16 units of the paragraph.
    var offset: Int
    var length: Int
    /// In points, with tracking, kern and correction; a tab's depends on its place and is zero here.
    var advance: Double
    var span: Int
    var kind: Kind
    /// The part of the advance that the drawn face does not have of itself, in points.
    var correction = 0.0
  }

  /// Neighbours of one source run, one face and one direction.
  struct Span {
    var run: Int
    var use: FaceUse
    /// The bidirectional embedding level: odd runs from right to left.
    var level: UInt8
    /// Tracking and kern.
    var tracking: Double
    var wordSpacing = 0.0
  }

  let runs: [TextRun]
  let fonts: [ResolvedFont]
  let text: [UInt16]
  let isRightToLeft: Bool
  let spans: [Span]
  let clusters: [Cluster]
  /// Where a line may begin, by cluster; made when it is first asked for.
  private(set) lazy var breaks: LineBreaks = LineBreaks(text: text, clusters: clusters)

  init(
    runs: [TextRun], fonts: [ResolvedFont], text: [UInt16], isRightToLeft: Bool, spans: [Span],
    clusters: [Cluster]
  ) {
    (self.runs, self.fonts, self.text, self.isRightToLeft) = (runs, fonts, text, isRightToLeft)
    (self.spans, self.clusters) = (spans, clusters)
  }
}
