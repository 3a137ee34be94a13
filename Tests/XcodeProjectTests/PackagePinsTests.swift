import Foundation
import Testing

@testable import XcodeProject

@Suite struct PackagePinsTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  private func pins(_ text: String) throws -> PackagePins {
    let project = folder.appendingPathComponent("App.xcodeproj")
    let place = project.appendingPathComponent("project.xcworkspace/xcshareddata/swiftpm")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(text.utf8).write(to: place.appendingPathComponent("Package.resolved"))
    return try PackagePins(project: project)
  }

  @Test func allThreeVersionsAreRead() throws {
    let first = try pins(
      """
      {"object": {"pins": [{"package": "Plum", "repositoryURL": "https://example.org/Fruit/Plum.git",
        "state": {"branch": null, "revision": "abc", "version": "1.2.3"}}]}, "version": 1}
      """)
    let third = try pins(
      """
      {"originHash": "x", "pins": [{"identity": "plum", "kind": "remoteSourceControl",
        "location": "https://example.org/Fruit/Plum.git",
        "state": {"revision": "abc", "version": "1.2.3"}}], "version": 3}
      """)
    for pins in [first, third] {
      let pin = try #require(pins.pin(for: "Plum"))
      #expect(pin.identity == "plum")
      #expect(pin.location == "https://example.org/Fruit/Plum.git")
      #expect(pin.revision == "abc")
      #expect(pin.version == "1.2.3")
      #expect(pin.branch == nil)
    }
    #expect(third.pin(for: "pear") == nil)
  }

  @Test func brokenFilesAreNamed() throws {
    #expect(throws: ProjectError.self) { try pins("no JSON") }
    #expect(throws: ProjectError.self) { try pins(#"{"version": 9, "pins": []}"#) }
    #expect(throws: ProjectError.self) { try pins(#"{"version": 2}"#) }
  }

  @Test func aProjectWithoutTheFileHasNone() throws {
    #expect(try PackagePins(project: folder.appendingPathComponent("App.xcodeproj")) == .none)
  }

  @Test(arguments: [
    ("https://github.com/Fruit/Plum.git", "plum"), ("git@github.com:Fruit/Plum.git", "plum"),
    ("/some/where/Plum", "plum"), ("file:///tmp/Plum.git", "plum"),
  ])
  func identitiesAreTheLastPart(address: String, identity: String) {
    #expect(PackageIdentity.of(address) == identity)
  }
}
