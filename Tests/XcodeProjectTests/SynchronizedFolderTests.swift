import Foundation
import Testing

@testable import XcodeProject

@Suite struct SynchronizedFolderTests {
  @Test func everythingBelongsButForTheExceptions() throws {
    let fixture = try ProjectFixture()
    for path in [
      "Shop/AppDelegate.swift", "Shop/Model/Fruit.swift", "Shop/Info.plist", "Shop/Old.swift",
      "Shop/Base.lproj/Main.storyboard", "Shop/ko.lproj/Localizable.strings", "Shop/data.json",
      "Shop/Assets.xcassets/Contents.json", "Shop/Raw/one.txt", "Shop/Bridge.h", "Shop/.hidden.swift",
      "Shop/Base.lproj/Gone.storyboard",
    ] {
      try fixture.write(path, "x")
    }
    try fixture.write("Shop/Info.plist", "{}")
    try fixture.writeProject(
      objects: """
        Y = { isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>";
          exceptions = (E, O); explicitFolders = (Raw); };
        E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
          membershipExceptions = (Info.plist, Old.swift, "/Localized: Gone.storyboard"); };
        O = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = OTHER;
          membershipExceptions = (data.json); };
        """, children: "Y", target: "fileSystemSynchronizedGroups = (Y);", version: 77)
    let target = try Project(file: fixture.project).applicationTarget()
    #expect(target.sources.map(\.lastPathComponent) == ["AppDelegate.swift", "Fruit.swift"])
    #expect(
      target.resources.map(\.destination) == [
        "Assets.xcassets", "Base.lproj/Main.storyboard", "Raw", "data.json", "ko.lproj/Localizable.strings",
      ])
    #expect(target.problems.isEmpty)
  }

  /// Several links to a folder above give as many ways again at each level.
  @Test func linksAndPipesEnd() throws {
    let fixture = try ProjectFixture()
    for path in ["Shop/A.swift", "Shop/Inner/B.swift", "Shared/C.swift"] { try fixture.write(path, "x") }
    for (link, target) in [
      ("Shop/one", ".."), ("Shop/two", "."), ("Shop/three", "Inner"), ("Shop/four", "../Shared"),
      ("Shop/five", "../Shared"), ("Shop/six.txt", "/etc/passwd"), ("Shop/seven.txt", "nowhere"),
      ("Shared/eight", "../Shop"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: fixture.folder.appendingPathComponent(link).path, withDestinationPath: target)
    }
    #expect(mkfifo(fixture.folder.appendingPathComponent("Shop/pipe.txt").path, 0o600) == 0)
    try fixture.writeProject(
      objects: "Y = { isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = \"<group>\"; };",
      children: "Y", target: "fileSystemSynchronizedGroups = (Y);", version: 77)
    let target = try Project(file: fixture.project).applicationTarget()
    #expect(target.sources.map(\.lastPathComponent) == ["A.swift", "B.swift", "C.swift"])
    #expect(target.resources.isEmpty)
    #expect(!target.problems.contains { !$0.isWarning })
    let left = target.problems.map { $0.description.split(separator: "'")[1] }.sorted()
    // Of two links to one folder the first counts.
    #expect(left == ["eight", "four", "one", "pipe.txt", "seven.txt", "six.txt", "three", "two"])
  }
}
