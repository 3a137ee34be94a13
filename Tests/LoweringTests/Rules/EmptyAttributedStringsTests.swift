import Testing

@testable import Lowering

@Suite struct EmptyAttributedStringsTests {
  @Test func compiles() {
    expectCompiles(
      """
      import Foundation
      let empty = NSAttributedString()
      let text = NSMutableAttributedString()
      func f() { text.append(empty) }
      """)
  }
}
