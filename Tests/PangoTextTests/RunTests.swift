import Foundation
import PangoText
import Testing
import TextLayout

@Suite struct RunTests {
  @Test func everyScriptHasItsFamily() {
    let result = layout("Juice 딸기 🍓!")
    #expect(result.lines[0].runs.map(\.text) == ["Juice ", "딸기", " ", "🍓", "!"])
    #expect(result.families == ["system", "hangul", "system", "emoji", "system"])
  }

  @Test func koreanWordsAreOneRunWithTheSystemFontsBlanks() throws {
    let result = layout("개최 기간 안내")
    #expect(result.lines[0].runs.count == 1)
    let run = try #require(result.lines[0].runs.first)
    let blank = layout("a b").size.width - layout("ab").size.width
    let expected = layout("개최기간안내").size.width + 2 * blank
    #expect(abs(run.width - expected) < 0.001)
    #expect(run.wordSpacing != 0)
  }

  @Test func emojiSequencesStayTogether() {
    for text in ["👨‍👩‍👧‍👦", "👍🏽", "🇰🇷", "1️⃣", "❤️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"] {
      let result = layout(text)
      #expect(result.families == ["emoji"], "\(text)")
      #expect(abs(result.size.width - 17 * 1.0735) < 0.1, "\(text) \(result.size.width)")
    }
    #expect(layout("1").families == ["system"])
    #expect(layout("❤\u{FE0E}").families != ["emoji"])
  }

  @Test func runsFollowEachOtherWithoutGap() {
    let line = layout("Order 주문 #12, 🍌 banana").lines[0]
    var x = 0.0
    for run in line.runs {
      #expect(abs(run.x - x) < 0.001)
      x += run.width
    }
    #expect(abs(line.width - x) < 0.001)
  }

  @Test func trackingIsPartOfTheWidth() throws {
    let run = try #require(layout("Label", size: 17).lines[0].runs.first)
    #expect(abs(run.tracking + 0.0248 * 17) < 0.001)
    var kerned = TextRun(text: "Label", font: FontDescription(size: 17))
    kerned.kern = 2
    let wide = engine.layout(TextRequest(paragraphs: [TextParagraph(runs: [kerned])]))
    #expect(abs(wide.size.width - run.width - 10) < 0.001)
  }

  @Test func hebrewRunsFromRightToLeft() throws {
    let result = layout("abc שלום")
    #expect(result.lines[0].runs.last?.isRightToLeft == true)
    let pure = layout("שלום עולם", width: 300)
    #expect(pure.lines[0].x > 200)
    let mixed = layout("שלום abc", width: 300)
    #expect(mixed.lines[0].runs.first?.text == "abc")
  }

  @Test func attachmentsTakeTheirSize() {
    var picture = TextRun(text: "\u{FFFC}", font: FontDescription(size: 17))
    picture.attachment = "picture"
    picture.attachmentSize = CGSize(width: 40, height: 60)
    let text = TextRun(text: "after", font: FontDescription(size: 17))
    let result = engine.layout(TextRequest(paragraphs: [TextParagraph(runs: [picture, text])]))
    #expect(result.lines[0].runs[1].x == 40)
    #expect(result.size.height > 60)
  }

  @Test func tabsGoToTheNextStop() {
    let plain = layout("a\tb")
    #expect(plain.lines[0].runs.map(\.text) == ["a", "b"])
    #expect(abs(plain.lines[0].runs[1].x - 28) < 0.001)
    let stops = layout("a\tb") { $0.tabStops = [100] }
    #expect(abs(stops.lines[0].runs[1].x - 100) < 0.001)
  }

  @Test func tabularDigitsAreEquallyWide() {
    func width(_ text: String) -> Double {
      let font = FontDescription(size: 17, usesTabularDigits: true)
      let run = TextRun(text: text, font: font)
      return Double(engine.layout(TextRequest(paragraphs: [TextParagraph(runs: [run])])).size.width)
    }
    #expect(abs(width("111") - width("888")) < 0.001)
  }

  @Test func invalidTextDoesNotCrash() {
    for text in ["\u{0}", "\u{FFFF}", "\u{200D}", "\u{FE0F}", "\u{202E}abc", "e\u{301}\u{301}\u{301}"] {
      _ = layout(text, width: 1, lines: 1, truncation: .truncateTail)
      _ = layout(text, width: 0)
    }
  }
}
