import Foundation
import Testing

@testable import XcodeProject

@Suite struct ProjectLocatorTests {
  private let locator = ProjectLocator()

  @Test func searchesDownwardsAndSkipsForeignFolders() throws {
    let fixture = try ProjectFixture()
    try fixture.write("Pods/Pods.xcodeproj/project.pbxproj")
    try fixture.write("App/Inner/Shop.xcodeproj/project.pbxproj")
    #expect(try locator.locate(fixture.folder).lastPathComponent == "Shop.xcodeproj")
    #expect(
      try locator.locate(fixture.folder.appendingPathComponent("App/Inner/Shop.xcodeproj")).lastPathComponent
        == "Shop.xcodeproj")
  }

  @Test func linksAndFoldersWithDotsAreSearched() throws {
    let fixture = try ProjectFixture()
    try fixture.write("shop-1.2/Shop.xcodeproj/project.pbxproj")
    try fixture.write("Kit.framework/Kit.xcodeproj/project.pbxproj")
    #expect(try locator.locate(fixture.folder).lastPathComponent == "Shop.xcodeproj")
    let link = fixture.folder.appendingPathComponent("link")
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: fixture.folder.appendingPathComponent("shop-1.2"))
    #expect(try locator.locate(link).lastPathComponent == "Shop.xcodeproj")
  }

  @Test func workspacesNameTheirProjects() throws {
    let fixture = try ProjectFixture()
    try fixture.writeProject()
    try fixture.write(
      "All.xcworkspace/contents.xcworkspacedata",
      """
      <?xml version="1.0"?><Workspace version = "1.0">
        <Group location = "container:" name = "x"><FileRef location = "group:Shop.xcodeproj"></FileRef></Group>
        <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef>
      </Workspace>
      """)
    let workspace = fixture.folder.appendingPathComponent("All.xcworkspace")
    #expect(try locator.locate(workspace).path == fixture.project.path)
    try fixture.write("All.xcworkspace/contents.xcworkspacedata", "<Workspace>\n<FileRef")
    #expect { try locator.locate(workspace) } throws: { "\($0)".contains("contents.xcworkspacedata") }
  }

  @Test func ofSeveralTheOneWithAnApp() throws {
    let fixture = try ProjectFixture()
    try fixture.writeProject(productType: "com.apple.product-type.framework")
    try FileManager.default.moveItem(
      at: fixture.project, to: fixture.folder.appendingPathComponent("Kit.xcodeproj"))
    try fixture.writeProject()
    #expect(try locator.locate(fixture.folder).lastPathComponent == "Shop.xcodeproj")
    try FileManager.default.copyItem(
      at: fixture.project, to: fixture.folder.appendingPathComponent("Second.xcodeproj"))
    #expect { try locator.locate(fixture.folder) } throws: { "\($0)".contains("several projects") }
  }

  @Test func nothingFoundSaysWhere() throws {
    let fixture = try ProjectFixture()
    #expect { try locator.locate(fixture.folder) } throws: { "\($0)".contains("No .xcodeproj was found in") }
    #expect { try locator.locate(fixture.folder.appendingPathComponent("none")) } throws: {
      "\($0)".contains("There is no file or folder")
    }
  }
}
