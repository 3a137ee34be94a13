import Testing

@testable import Lowering

@Suite struct KeyPathStringsTests {
  @Test(arguments: [
    ("#keyPath(count)", "\"count\""), ("#keyPath(Model.address.street)", "\"address.street\""),
    ("#keyPath(self.count)", "\"count\""), ("#keyPath(App.Model.count)", "\"count\""),
    ("#keyPath(UIView.frame)", "\"frame\""),
  ])
  func isTheNamesOfTheProperties(source: String, expected: String) {
    #expect(lowered("let x = \(source)\n").body() == "let x = \(expected)\n")
  }

  @Test func usesTheNamesOfObjectiveC() {
    let module = lowered("class A: NSObject { @objc(shown) var hidden = 1 }\nlet x = #keyPath(A.hidden)\n")
    #expect(module.body().hasSuffix("let x = \"shown\"\n"))
  }
}
