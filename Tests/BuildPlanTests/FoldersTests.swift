import Foundation
import Testing

@testable import BuildPlan

@Suite struct FoldersTests {
  @Test func followTheSpecification() {
    let set = Folders(environment: ["HOME": "/h", "XDG_CACHE_HOME": "/c", "XDG_DATA_HOME": "relative"])
    #expect(set.cache.path == "/c/espalier")
    #expect(set.data.path == "/h/.local/share/espalier")
  }

  @Test func copiesOfAProjectAreApart() {
    let folders = Folders(environment: ["HOME": "/h"])
    let one = folders.container(bundleIdentifier: "a/../b", project: URL(fileURLWithPath: "/x/A.xcodeproj"))
    let two = folders.container(bundleIdentifier: "a/../b", project: URL(fileURLWithPath: "/y/A.xcodeproj"))
    #expect(one != two)
    #expect(one.deletingLastPathComponent().path == "/h/.local/share/espalier/apps")
  }

  @Test func fingerprintsTellPartsApart() {
    func print(_ texts: [String]) -> String {
      var print = Fingerprint()
      print.add(texts)
      return print.text
    }
    #expect(print(["ab", "c"]) != print(["a", "bc"]))
    #expect(print(["ab", "c"]) == print(["ab", "c"]))
    #expect(print([""]) != print([]))
    #expect(print(["a"]).count == 32)
  }
}
