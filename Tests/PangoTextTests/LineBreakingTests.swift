import Foundation
import Testing
import TextLayout

@Suite struct LineBreakingTests {
  @Test func latinBreaksAtBlanksThatAreNotDrawn() {
    let result = layout("the quick brown fox jumps", width: 90)
    #expect(result.texts == ["the quick", "brown fox", "jumps"])
    #expect(result.lines.allSatisfy { $0.width <= 90 })
    #expect(result.lines.map(\.range) == [0..<10, 10..<20, 20..<25])
  }

  @Test func whatFitsExactlyIsNotBroken() {
    let text = "a label that is as wide as its box"
    let width = Double(layout(text).size.width)
    #expect(layout(text, width: width).lines.count == 1)
    #expect(layout(text, width: width - 1).lines.count == 2)
  }

  @Test func aWordTooLongForTheLineBreaksAnywhere() {
    let result = layout("Donaudampfschifffahrt", width: 60)
    #expect(result.lines.count > 2)
    #expect(result.texts.joined() == "Donaudampfschifffahrt")
  }

  @Test func hangulBreaksBetweenSyllablesUnlessWordsHavePriority() {
    let text = "과일의 재고가 부족합니다"
    #expect(layout(text, width: 75).texts == ["과일의 재", "고가 부족", "합니다"])
    let words = layout(text, width: 75) { $0.keepsHangulWords = true }
    #expect(words.texts == ["과일의", "재고가", "부족합니다"])
  }

  @Test func hangulWithParticlesKeepsDigitsAndLatinWithIt() {
    let result = layout("재고 10개와 UIKit을 씁니다", width: 70) { $0.keepsHangulWords = true }
    #expect(result.texts == ["재고", "10개와", "UIKit을", "씁니다"])
  }

  @Test func charWrapBreaksAnywhere() {
    let result = layout("abc defghi", width: 40) { $0.lineBreak = .charWrap }
    #expect(result.texts == ["abc", "defg", "hi"])
  }

  @Test func lineSeparatorsBreakInsideAParagraph() {
    #expect(layout("딸기쥬스\u{2028}주문").texts == ["딸기쥬스", "주문"])
    #expect(layout("one\ntwo\n\nfour").texts == ["one", "two", "", "four"])
    #expect(layout("one\u{2028}").lines.count == 2)
  }

  @Test func emptyTextHasTheHeightOfOneLine() {
    let result = layout("")
    #expect(result.lines.count == 1)
    #expect(abs(result.size.height - 20.287) < 0.001)
    #expect(result.size.width == 0)
  }

  @Test func heightLeavesLinesOut() {
    let font = FontDescription(size: 17)
    var request = TextRequest(
      paragraphs: [TextParagraph(runs: [TextRun(text: "one two three four five six", font: font)])], width: 60
    )
    request.height = 41
    request.truncation = .truncateTail
    let result = engine.layout(request)
    #expect(result.lines.count == 2)
    #expect(result.isTruncated)
    #expect(result.texts.last?.hasSuffix("…") == true)
  }
}
