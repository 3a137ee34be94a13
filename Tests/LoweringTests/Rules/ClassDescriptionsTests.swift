import Testing

@testable import Lowering

@Suite struct ClassDescriptionsTests {
  @Test func theClassIsWrittenOut() {
    let module = lowered("let a = type(of: object).description() + \"x\"\nlet b = thing.description()\n")
    #expect(
      module.body()
        == "let a = Swift.String(reflecting: type(of: object)) + \"x\"\nlet b = thing.description()\n")
  }
}
