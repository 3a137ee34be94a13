import Foundation
import Testing

@testable import InterfaceBuilder

/// Wordings by number, device and place, as Xcode's catalogs and dictionaries write them.
@Suite struct PluralEntryTests {
  private func catalog(_ wording: String, device: String = "iphone") throws -> StringTable.Entry? {
    let text = #"{"sourceLanguage":"en","strings":{"key":{"localizations":{"en":\#(wording)}}}}"#
    let catalog = try StringCatalog(data: Data(text.utf8), file: "Localizable.xcstrings", device: device)
    return catalog.tables["en"]?["key"]
  }
  private func resolved(_ entry: StringTable.Entry?, _ numbers: [Double], _ language: String = "en") throws
    -> PluralEntry.Resolution
  {
    guard case .plural(let plural)? = entry else { throw Missing() }
    return plural.resolved(for: numbers, language: language)
  }
  private struct Missing: Error {}
  private func unit(_ text: String) -> String { #"{"stringUnit":{"value":"\#(text)"}}"# }

  @Test func substitutionsNameTheirArguments() throws {
    let entry = try catalog(
      #"""
      {"stringUnit":{"value":"%3$@: %#@boxes@ with %#@plums@"},"substitutions":{
      "plums":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{"one":\#(unit("%arg plum")),
      "other":\#(unit("%arg plums"))}}},
      "boxes":{"argNum":2,"formatSpecifier":"d","variations":{"plural":{"one":\#(unit("a box")),
      "other":\#(unit("%arg boxes"))}}}}}
      """#)
    #expect(
      try resolved(entry, [1, 2, 0]) == .init(format: "%@: %d boxes with %lld plum", arguments: [2, 1, 0]))
    #expect(try resolved(entry, [5, 1, 0]) == .init(format: "%@: a box with %lld plums", arguments: [2, 0]))
  }

  @Test func aWholeTextIsWordedByItsFirstWholeNumber() throws {
    let entry = try catalog(
      #"{"variations":{"plural":{"one":\#(unit("%@ has a plum")),"other":\#(unit("%@ has %lld plums"))}}}"#)
    #expect(try resolved(entry, [0, 1]) == .init(format: "%@ has a plum", arguments: [0]))
    #expect(try resolved(entry, [0, 3]) == .init(format: "%@ has %lld plums", arguments: [0, 1]))
  }

  @Test(arguments: [("iphone", "Tap"), ("ipad", "Touch"), ("mac", "Click")])
  func devices(_ device: String, _ expected: String) throws {
    let entry = try catalog(
      #"""
      {"variations":{"device":{"iphone":\#(unit("Tap")),"other":\#(unit("Click")),
      "ipad":{"variations":{"plural":{"other":\#(unit("Touch"))}}}}}}
      """#, device: device)
    guard device == "ipad" else { return #expect(entry == .text(expected)) }
    #expect(try resolved(entry, [2]).format == expected)
  }

  @Test func dictionariesByDeviceAndWidth() throws {
    let text = """
      <plist version="1.0"><dict>
      <key>a</key><dict><key>NSStringDeviceSpecificRuleType</key><dict><key>ipad</key><string>big</string>
      <key>other</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>10</key><string>s</string>
      <key>30</key><string>small</string></dict></dict></dict></dict></dict></plist>
      """
    func entry(_ device: String) throws -> StringTable.Entry? {
      try StringTable(stringsdict: Data(text.utf8), file: "a.stringsdict", device: device)["a"]
    }
    #expect(try entry("ipad") == .text("big"))
    #expect(try entry("iphone") == .text("small"))
  }

  @Test func variablesInsideWordings() {
    let entry = PluralEntry(
      format: "%#@files@",
      variables: [
        "files": .init(
          valueType: "d", forms: ["one": "a file in %#@boxes@", "other": "%d files in %#@boxes@"]),
        "boxes": .init(valueType: "d", forms: ["one": "one box", "other": "%d boxes"]),
      ])
    #expect(
      entry.resolved(for: [3, 2], language: "en") == .init(format: "%d files in %d boxes", arguments: [0, 1]))
    #expect(entry.resolved(for: [1, 1], language: "en") == .init(format: "a file in one box", arguments: []))
  }

  @Test func starsAndSignsAreKept() {
    let entry = PluralEntry(
      format: "%-*d|%5.2f|100%%|% |%#@n@", variables: ["n": .init(valueType: "d", forms: ["other": "%+d"])])
    #expect(
      entry.resolved(for: [1, 2, 3, 4], language: "ko")
        == .init(format: "%-*d|%5.2f|100%%|% |%+d", arguments: [0, 1, 2, 3]))
  }

  @Test func aDamagedCatalogNamesTheLine() {
    let error = #expect(throws: DocumentError.self) {
      try StringCatalog(
        data: Data("{\n\"sourceLanguage\": \"en\"\n\"strings\": {}\n}".utf8), file: "a.xcstrings")
    }
    #expect(error?.line == 3)
    let missing = #expect(throws: DocumentError.self) {
      try StringCatalog(data: Data("{\"strings\": {}}".utf8), file: "a.xcstrings")
    }
    #expect(missing?.message.contains("'sourceLanguage' is missing") == true)
  }
}
