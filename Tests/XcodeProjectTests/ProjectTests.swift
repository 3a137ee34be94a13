import Foundation
import Testing

@testable import XcodeProject

@Suite struct ProjectTests {
  private func names(_ urls: [URL]) -> [String] { urls.map(\.lastPathComponent) }

  @Test func membershipDecidesAndNotTheFolder() throws {
    let fixture = try ProjectFixture()
    try fixture.write("Shop/In.swift")
    try fixture.write("Shop/Out.swift")
    try fixture.write("data.json", "{}")
    try fixture.writeProject(
      objects: """
        F1 = { isa = PBXFileReference; path = Shop/In.swift; sourceTree = "<group>"; };
        F2 = { isa = PBXFileReference; path = Shop/Out.swift; sourceTree = "<group>"; };
        F3 = { isa = PBXFileReference; path = data.json; sourceTree = SOURCE_ROOT; };
        B1 = { isa = PBXBuildFile; fileRef = F1; }; B3 = { isa = PBXBuildFile; fileRef = F3; };
        """, children: "F1, F2, F3", sources: "B1, GONE", resources: "B3")
    let target = try Project(file: fixture.project).applicationTarget()
    #expect(names(target.sources) == ["In.swift"])
    #expect(target.resources.map(\.destination) == ["data.json"])
    #expect(target.problems.isEmpty)
    #expect(target.productName == "Shop")
  }

  @Test func variantGroupsGiveEveryLanguage() throws {
    let fixture = try ProjectFixture()
    try fixture.write("Base.lproj/Main.storyboard")
    try fixture.write("en.lproj/Main.strings")
    try fixture.writeProject(
      objects: """
        V = { isa = PBXVariantGroup; name = Main.storyboard; children = (V1, V2); sourceTree = "<group>"; };
        V1 = { isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        V2 = { isa = PBXFileReference; name = en; path = en.lproj/Main.strings; sourceTree = "<group>"; };
        B = { isa = PBXBuildFile; fileRef = V; };
        """, children: "V", resources: "B")
    let target = try Project(file: fixture.project).applicationTarget()
    #expect(target.resources.map(\.destination) == ["Base.lproj/Main.storyboard", "en.lproj/Main.strings"])
    #expect(target.resources.map(\.region) == ["Base", "en"])
  }

  /// The file is written decomposed and named composed, as Git on a Mac leaves it; and once in other case.
  @Test func namesMatchAsOnAMac() throws {
    let fixture = try ProjectFixture()
    try fixture.write("과일/사과.swift".decomposedStringWithCanonicalMapping)
    try fixture.write("a\u{8}b.swift")
    try fixture.write("My Cart.swift")
    try fixture.writeProject(
      objects: """
        F1 = { isa = PBXFileReference; path = "과일/사과.swift"; sourceTree = "<group>"; };
        F2 = { isa = PBXFileReference; path = "a\\bb.swift"; sourceTree = "<group>"; };
        F3 = { isa = PBXFileReference; path = "my cart.swift"; sourceTree = "<group>"; };
        B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };
        B3 = { isa = PBXBuildFile; fileRef = F3; };
        """, children: "F1, F2, F3", sources: "B1, B2, B3")
    let target = try Project(file: fixture.project).applicationTarget()
    #expect(target.problems.isEmpty)
    #expect(names(target.sources) == ["사과.swift", "a\u{8}b.swift", "My Cart.swift"])
    for source in target.sources { #expect(FileManager.default.fileExists(atPath: source.path)) }
  }

  @Test func aMissingSourceIsNamedWithItsLine() throws {
    let fixture = try ProjectFixture()
    try fixture.writeProject(
      objects: """
        F1 = { isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>"; };
        B1 = { isa = PBXBuildFile; fileRef = F1; };
        """, children: "F1", sources: "B1", resources: "B1")
    let problems = try Project(file: fixture.project).applicationTarget().problems
    #expect(problems.map(\.isWarning) == [false, true])
    #expect(
      problems[0].description.hasPrefix(
        "\(fixture.project.path)/project.pbxproj:19: error: Build input file cannot be found: "))
  }

  @Test func nothingOutsideIsRead() throws {
    let fixture = try ProjectFixture()
    try fixture.writeProject(
      objects: """
        F1 = { isa = PBXFileReference; path = ../../etc/passwd; sourceTree = "<group>"; };
        F2 = { isa = PBXFileReference; path = link.txt; sourceTree = "<group>"; };
        B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };
        """, children: "F1, F2", resources: "B1, B2")
    try FileManager.default.createSymbolicLink(
      atPath: fixture.folder.appendingPathComponent("link.txt").path, withDestinationPath: "/etc/passwd")
    let target = try Project(file: fixture.project).applicationTarget()
    #expect(target.resources.isEmpty)
    #expect(target.problems.count == 2)
    #expect(target.problems[1].description.contains("lies outside"))
  }

