import Foundation
import PangoText
import Testing
import TextLayout

/// The browser must draw what was measured: the same files, accepted by it, at the same widths.
@Suite(.enabled(if: Chromium.path != nil, "Chromium is not installed"))
struct ChromiumTests {
  struct Sample {
    var text: String
    var size: Double
    var weight = 400
    var family = "system"
  }
  static let samples = [
    Sample(text: "The quick brown fox jumps over the lazy dog", size: 17), Sample(text: "Label", size: 28),
    Sample(text: "AVATAR To We 10:30 -> fi ffl", size: 22, weight: 700),
    Sample(text: "description", size: 14),
    Sample(text: "파리 만국박람회 관람객 안내", size: 17), Sample(text: "굵은 글씨 제목", size: 22, weight: 600),
    Sample(text: "주문 12개, Juice 🍓 나왔습니다!", size: 17), Sample(text: "👨‍👩‍👧‍👦🇰🇷👍🏽", size: 40),
    Sample(text: "const x = 1", size: 13, family: "systemMonospaced"),
    Sample(text: "Serif 명조 text", size: 20, family: "systemSerif"),
    Sample(text: "Helvetica Neue", size: 15, family: "Helvetica Neue"),
    Sample(text: "שלום עולם", size: 17), Sample(text: "東京 カナ", size: 17),
  ]

  @Test func fontsAreAcceptedAndWidthsAgree() throws {
    let runs = Self.samples.flatMap { sample -> [(String, TextLayoutResult.Run)] in
      let font = FontDescription(family: sample.family, size: sample.size, weight: sample.weight)
      let result = engine.layout(
        TextRequest(paragraphs: [TextParagraph(runs: [TextRun(text: sample.text, font: font)])]))
      return result.lines.flatMap(\.runs).map { (sample.text, $0) }
    }
    let page = try Chromium.measure(runs.map { Self.span($0.1) })
    #expect(page.failures.isEmpty, "fonts that the browser refuses: \(page.failures)")
    #expect(page.widths.count == runs.count)
    for ((text, run), width) in zip(runs, page.widths) {
      // Chromium lays out in 64ths of a pixel.
      let allowed = run.family == "emoji" ? 0.5 : 0.05
      #expect(
        abs(width - run.width) <= allowed,
        "\(run.text) of \(text) in \(run.family): \(run.width) here, \(width) in Chromium")
    }
  }

  @Test func boxesBeginWhereHostsExpectThem() throws {
    let families = FontTable.standard.names
    let page = try Chromium.measure(
      families.map { "<span style=\"font: 400 100px '\($0)'; line-height: normal\">가a</span>" })
    // Every line is as tall as the tallest of its fonts; with the overrides all have the same box.
    for (family, height) in zip(families, page.heights) {
      #expect(abs(height - 100 * (FontTable.boxAscent + FontTable.boxDescent)) <= 2, "\(family): \(height)")
    }
  }

  private static func span(_ run: TextLayoutResult.Run) -> String {
    let font = run.source.font
    return """
      <span dir="\(run.isRightToLeft ? "rtl" : "ltr")" style="font-family: '\(run.family)'; \
      font-size: \(font.size)px; font-weight: \(font.weight); letter-spacing: \(run.tracking)px; \
      word-spacing: \(run.wordSpacing)px">\(run.text.replacingOccurrences(of: ">", with: "&gt;"))</span>
      """
  }
}

/// Debian's browser without a window.
enum Chromium {
  struct Page {
    var widths: [Double] = []
    var heights: [Double] = []
    /// Families that were not loaded.
    var failures: [String] = []
  }
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  static let path = ["/usr/bin/chromium", "/usr/bin/chromium-browser"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  static func measure(_ spans: [String]) throws -> Page {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("chromium-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = folder.appendingPathComponent("page.html")
    try Data(html(spans).utf8).write(to: page)
    let dom = try run(page, profile: folder.appendingPathComponent("profile"))
    guard let start = dom.range(of: "RESULT["), let end = dom.range(of: "]RESULT") else {
      throw Failure(description: "Chromium measured nothing: \(dom.prefix(500))")
    }
    return try parse(String(dom[start.upperBound..<end.lowerBound]))
  }

  private static func html(_ spans: [String]) -> String {
    let sheet = FontTable.standard.styleSheet { "file://" + $0.path }
    return """
      <!doctype html><meta charset="utf-8"><style>\(sheet)
      span { white-space: pre; font-variant-ligatures: none; font-synthesis: style; }</style>
      \(spans.map { "<div>\($0)</div>" }.joined(separator: "\n"))
      <pre></pre><script>
      document.fonts.ready.then(() => {
        const boxes = [...document.querySelectorAll("span")].map((span) => span.getBoundingClientRect());
        const failed = [...document.fonts].filter((face) => face.status === "error").map((face) => face.family);
        document.querySelector("pre").textContent = "RESULT[" + [boxes.map((box) => box.width).join(" "),
          boxes.map((box) => box.height).join(" "), failed.join(" ")].join("|") + "]RESULT";
      });
      </script>
      """
  }

  private static func parse(_ text: String) throws -> Page {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false).map { part in
      part.split(separator: " ").map(String.init)
    }
    guard parts.count == 3 else { throw Failure(description: "unexpected result: \(text)") }
    return Page(
      widths: parts[0].compactMap(Double.init), heights: parts[1].compactMap(Double.init), failures: parts[2])
  }

  private static func run(_ page: URL, profile: URL) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path ?? "")
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--allow-file-access-from-files",
      "--user-data-dir=\(profile.path)", "--virtual-time-budget=20000", "--dump-dom", page.absoluteString,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
