import Foundation
import PangoText
import Testing
import TextLayout

@Suite struct FontNameTests {
  @Test func applesNamesAreKnown() throws {
    let bold = try #require(engine.font(named: "HelveticaNeue-Bold", size: 12))
    #expect(bold.weight == 700)
    #expect(engine.font(named: "TimesNewRomanPS-BoldItalicMT", size: 12)?.isItalic == true)
    #expect(engine.font(named: "ArialMT", size: 12)?.weight == 400)
    #expect(engine.font(named: "AppleSDGothicNeo-SemiBold", size: 12)?.weight == 600)
    #expect(engine.font(named: "Helvetica Neue", size: 12) != nil)
    #expect(engine.font(named: "NoSuchFont", size: 12) == nil)
  }

  @Test func everyFileOfTheTableIsAFont() {
    for file in FontTable.standard.files {
      #expect(HarfBuzzFace(path: file.path) != nil, "\(file.path)")
    }
  }

  @Test func aFileThatIsNoFontIsRefused() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).ttf")
    try Data("no font".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(throws: FontFileError.self) { try PangoTextEngine().register(fontFile: file) }
    #expect(throws: FontFileError.self) {
      try PangoTextEngine().register(fontFile: URL(fileURLWithPath: "/nowhere"))
    }
  }

  @Test func aRegisteredFontIsMeasuredAndHandedToTheHost() throws {
    let engine = PangoTextEngine()
    let file = URL(fileURLWithPath: "/usr/share/fonts/truetype/nanum/NanumMyeongjoBold.ttf")
    let names = try engine.register(fontFile: file)
    let font = try #require(engine.font(named: names[0], size: 20))
    let result = engine.layout(
      TextRequest(paragraphs: [TextParagraph(runs: [TextRun(text: "가나", font: font)])]))
    let run = try #require(result.lines[0].runs.first)
    #expect(run.family.hasPrefix("font-"))
    #expect(abs(run.width - 2 * 0.950195 * 20) < 0.01)
    #expect(engine.registeredFont(family: run.family)?.count ?? 0 > 10_000)
  }

  @Test func weightsAreMatchedAsCSSDoes() {
    let table = FontTable.standard
    #expect(table["hangul"]?.face(weight: 500, isItalic: false)?.weight == 400)
    #expect(table["hangul"]?.face(weight: 600, isItalic: false)?.weight == 700)
    #expect(table["system"]?.face(weight: 590, isItalic: true)?.weight == 600)
  }
}
