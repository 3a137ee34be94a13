import Foundation
import Testing

@testable import BuildPlan

@Suite struct CompilerOutputTests {
  @Test func readsPlacesAndSeverities() {
    let text = """
      /My App/가게.swift:3:14: error: cannot find 'x' in scope
        let y = x
                ^
      /My App/가게.swift:3:14: error: cannot find 'x' in scope
      /My App/b.swift:1:2: warning: unused
      /My App/b.swift:1:2: note: here
      <unknown>:0: error: no such module
      ld.lld: error: undefined symbol: foo
      """
    let messages = CompilerOutput.messages(text)
    #expect(
      messages == [
        BuildMessage(.error, "cannot find 'x' in scope", file: "/My App/가게.swift", line: 3, column: 14),
        BuildMessage(.warning, "unused", file: "/My App/b.swift", line: 1, column: 2),
        BuildMessage(.note, "here", file: "/My App/b.swift", line: 1, column: 2),
        BuildMessage(.error, "no such module"), BuildMessage(.error, "undefined symbol: foo"),
      ])
    #expect(messages[0].description == "/My App/가게.swift:3:14: error: cannot find 'x' in scope")
  }

  @Test(arguments: [("5.0", "5"), ("4.2", "4.2"), ("4.0", "4"), ("3", "4"), ("6.0", "6"), ("", "5")])
  func languageModes(version: String, mode: String) {
    #expect(CompilerCall.languageMode(version) == mode)
  }

  @Test func classesAreFoundByName() {
    let classes = DeclaredClasses(sources: [
      .init(path: "a", text: "final class 가게: UIView {}\nclass `Shop`<T> {}")
    ])
    #expect(classes.contains("가게") && classes.contains("Shop") && classes.contains("Module.Shop"))
    #expect(!classes.contains("UIView"))
  }
}
