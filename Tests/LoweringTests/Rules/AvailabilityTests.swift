import Testing

@testable import Lowering

@Suite struct AvailabilityTests {
  @Test func versionsBehindOursAreNotAvailable() {
    let module = lowered("if #available(iOS 26.0, *) {}\nguard #unavailable(iOS 26) else { exit(0) }")
    #expect(module.body() == "if #unavailable(iOS 26.0) {}\nguard #available(iOS 26, *) else { exit(0) }\n")
  }

  @Test func olderVersionsStay() {
    let source = "@available(iOS 15, *) func f() { if #available(iOS 18, *) {} }\n"
    #expect(lowered(source).body() == source)
  }

  @Test func compiles() {
    expectCompiles(
      """
      import UIKit
      @available(iOS 14.0, *) class Modern: UIViewController {}
      func choose() -> Int {
        if #available(iOS 26, *) {
          let glass = UIGlassEffect()
          return glass.depth
        } else {
          return 2
        }
      }
      @available(iOS, deprecated: 15) func old() {}
      """)
  }
}
