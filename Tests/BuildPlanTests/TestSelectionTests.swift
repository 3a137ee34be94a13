import Testing

@testable import BuildPlan

@Suite struct TestSelectionTests {
  @Test(arguments: [
    ("CartTests", "Shop_Tests.CartTests", "CartTests"),
    ("CartTests/testSum", "Shop_Tests.CartTests/testSum", "CartTests/testSum"),
    ("CartTests.testSum", "Shop_Tests.CartTests/testSum", "CartTests/testSum"),
    ("Shop Tests/CartTests/testSum()", "Shop_Tests.CartTests/testSum", "CartTests/testSum()"),
    ("Shop_Tests.CartTests/testSum", "Shop_Tests.CartTests/testSum", "CartTests/testSum"),
    ("Shop Tests/CartTests", "Shop_Tests.CartTests", "CartTests"),
  ])
  func forms(filter: String, xctest: String, swiftTesting: String) {
    let selection = TestSelection(filter, target: "Shop Tests", module: "Shop_Tests")
    #expect(selection.forXCTest == xctest)
    #expect(selection.forSwiftTesting == swiftTesting)
  }
}
