import Testing

@testable import Lowering

@Suite struct ResourceLiteralsTests {
  @Test func compiles() {
    expectCompiles(
      """
      import UIKit
      let image = #imageLiteral(resourceName: "apple")
      let colour = #colorLiteral(red: 0.5, green: 1, blue: 0, alpha: 1)
      """)
  }
}
