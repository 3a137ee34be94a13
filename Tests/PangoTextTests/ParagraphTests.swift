import Foundation
import Testing
import TextLayout

@Suite struct ParagraphTests {
  @Test func alignmentPlacesLinesInTheBox() {
    let width = Double(layout("abc").size.width)
    #expect(layout("abc", width: 100) { $0.alignment = .left }.lines[0].x == 0)
    #expect(abs(layout("abc", width: 100) { $0.alignment = .right }.lines[0].x - (100 - width)) < 0.001)
    #expect(abs(layout("abc", width: 100) { $0.alignment = .center }.lines[0].x - (100 - width) / 2) < 0.001)
  }

  @Test func justifiedLinesFillTheBoxExceptTheLast() {
    let result = layout("the quick brown fox jumps", width: 95) { $0.alignment = .justified }
    #expect(abs(result.lines[0].width - 95) < 0.001)
    #expect(result.lines[0].runs[0].wordSpacing > 0)
    #expect((result.lines.last?.width ?? 0) < 90)
  }

  @Test func indentsAndSpacings() {
    let result = layout("the quick brown fox jumps\nover", width: 90) {
      $0.firstLineHeadIndent = 20
      $0.headIndent = 5
      $0.lineSpacing = 3
      $0.paragraphSpacing = 10
    }
    #expect(result.lines[0].x == 20)
    #expect(result.lines[1].x == 5)
    #expect(abs(result.lines[1].top - 23.287) < 0.001)
    let last = result.lines[result.lines.count - 1], before = result.lines[result.lines.count - 2]
    #expect(abs(last.top - before.top - 33.287) < 0.001)
    #expect(abs(Double(result.size.height) - (last.top + 20.287)) < 0.001)
  }

  @Test func lineHeightsAreMultipliedAndLimited() {
    #expect(abs(layout("a") { $0.lineHeightMultiple = 2 }.size.height - 40.574) < 0.001)
    #expect(layout("a") { $0.minimumLineHeight = 30 }.size.height == 30)
    #expect(layout("a") { $0.maximumLineHeight = 10 }.size.height == 10)
    let tall = layout("a") { $0.minimumLineHeight = 30 }.lines[0]
    #expect(abs(tall.baseline - (30 - 4.1)) < 0.35)
  }

  @Test func theTallestRunDecidesTheLine() {
    let small = TextRun(text: "small", font: FontDescription(size: 12))
    let large = TextRun(text: "large", font: FontDescription(size: 30))
    let result = engine.layout(TextRequest(paragraphs: [TextParagraph(runs: [small, large])]))
    #expect(abs(result.size.height - 30 * 1.19336) < 0.01)
  }
}
