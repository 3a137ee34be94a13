import Foundation
import Testing
import XcodeProject

@testable import BuildPlan

@Suite struct BundleContentsTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("B-\(UUID().uuidString)")

  private func write(_ path: String, _ text: String) throws -> URL {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return url
  }

  private func files(_ bundle: URL) -> [String] {
    FileManager.default.enumerator(atPath: bundle.path)?.compactMap { $0 as? String }.sorted() ?? []
  }

  @Test func followsTheResources() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let bundle = folder.appendingPathComponent("Shop.app")
    let data = try write("data.json", "1")
    let board = try write("Base.lproj/Main.storyboard", "<document/>")
    _ = try write("One/Assets.xcassets/Contents.json", "{}")
    _ = try write("Two/Assets.xcassets/x.imageset/x.png", "p")
    _ = try write("Shop.app/Shop", "program")
    let contents = BundleContents(bundle: bundle, kept: ["Shop"])
    let catalogs = ["One", "Two"].map {
      Resource(
        url: folder.appendingPathComponent("\($0)/Assets.xcassets"), region: nil,
        destination: "Assets.xcassets")
    }
    let all =
      catalogs + [
        Resource(url: data, region: nil, destination: "data.json"),
        Resource(url: board, region: "Base", destination: "Base.lproj/Main.storyboard"),
      ]
    #expect(try contents.update(info: ["CFBundleName": "Shop"], resources: all).isEmpty)
    let first = files(bundle)
    #expect(first.contains("Assets-1.xcassets/x.imageset/x.png"))
    #expect(first.contains("Base.lproj/Main.storyboard") && first.contains("Info.plist"))
    // What is gone goes, what changed changes, the program stays.
    try Data("22".utf8).write(to: data)
    _ = try contents.update(info: [:], resources: [all[2]])
    #expect(files(bundle) == ["Info.plist", "Shop", "data.json"])
    #expect(try String(contentsOf: bundle.appendingPathComponent("data.json"), encoding: .utf8) == "22")
  }

  @Test func twoFilesInOnePlaceAreAnError() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let one = try write("a/data.json", "1")
    let two = try write("b/data.json", "2")
    let messages = try BundleContents(bundle: folder.appendingPathComponent("x.app"), kept: []).update(
      info: [:],
      resources: [
        Resource(url: one, region: nil, destination: "data.json"),
        Resource(url: two, region: nil, destination: "data.json"),
      ])
    #expect(messages.first?.text.hasPrefix("Multiple commands produce 'data.json'") == true)
  }

  /// A folder that is copied whole may hold anything.
  @Test func linksOutOfAFolderAndPipesAreLeftOut() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = try write("Data.bundle/inner/a.txt", "a")
    let data = folder.appendingPathComponent("Data.bundle")
    for (link, target) in [
      ("one", "."), ("two", "/etc"), ("three.txt", "/etc/passwd"), ("four.txt", "inner/a.txt"),
      ("five.txt", "gone"), ("inner/six", ".."),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: data.appendingPathComponent(link).path, withDestinationPath: target)
    }
    #expect(mkfifo(data.appendingPathComponent("pipe").path, 0o600) == 0)
    let bundle = folder.appendingPathComponent("x.app")
    let messages = try BundleContents(bundle: bundle, kept: []).update(
      info: [:], resources: [Resource(url: data, region: nil, destination: "Data.bundle")])
    #expect(
      files(bundle) == [
        "Data.bundle", "Data.bundle/four.txt", "Data.bundle/inner", "Data.bundle/inner/a.txt", "Info.plist",
      ])
    #expect(messages.map(\.severity) == Array(repeating: .warning, count: 6))
    #expect(messages.allSatisfy { $0.file?.hasPrefix(data.path) == true })
    #expect(FileManager.default.fileExists(atPath: file.path))
  }

  @Test func resourcesInThePlaceOfTheProgram() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = try write("Shop.app/Shop", "program")
    let intruder = try write("Shop", "no program")
    let list = try write("sub/Info.plist", "no list")
    let messages = try BundleContents(bundle: folder.appendingPathComponent("Shop.app"), kept: ["Shop"])
      .update(
        info: ["a": "b"],
        resources: [
          Resource(url: intruder, region: nil, destination: "Shop"),
          Resource(url: list, region: nil, destination: "Info.plist"),
        ])
    #expect(messages.map(\.severity) == [.error, .warning])
    #expect(messages.map(\.file) == [intruder.path, list.path])
    #expect(try String(contentsOf: program, encoding: .utf8) == "program")
    let info = folder.appendingPathComponent("Shop.app/Info.plist")
    #expect(try String(contentsOf: info, encoding: .utf8).contains("<key>a</key>"))
  }
}
