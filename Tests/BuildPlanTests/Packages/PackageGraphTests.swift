import Foundation
import Testing

@testable import BuildPlan
@testable import XcodeProject

@Suite struct PackageGraphTests {
  @Test func whatIsNeededComesFirst() throws {
    let fixture = try PackageFixture()
    let stone = try fixture.package("Stone")
    _ = try fixture.commit(stone, tag: "1.0.0")
    let plum = try fixture.package(
      "Plum", dependencies: ".package(url: \"file://\(stone.path)\", from: \"1.0.0\")",
      target: "dependencies: [\"Stone\"], swiftSettings: [.define(\"RIPE\")]")
    let commit = try fixture.commit(plum, tag: "2.0.0")
    let reference = PackageReference.repository("file://\(plum.path)")
    let pin = PackagePin(
      identity: "plum", location: "file://\(plum.path)", revision: commit, version: "2.0.0", branch: nil)
    let graph = try fixture.graph(pins: [pin])
    let modules = try graph.modules(
      for: [PackageProduct(name: "Plum", package: reference)], references: [reference])
    #expect(modules.map(\.name) == ["Stone", "Plum"])
    #expect(modules[1].dependencies == ["Stone"])
    #expect(modules[1].settings.conditions == ["DEBUG", "SWIFT_PACKAGE", "RIPE"])
    #expect(modules.map(\.isLocal) == [false, false])
    // The second has no pin: a version is chosen and said.
    #expect(
      graph.messages.map(\.text) == ["Package.resolved has no pin for the package 'stone': 1.0.0 is taken."])
  }

  @Test func aLocalCopyTakesTheRepositorysPlace() throws {
    let fixture = try PackageFixture()
    let plum = try fixture.package("Plum")
    let reference = PackageReference.repository("https://fruit.invalid/Plum.git")
    let products = [PackageProduct(name: "Plum", package: reference)]
    let modules = try fixture.graph(overrides: ["Plum": plum]).modules(for: products, references: [reference])
    #expect(modules.map(\.folder) == [plum])
    #expect(modules[0].isLocal)
    #expect(throws: PackageError.unknownOverride("pear", known: ["plum"])) {
      try fixture.graph(overrides: ["Plum": plum, "Pear": plum]).modules(
        for: products, references: [reference])
    }
  }

  @Test func aProductWithoutAPackageIsFoundInTheLocalOnes() throws {
    let fixture = try PackageFixture()
    let reference = PackageReference.folder(try fixture.package("Plum"))
    let modules = try fixture.graph().modules(
      for: [PackageProduct(name: "Plum", package: nil)], references: [reference])
    #expect(modules.map(\.name) == ["Plum"])
    #expect(throws: PackageError.unknownPackage(product: "Pear")) {
      try fixture.graph().modules(for: [PackageProduct(name: "Pear", package: nil)], references: [reference])
    }
    #expect(throws: PackageError.noProduct("Pear", package: "Plum", products: ["Plum"])) {
      try fixture.graph().modules(
        for: [PackageProduct(name: "Pear", package: reference)], references: [reference])
    }
  }

  @Test func resourcesAndExclusionsFollowTheManifest() throws {
    let fixture = try PackageFixture()
    let plum = try fixture.package(
      "Plum", target: "exclude: [\"Old\"], resources: [.process(\"Words\"), .copy(\"Data\")]")
    try fixture.write("Plum/Sources/Plum/Old/Gone.swift", "nonsense")
    try fixture.write("Plum/Sources/Plum/Words/en.lproj/Localizable.strings", "\"a\" = \"b\";")
    try fixture.write("Plum/Sources/Plum/Words/note.txt", "x")
    try fixture.write("Plum/Sources/Plum/Data/deep/file.json", "{}")
    try fixture.write("Plum/Sources/Plum/Looks.xcassets/Contents.json", "{}")
    let reference = PackageReference.folder(plum)
    let modules = try fixture.graph().modules(
      for: [PackageProduct(name: "Plum", package: reference)], references: [reference])
    #expect(modules[0].sources.map(\.lastPathComponent) == ["Plum.swift"])
    #expect(
      modules[0].resources.map(\.destination).sorted()
        == ["Data", "Looks.xcassets", "en.lproj/Localizable.strings", "note.txt"])
    #expect(modules[0].bundleName == "Plum_Plum.bundle")
    #expect(PackageResources(module: modules[0]).accessor?.contains("\"Plum_Plum.bundle\"") == true)
  }

  @Test func pluginsAreNamedAndNotRun() throws {
    let fixture = try PackageFixture()
    let mark = fixture.folder.appendingPathComponent("ran")
    try fixture.write(
      "Plum/Package.swift",
      """
      // swift-tools-version:5.9
      import CompilerPluginSupport
      import PackageDescription
      let package = Package(
        name: "Plum", products: [.library(name: "Plum", targets: ["Plum"])],
        targets: [
          .target(name: "Plum", dependencies: ["Sugar"], plugins: ["Peel"]), .macro(name: "Sugar"),
          .plugin(name: "Peel", capability: .buildTool()),
        ])
      """)
    try fixture.write("Plum/Sources/Plum/Plum.swift", "public struct Plum {}\n")
    let reference = PackageReference.folder(fixture.folder.appendingPathComponent("Plum"))
    let graph = try fixture.graph()
    let modules = try graph.modules(
      for: [PackageProduct(name: "Plum", package: reference)], references: [reference])
    #expect(modules.map(\.name) == ["Plum"])
    #expect(
      graph.messages.map { $0.text.prefix(30) } == [
        "The macro 'Sugar' of the packa", "The plugin 'Peel' of the packa",
      ])
    #expect(!FileManager.default.fileExists(atPath: mark.path))
  }

  @Test func aBrokenManifestIsAnErrorAtItsPlace() throws {
    let fixture = try PackageFixture()
    try fixture.write(
      "Plum/Package.swift", "// swift-tools-version:5.9\nimport PackageDescription\nlet package = 3 +\n")
    let plum = fixture.folder.appendingPathComponent("Plum")
    let reference = PackageReference.folder(plum)
    do {
      _ = try fixture.graph().modules(
        for: [PackageProduct(name: "Plum", package: reference)], references: [reference])
      Issue.record("it was read")
    } catch let error as PackageError {
      let message = error.message(in: URL(fileURLWithPath: "/project"))
      #expect(message.file == plum.appendingPathComponent("Package.swift").path)
      #expect(message.text.contains("error:"))
    }
  }
}
