import Testing

@testable import Lowering

@Suite struct ObjectiveCNameTests {
  @Test(
    arguments: [
      ("f", [], "f"), ("f", [nil], "f:"), ("f", ["sender"], "fWithSender:"), ("f", ["by"], "fBy:"),
      ("moveFrom", ["index", "to"], "moveFromIndex:to:"), ("f", [nil, nil], "f::"),
      ("f", ["forEvent"], "fForEvent:"), ("changeWith", ["value"], "changeWithValue:"),
      ("init", ["coder"], "initWithCoder:"), ("init", ["for"], "initFor:"),
    ] as [(String, [String?], String)])
  func joinsNameAndLabels(name: String, labels: [String?], selector: String) {
    #expect(ObjectiveCName.selector(name, labels: labels) == selector)
  }

  @Test func errorsAndCompletionHandlersAreParameters() {
    #expect(ObjectiveCName.selector("f", labels: [], throws: true) == "fAndReturnError:")
    #expect(ObjectiveCName.selector("f", labels: [nil], throws: true) == "f:error:")
    #expect(
      ObjectiveCName.selector("f", labels: [nil, "then"], throws: true, lastParameterIsFunction: true)
        == "f:error:then:")
    #expect(ObjectiveCName.selector("f", labels: [], async: true) == "fWithCompletionHandler:")
    #expect(ObjectiveCName.selector("f", labels: [nil], async: true) == "f:completionHandler:")
  }
}
