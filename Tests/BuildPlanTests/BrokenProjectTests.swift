import Foundation
import Testing
import XcodeProject

@testable import BuildPlan

/// What is said of a project before its code is compiled.
@Suite struct BrokenProjectTests {
  private final class Fixture {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Broken-\(UUID().uuidString)")

    init() throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      _ = try ProjectTemplate(name: "Shop", interface: .storyboard).write(in: folder)
    }
    deinit { try? FileManager.default.removeItem(at: folder) }

    func url(_ path: String) -> URL { folder.appendingPathComponent("Shop/\(path)") }
    func write(_ path: String, _ text: String) throws {
      try FileManager.default.createDirectory(
        at: url(path).deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url(path))
    }
    func replace(_ old: String, _ new: String, in path: String) throws {
      let text = try String(contentsOf: url(path), encoding: .utf8)
      #expect(text.contains(old))
      try write(path, text.replacingOccurrences(of: old, with: new))
    }
    func project() throws -> Project { try Project(file: url("Shop.xcodeproj")) }
    func messages() throws -> [BuildMessage] {
      let project = try project()
      let target = try project.applicationTarget()
      return try ProjectChecks(project: project, target: target).run()
        + DocumentChecks(target: target, sources: []).run().filter { !$0.text.hasPrefix("Unknown class") }
    }
  }

  @Test func aNewProjectIsWhole() throws { #expect(try Fixture().messages().isEmpty) }

  @Test func aStoryboardThatOnlyInfoPlistKnows() throws {
    let fixture = try Fixture()
    try fixture.replace("<string>Main</string>", "<string>Gone</string>", in: "Shop/Info.plist")
    let messages = try fixture.messages()
    #expect(messages.map(\.severity) == [.warning])
    #expect(messages.first?.text.contains("the storyboard 'Gone'") == true)
  }

  @Test func tablesWithFaultsAreErrorsAtTheirLines() throws {
    let fixture = try Fixture()
    try fixture.write("Shop/en.lproj/Localizable.strings", "\"a\" = \"b\";\n\"c\" = \"d\"\n\"e\" = \"f\";\n")
    try fixture.write("Shop/Menu.xcstrings", "{\n\"sourceLanguage\": \"en\",\n\"strings\": {]}\n}\n")
    let messages = try fixture.messages()
    #expect(messages.map(\.severity) == [.error, .error])
    #expect(messages.allSatisfy { [2, 3].contains($0.line) })
    #expect(
      Set(messages.compactMap { $0.file.map { URL(fileURLWithPath: $0).lastPathComponent } })
        == ["Localizable.strings", "Menu.xcstrings"])
  }

  @Test func picturesThatAreText() throws {
    let fixture = try Fixture()
    let asset = "Shop/Assets.xcassets/plum.imageset"
    try fixture.write(asset + "/Contents.json", #"{"images":[{"filename":"plum.png","idiom":"universal"}]}"#)
    try fixture.write(asset + "/plum.png", "no picture")
    let messages = try fixture.messages()
    #expect(messages.map(\.severity) == [.warning])
    #expect(messages.first?.file?.hasSuffix("plum.png") == true)
  }

  @Test func catalogsWithFaultsNameTheLine() throws {
    let fixture = try Fixture()
    try fixture.write("Shop/Assets.xcassets/plum.colorset/Contents.json", "{\n\"colors\": [ }\n")
    #expect(try fixture.messages().map(\.line) == [2])
  }

  @Test func formatsOfProjects() throws {
    let fixture = try Fixture()
    try fixture.replace("objectVersion = 77", "objectVersion = 9999", in: "Shop.xcodeproj/project.pbxproj")
    #expect(try fixture.messages().first?.text.contains("objectVersion 9999") == true)
    try fixture.replace("objectVersion = 9999", "objectVersion = plum", in: "Shop.xcodeproj/project.pbxproj")
    #expect(throws: ProjectError.self) { try fixture.project() }
  }

  @Test(arguments: ["\"\"", "\"..\"", "\"a\\nb\"", "UIKit", "\"\(String(repeating: "x", count: 300))\""])
  func namesThatNoAppCanHave(name: String) throws {
    let fixture = try Fixture()
    try fixture.replace(
      "PRODUCT_NAME = \"$(TARGET_NAME)\"", "PRODUCT_NAME = \(name)", in: "Shop.xcodeproj/project.pbxproj")
    #expect {
      try fixture.messages()
    } throws: { error in
      guard case .failed(let messages) = error as? BuildError else { return false }
      return messages.count == 1 && messages[0].file?.hasSuffix("Shop.xcodeproj") == true
        && messages[0].text.contains("PRODUCT_")
    }
  }

  @Test(arguments: ["12.0", "\"-Xcc x\"", "\"\"", "abc"]) func languageVersionsThatDoNotExist(version: String)
    throws
  {
    let fixture = try Fixture()
    try fixture.replace(
      "SWIFT_VERSION = 5.0", "SWIFT_VERSION = \(version)", in: "Shop.xcodeproj/project.pbxproj")
    let messages = try fixture.messages()
    #expect(messages.map(\.severity) == [.warning])
    #expect(messages.first?.text.contains("is unsupported, supported versions are") == true)
  }

  @Test func picturesThatCannotBeShown() throws {
    func png(_ width: UInt32, _ height: UInt32, end: String = "IEND") -> Data {
      var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]) + Data("IHDR".utf8)
      for number in [width, height] { withUnsafeBytes(of: number.bigEndian) { data.append(contentsOf: $0) } }
      return data + Data([8, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]) + Data(end.utf8)
        + Data([0xAE, 0x42, 0x60, 0x82])
    }
    let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2])
    let pictures: [(String, Data, String?)] = [
      ("whole.png", png(2, 2), nil), ("huge.png", png(30_000, 30_000), "too large"),
      ("vast.png", png(.max, .max), "too large"), ("flat.png", png(0, 2), "no size"),
      ("cut.png", png(2, 2, end: ""), "cut short"), ("cut.jpg", jpeg, "cut short"),
      ("whole.jpg", jpeg + Data([0xFF, 0xD9, 0x0A]), nil), ("text.svg", Data("no".utf8), "no SVG"),
      ("drawing.svg", Data("<?xml version=\"1.0\"?><svg/>".utf8), nil),
    ]
    let fixture = try Fixture()
    for (name, data, _) in pictures {
      let asset = "Shop/Assets.xcassets/\(name.replacingOccurrences(of: ".", with: "-")).imageset"
      try fixture.write(
        asset + "/Contents.json", "{\"images\":[{\"filename\":\"\(name)\",\"idiom\":\"universal\"}]}")
      try data.write(to: fixture.url("\(asset)/\(name)"))
    }
    let messages = try fixture.messages()
    for (name, _, fault) in pictures {
      let message = messages.first { $0.file?.hasSuffix("/" + name) == true }
      #expect(message?.severity == (fault == nil ? nil : .warning), "\(name)")
      if let fault { #expect(message?.text.contains(fault) == true, "\(name)") }
    }
  }
}
