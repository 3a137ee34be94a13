import Foundation
import Testing

@testable import XcodeProject

@Suite struct BuildSettingsTests {
  private func settings(_ levels: [String: String]...) -> BuildSettings {
    BuildSettings(levels: levels, conditions: SettingConditions(configuration: "Debug"))
  }

  @Test func inheritedIsTheLevelBelow() {
    let settings = settings(["F": "a"], ["F": "$(inherited) b"], ["G": "1"], ["F": "$(F) c ${G}"])
    #expect(settings["F"] == "a b c 1")
  }

  @Test(arguments: [
    ("My App-2", "c99extidentifier", "My_App_2"), ("2048", "c99extidentifier", "_048"),
    ("쥬스 가게", "c99extidentifier", "쥬스_가게"), ("My App", "rfc1034identifier", "My-App"),
    ("AbC", "lower", "abc"), ("AbC", "upper", "ABC"), ("/a/b.txt", "base", "b"), ("/a/b.txt", "dir", "/a"),
    ("/a/b.txt", "file", "b.txt"), ("/a/b.txt", "suffix", ".txt"), ("", "default=x", "x"),
    ("v", "unknown", "v"),
  ])
  func modifiers(value: String, modifier: String, result: String) {
    #expect(settings(["V": value]).expand("$(V:\(modifier))") == result)
  }

  @Test func nestedAndUnknownReferences() {
    let settings = settings(["A_ko": "예", "LANGUAGE": "ko"])
    #expect(settings.expand("<$(A_$(LANGUAGE))> <$(NONE)> $5 $( $(LANGUAGE") == "<예> <> $5 $( $(LANGUAGE")
  }

  @Test func circlesAreEmptyAndBombsEnd() {
    #expect(settings(["A": "x$(B)", "B": "y$(A)"])["A"] == "xy")
    var bomb: [String: String] = ["L0": "lol"]
    for level in 1..<40 { bomb["L\(level)"] = String(repeating: "$(L\(level - 1))", count: 10) }
    #expect((settings(bomb)["L39"] ?? "").utf8.count < 20 << 20)
  }

  @Test func conditionsBeatPlainSettings() {
    let settings = settings([
      "A": "plain", "A[sdk=iphonesimulator*]": "simulator", "A[sdk=iphoneos*]": "device",
      "B[config=Release]": "release", "C[sdk=iphonesimulator*][arch=x86_64]": "both",
    ])
    #expect(settings["A"] == "simulator")
    #expect(settings["B"] == nil)
    #expect(settings["C"] == "both")
  }

  @Test func listsAreSplitAtBlanksOutsideQuotes() {
    #expect(settings(["L": "a \"b c\" d\\ e 'f g'"]).list("L") == ["a", "b c", "d e", "f g"])
  }

  @Test func configurationFilesIncludeOthers() throws {
    let fixture = try ProjectFixture()
    try fixture.write("Shared.xcconfig", "NAME = shared // comment\nFLAGS = a\n")
    try fixture.write(
      "App.xcconfig",
      "#include \"Shared.xcconfig\"\n#include? \"none.xcconfig\"\n\nFLAGS[sdk=iphone*] = $(inherited) b;\n")
    try fixture.writeProject(
      objects: """
        X = { isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
        TC = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X;
          buildSettings = { PRODUCT_NAME = "$(NAME)-app"; }; };
        """, children: "X", projectSettings: "FLAGS = z;")
    let target = try Project(file: fixture.project).applicationTarget()
    #expect(target.productName == "shared-app")
    #expect(target.moduleName == "shared_app")
    #expect(target.settings["FLAGS"] == "z b")
  }

  @Test func aMissingIncludeHasItsLine() throws {
    let fixture = try ProjectFixture()
    try fixture.write("App.xcconfig", "\n#include \"Gone.xcconfig\"\n")
    try fixture.writeProject(
      objects: """
        X = { isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
        TC = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X; buildSettings = {}; };
        """, children: "X")
    #expect { try Project(file: fixture.project) } throws: {
      "\($0)".contains("App.xcconfig:2: error: could not find included file")
    }
  }

  @Test func includesInACircleHaveTheirLine() throws {
    let fixture = try ProjectFixture()
    try fixture.write("App.xcconfig", "\n#include \"Shared.xcconfig\"\n")
    try fixture.write("Shared.xcconfig", "\n\n#include \"App.xcconfig\"\n")
    try fixture.writeProject(
      objects: """
        X = { isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
        TC = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X; buildSettings = {}; };
        """, children: "X")
    #expect { try Project(file: fixture.project) } throws: {
      "\($0)".contains("Shared.xcconfig:3: error: The includes go round in a circle")
    }
  }
}
