import Foundation
import InterfaceBuilder
import Testing
import XcodeProject

@testable import BuildPlan

@Suite struct ProjectTemplateTests {
  private let parent = FileManager.default.temporaryDirectory.appendingPathComponent("N-\(UUID().uuidString)")

  @Test(arguments: ["My Shop", "과일가게", "2048"], [ProjectTemplate.Interface.storyboard, .code])
  func whatIsWrittenCanBeRead(name: String, interface: ProjectTemplate.Interface) throws {
    defer { try? FileManager.default.removeItem(at: parent) }
    let folder = try ProjectTemplate(name: name, interface: interface).write(in: parent)
    let project = try Project(file: ProjectLocator().locate(folder))
    #expect(project.objectVersion == 77)
    let app = try project.applicationTarget()
    let tests = try #require(project.unitTestTargets.first)
    #expect(app.problems.isEmpty && tests.problems.isEmpty)
    #expect(
      app.sources.map(\.lastPathComponent) == [
        "AppDelegate.swift", "SceneDelegate.swift", "ViewController.swift",
      ])
    #expect(tests.testHostName == name)
    #expect(app.orientations == ["portrait", "landscapeLeft", "landscapeRight"])
    #expect("\(app.info)".contains("\(app.moduleName).SceneDelegate"))
    #expect((app.info["UIMainStoryboardFile"] != nil) == (interface == .storyboard))
    let boards = app.resources.filter { $0.url.pathExtension == "storyboard" }
    #expect(boards.count == (interface == .storyboard ? 2 : 1))
    let sources = try ModuleCompilation.sources(of: app)
    #expect(DocumentChecks(target: app, sources: sources).run().isEmpty)
  }

  @Test(arguments: ["", ".", "..", "a/b", "$(X)", "a\"b"]) func badNamesAreRefused(name: String) {
    #expect(throws: ProjectTemplate.Problem.badName(name)) {
      try ProjectTemplate(name: name, interface: .code)
    }
  }

  @Test func nothingIsOverwritten() throws {
    defer { try? FileManager.default.removeItem(at: parent) }
    let template = try ProjectTemplate(name: "Shop", interface: .code)
    let folder = try template.write(in: parent)
    #expect(throws: ProjectTemplate.Problem.exists(folder)) { try template.write(in: parent) }
  }
}