  @Test func groupsInCirclesEnd() throws {
    let fixture = try ProjectFixture()
    try fixture.writeProject(
      objects: """
        A = { isa = PBXGroup; path = x; children = (C); sourceTree = "<group>"; };
        C = { isa = PBXGroup; path = y; children = (A, C, G); sourceTree = "<group>"; };
        """)
    #expect(try Project(file: fixture.project).targets.count == 1)
  }

  @Test func aMissingBraceHasItsLine() throws {
    let fixture = try ProjectFixture()
    try fixture.write(
      "Shop.xcodeproj/project.pbxproj", "// !$*UTF8*$!\n{\n  objects = {\n    a = { b = 1; \n")
    #expect {
      try Project(file: fixture.project)
    } throws: { error in
      "\(error)".contains("project.pbxproj:") && "\(error)".contains("Expected terminating '}'")
    }
  }

  @Test(arguments: [
    "", "{}", "{ objects = {}; rootObject = P; }", "\u{1}\u{2}", "{ objects = (1); rootObject = P; }",
  ])
  func whatIsNoProjectSaysSo(_ text: String) throws {
    let fixture = try ProjectFixture()
    try fixture.write("Shop.xcodeproj/project.pbxproj", text)
    #expect(throws: ProjectError.self) { try Project(file: fixture.project) }
  }

  @Test func deepNestingIsRefused() throws {
    let fixture = try ProjectFixture()
    try fixture.write("Shop.xcodeproj/project.pbxproj", String(repeating: "(", count: 200_000))
    #expect { try Project(file: fixture.project) } throws: { "\($0)".contains("nested too deeply") }
  }

  @Test func aMergeConflictIsCalledSo() throws {
    let fixture = try ProjectFixture()
    try fixture.write("Shop.xcodeproj/project.pbxproj", "{\n<<<<<<< HEAD\n}\n")
    #expect { try Project(file: fixture.project) } throws: {
      "\($0)".hasSuffix(":2: error: The file holds an unresolved merge conflict.")
    }
  }

  @Test func packagesAndScriptsAreNamed() throws {
    let fixture = try ProjectFixture()
    try fixture.writeProject(
      objects: """
        P = { isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (T);
          packageReferences = (K1, K2); };
        K1 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/some/SnapKit.git";
          requirement = { kind = upToNextMajorVersion; minimumVersion = 5.0.1; }; };
        K2 = { isa = XCLocalSwiftPackageReference; relativePath = Packages/Then; };
        D = { isa = XCSwiftPackageProductDependency; package = K1; productName = SnapKit; };
        X = { isa = PBXShellScriptBuildPhase; name = SwiftLint; shellScript = "swiftlint"; files = (); };
        T = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
          buildConfigurationList = TL; buildPhases = (S, R, X); packageProductDependencies = (D); };
        """)
    let project = try Project(file: fixture.project)
    #expect(project.packages.map(\.name) == ["SnapKit", "Then"])
    let target = try project.applicationTarget()
    #expect(target.packageProducts.first?.package?.requirement["minimumVersion"] == "5.0.1")
    #expect(target.scripts.map(\.name) == ["SwiftLint"])
  }

  /// Reading a pipe waits for a writer that never comes.
  @Test func pipesAreNotRead() throws {
    let fixture = try ProjectFixture()
    try fixture.writeProject(
      objects: """
        F1 = { isa = PBXFileReference; path = pipe.json; sourceTree = "<group>"; };
        B1 = { isa = PBXBuildFile; fileRef = F1; };
        """, children: "F1", resources: "B1")
    #expect(mkfifo(fixture.folder.appendingPathComponent("pipe.json").path, 0o600) == 0)
    let target = try Project(file: fixture.project).applicationTarget()
    #expect(target.resources.isEmpty)
    #expect(target.problems.map(\.description).first?.contains("neither a file nor a folder") == true)
  }

  @Test(arguments: [Data([0x9C, 0xC3, 0x28, 0x9F]), Data("bplist00".utf8) + Data([0xFF, 0xC3, 0x28])])
  func propertyListsWithoutTextAreNamedSo(data: Data) throws {
    let fixture = try ProjectFixture()
    let file = try fixture.write("Info.plist")
    try data.write(to: file)
    #expect { try PropertyListFile(url: file) } throws: { error in
      let text = "\(error)"
      return (text.hasSuffix("it holds no text.") || text.hasSuffix("it is damaged."))
        && text.contains("Info.plist")
    }
  }
}
