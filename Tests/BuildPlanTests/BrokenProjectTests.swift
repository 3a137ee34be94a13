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
}
