import Foundation
import Testing

@testable import InterfaceBuilder

@Suite struct StringTests {
  private let sample = """
    /* Class = "UILabel"; text = "Plum"; ObjectID = "abc"; */
    "abc.text" = "자두";
    // a line comment
    bare_key = "two\\nlines \\"quoted\\" \\U00e9";
    """

  @Test(arguments: [String.Encoding.utf8, .utf16, .utf16LittleEndian, .utf16BigEndian])
  func theOldSyntaxInEveryEncoding(_ encoding: String.Encoding) throws {
    let data = try #require(sample.data(using: encoding))
    let table = try StringTable(strings: data, file: "Main.strings")
    #expect(table.text("abc.text") == "자두")
    #expect(table.text("bare_key") == "two\nlines \"quoted\" é")
  }

  @Test func thePropertyListSyntax() throws {
    let table = try StringTable(
      strings: Data(
        "<plist version=\"1.0\"><dict><key>a</key><string>b &amp; c</string></dict></plist>".utf8),
      file: "Main.strings")
    #expect(table.text("a") == "b & c")
    #expect(try StringTable(strings: Data(), file: "Main.strings").entries.isEmpty)
    #expect(try StringTable(strings: Data("/* nothing */\n".utf8), file: "Main.strings").entries.isEmpty)
  }

  @Test func aMissingSemicolonNamesFileAndLine() {
    let error = #expect(throws: DocumentError.self) {
      try StringTable(
        strings: Data("\"a\" = \"b\";\n\"c\" = \"d\"\n\"e\" = \"f\";\n".utf8), file: "Main.strings")
    }
    #expect(error?.file == "Main.strings")
    #expect((2...3).contains(error?.line ?? 0))
  }

  @Test func noiseIsAnErrorAndNoCrash() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<20 {
      let bytes = Data((0..<200).map { _ in UInt8.random(in: 128...255, using: &generator) })
      #expect(throws: DocumentError.self) { try StringTable(strings: bytes, file: "a") }
      #expect(throws: DocumentError.self) { try StringCatalog(data: bytes, file: "a") }
    }
  }

  private let plums = """
    <plist version="1.0"><dict><key>plums</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@plums@ in %#@boxes@, 100%%</string>
    <key>plums</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string><key>zero</key><string>no plums</string>
    <key>one</key><string>a plum</string><key>other</key><string>%d plums</string></dict>
    <key>boxes</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>one</key><string>%2$d box</string><key>other</key><string>%2$d boxes</string></dict>
    </dict></dict></plist>
    """

  @Test(arguments: [
    ([0.0, 1], "en", "no plums in %d box, 100%%", [1]), ([1, 2], "en", "a plum in %d boxes, 100%%", [1]),
    ([5, 5], "en", "%d plums in %d boxes, 100%%", [0, 1]),
    ([1, 1], "ko", "%d plums in %d boxes, 100%%", [0, 1]),
  ])
  func pluralRules(_ numbers: [Double], _ language: String, _ expected: String, _ arguments: [Int]) throws {
    let table = try StringTable(stringsdict: Data(plums.utf8), file: "Localizable.stringsdict")
    guard case .plural(let entry)? = table["plums"] else {
      Issue.record("no plural")
      return
    }
    let resolved = entry.resolved(for: numbers, language: language)
    #expect(resolved.format == expected)
    #expect(resolved.arguments == arguments)
  }

  @Test(arguments: [
    (1.0, "en", "one"), (0, "en", "other"), (1.5, "en", "other"), (0, "fr", "one"), (1, "ko", "other"),
    (21, "ru", "one"), (22, "ru", "few"), (12, "ru", "many"), (5, "pl", "many"), (2, "ar", "two"),
    (11, "ar", "many"), (103, "ar", "few"), (100, "ar", "other"), (3, "cs", "few"), (102, "sl", "two"),
    (2, "en-GB", "other"), (0, "ar", "zero"), (3, "ar", "few"), (1.5, "ru", "other"), (2, "cy", "two"),
    (22, "pl", "few"), (1, "xx-nowhere", "other"),
  ])
  func categories(_ number: Double, _ language: String, _ expected: String) {
    #expect(PluralCategory.category(of: number, language: language) == expected)
  }

  @Test func stringCatalogs() throws {
    let catalog = try StringCatalog(
      data: Data(
        """
        {"sourceLanguage":"en","version":"1.0","strings":{"Pick":{},"%lld plums":{"localizations":{
        "en":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"%lld plum"}},
        "other":{"stringUnit":{"state":"translated","value":"%lld plums"}}}}},
        "ko":{"stringUnit":{"state":"translated","value":"자두 %lld개"}}}},
        "basket":{"localizations":{"en":{"stringUnit":{"value":"%#@plums@ here"},"substitutions":{"plums":
        {"argNum":1,"formatSpecifier":"lld","variations":{"plural":{"one":{"stringUnit":{"value":"%arg plum"}},
        "other":{"stringUnit":{"value":"%arg plums"}}}}}}}}}}}
        """.utf8), file: "Localizable.xcstrings")
    #expect(catalog.tables["en"]?.text("Pick") == "Pick")
    #expect(catalog.tables["ko"]?.text("%lld plums") == "자두 %lld개")
    guard case .plural(let plums)? = catalog.tables["en"]?["%lld plums"],
      case .plural(let basket)? = catalog.tables["en"]?["basket"]
    else {
      Issue.record("no plural")
      return
    }
    #expect(plums.resolved(for: [1], language: "en").format == "%lld plum")
    #expect(basket.resolved(for: [3], language: "en").format == "%lld plums here")
  }

  @Test func aLibraryFindsTheBestLanguage() throws {
    let folder = try TemporaryFolder()
    try folder.write(#""a" = "가"; "only" = "기본";"#, to: "ko.lproj/Localizable.strings")
    try folder.write(#""a" = "A";"#, to: "en.lproj/Localizable.strings")
    try folder.write(#""broken" "#, to: "en.lproj/Broken.strings")
    try folder.write(
      #"{"sourceLanguage":"ko","strings":{"m":{"localizations":{"fr":{"stringUnit":{"value":"M"}}}}}}"#,
      to: "Menu.xcstrings")
    let library = StringLibrary(bundle: folder.url, developmentRegion: "ko")
    #expect(library.localizations == ["en", "fr", "ko"])
    #expect(library.language(preferred: ["de", "en-GB"]) == "en")
    #expect(library.language(preferred: ["de"]) == "ko")
    #expect(library.entry("a", language: "en-GB") == .text("A"))
    #expect(library.entry("only", language: "en") == .text("기본"))
    #expect(library.entry("none", language: "en") == nil)
    #expect(library.entry("m", table: "Menu", language: "fr") == .text("M"))
    #expect(library.entry("x", table: "Broken", language: "en") == nil)
    #expect(library.errors.count == 1)
  }
}
