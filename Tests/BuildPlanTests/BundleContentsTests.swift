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
}
