import Foundation
import Testing
import TextLayout

@Suite struct TruncationTests {
  @Test func tailKeepsTheBeginning() {
    let result = layout("a rather long label", width: 90, lines: 1, truncation: .truncateTail)
    #expect(result.texts == ["a rather l…"])
    #expect(result.isTruncated)
    #expect(result.size.width <= 90)
  }

  @Test func noBlankStandsBeforeTheEllipsis() {
    let whole = Double(layout("a rather …").size.width)
    let result = layout("a rather long label", width: whole + 1, lines: 1, truncation: .truncateTail)
    #expect(result.texts == ["a rather…"])
  }

  @Test func headKeepsTheEnd() {
    let result = layout("a rather long label", width: 90, lines: 1, truncation: .truncateHead)
    #expect(result.texts.first?.hasPrefix("…") == true)
    #expect(result.texts.first?.hasSuffix("label") == true)
  }

  @Test func middleKeepsBothEnds() {
    let result = layout("a rather long label", width: 100, lines: 1, truncation: .truncateMiddle)
    #expect(result.texts.first?.hasPrefix("a r") == true)
    #expect(result.texts.first?.hasSuffix("bel") == true)
    #expect(result.texts.first?.contains("…") == true)
  }

  @Test func textThatFitsIsLeftAlone() {
    let result = layout("short", width: 90, lines: 1, truncation: .truncateTail)
    #expect(result.texts == ["short"])
    #expect(!result.isTruncated)
  }

  @Test func theLastOfSeveralLinesIsCut() {
    let result = layout("one two three four five six", width: 70, lines: 2, truncation: .truncateTail)
    #expect(result.texts == ["one two", "three f…"])
  }

  @Test func aFollowingParagraphCountsAsMore() {
    let result = layout("one\ntwo", width: 100, lines: 1, truncation: .truncateTail)
    #expect(result.texts == ["one…"])
  }

  @Test func clippingKeepsTheWholeLine() {
    let result = layout("a rather long label", width: 60, lines: 1, truncation: .clip)
    #expect(result.texts == ["a rather long label"])
    #expect(result.isTruncated)
  }

  @Test func paragraphsThatTruncateThemselvesAreOneLineEach() {
    let result = layout("a rather long label\nanother rather long one", width: 80) {
      $0.lineBreak = .truncateTail
    }
    #expect(result.lines.count == 2)
    #expect(result.texts.allSatisfy { $0.hasSuffix("…") })
    #expect(result.isTruncated)
  }

  @Test func emojiAreNeverCutInHalf() {
    let family = "👨‍👩‍👧‍👦"
    let result = layout("\(family)\(family)\(family)", width: 50, lines: 1, truncation: .truncateTail)
    #expect(result.texts == ["\(family)…"])
  }
}
