import Lowering
import Testing

@testable import BuildPlan

@Suite struct TestableImportsTests {
  @Test func modulesThatTestsReachInto() {
    let text = """
      import XCTest
      @testable import Orchard
      @testable @preconcurrency import struct `Grafts`.Root
      @testable import Seeds // all
      import Trellis
      """
    #expect(
      TestableImports.modules(in: [SourceFile(path: "a.swift", text: text)]) == [
        "Orchard", "Grafts", "Seeds",
      ])
  }
}
