import Foundation
@testable import Lowering
import Testing

@testable import BuildPlan

@Suite struct MissingSymbolsTests {
  @Test(arguments: [
    ("cannot find type 'UILabel' in scope", "UILabel"), ("cannot find 'present' in scope", "present"),
    ("no such module 'MapKit'", "import MapKit"),
    ("value of type 'UIButton?' has no member 'menu'", "UIButton.menu"),
    ("type 'UIColor' has no member 'tintColor'", "UIColor.tintColor"),
    (
      "'LaunchOptionsKey' is not a member type of class 'UIKit.UIApplication'",
      "UIKit.UIApplication.LaunchOptionsKey"
    ),
    ("method does not override any method from its superclass", "override of a method"),
    ("incorrect argument label in call (have 'a:', expected 'b:')", "incorrect argument label in call"),
  ])
  func errorsNameTheirSymbol(text: String, symbol: String) {
    #expect(MissingSymbols.symbol(in: text) == symbol)
  }

  @Test func otherErrorsDoNot() {
    #expect(MissingSymbols.symbol(in: "expected '}' in struct") == nil)
  }

  @Test func messagesAboutAddedCodeFollowFromTheUsers() {
    let added = AddedCode(folder: URL(fileURLWithPath: "/cache/x"))
    let ours = BuildMessage(.error, "bad", file: "/cache/x/Sources/Source1.swift", line: 1, column: 1)
    let theirs = BuildMessage(.error, "mistake", file: "/home/a.swift", line: 1, column: 1)
    #expect(added.sort([ours, theirs]) == [theirs])
    #expect(added.sort([ours]).first?.text.contains("Espalier adds") == true)
  }

  @Test func everyKindOfTestIsListed() {
    let cases = [
      LoweredModule.TestCase(
        className: "CartTests",
        methods: [
          .init(name: "testA", isAsync: false, isThrowing: false),
          .init(name: "testB", isAsync: true, isThrowing: true),
        ])
    ]
    let text = TestEntryPoint(cases: cases, usesSwiftTesting: true).text
    #expect(
      text.contains(
        "(\"testA\", { (test: CartTests) in { Swift.MainActor.assumeIsolated { test.testA() } } })"))
    #expect(text.contains("(\"testB\", asyncTest({ (test: CartTests) in { try await test.testB() } }))"))
    #expect(text.contains("import Testing"))
    #expect(!TestEntryPoint(cases: cases, usesSwiftTesting: false).text.contains("import Testing"))
  }
}
