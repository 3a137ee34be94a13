import Foundation
import Testing

@testable import BuildPlan

@Suite struct AssetSymbolsTests {
  private func text(_ assets: [String], extensions: Bool) throws -> String? {
    let catalog = FileManager.default.temporaryDirectory.appendingPathComponent(
      "\(UUID().uuidString).xcassets")
    defer { try? FileManager.default.removeItem(at: catalog) }
    for asset in assets {
      let folder = catalog.appendingPathComponent(asset)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("{}".utf8).write(to: folder.appendingPathComponent("Contents.json"))
    }
    return AssetSymbols(catalogs: [catalog], bundle: "Foundation.Bundle.main", hasExtensions: extensions)
      .file?
      .text
  }

  @Test func namesAreXcodes() throws {
    let text = try #require(
      try text(
        [
          "title.imageset", "Red plum-2.imageset", "URLPicture.imageset", "heroImage.imageset", "3d.imageset",
          "default.imageset", "AccentColor.colorset", "app primary.colorset", "AppIcon.appiconset",
        ], extensions: false))
    for symbol in ["title", "redPlum2", "urlPicture", "hero", "_3d", "`default`"] {
      #expect(text.contains("static let \(symbol) = UIKit.ImageResource(name:"), "\(symbol)\n\(text)")
    }
    #expect(text.contains(#"static let redPlum2 = UIKit.ImageResource(name: "Red plum-2", bundle: "#))
    #expect(text.contains(#"static let accent = UIKit.ColorResource(name: "AccentColor", bundle: "#))
    #expect(text.contains("static let appPrimary = UIKit.ColorResource"))
    #expect(!text.contains("appIcon"))
    #expect(!text.contains("UIColor"))
  }

  @Test func extensionsLeaveUIKitsNamesAlone() throws {
    let text = try #require(try text(["Red.colorset", "plum.colorset", "pit.imageset"], extensions: true))
    #expect(
      text.contains("static var plum: UIKit.UIColor { UIKit.UIColor(resource: UIKit.ColorResource.plum) }"))
    #expect(!text.contains("static var red:"))
    #expect(
      text.contains("static var pit: UIKit.UIImage { UIKit.UIImage(resource: UIKit.ImageResource.pit) }"))
  }

  @Test func nothingIsDeclaredForNothing() throws {
    #expect(try text(["Icon.appiconset"], extensions: true) == nil)
  }
}
