import Testing

@testable import Lowering

@Suite struct DynamicMembersTests {
  private let declaration = "var things: [AnyObject] = []\nvar words: [String] = []\n"

  @Test func propertiesOfElementsAreLookedUp() {
    let module = lowered(declaration + "check(a.things.first?.priority, 3)\nlet n: Int? = things[0].count\n")
    #expect(
      module.body() == declaration + """
        check(ObjectiveC.dynamicMember(a.things.first, "priority"), 3)
        let n: Int? = ObjectiveC.dynamicMember(things[0], "count")

        """)
  }

  @Test func otherListsAndTheListItselfStay() {
    let source = declaration + "let a = words.first?.count\nlet b = things.count\nthings.first?.run()\n"
    #expect(lowered(source).body() == source)
  }

  @Test func compiles() {
    expectCompiles(
      """
      import UIKit
      final class Thing: NSObject { @objc var weight: Float = 2 }
      struct Box { var things: [AnyObject] { [Thing()] } }
      func isHeavy(_ box: Box) -> Bool {
        let weight: Float? = box.things.first?.weight
        return weight == Float(2)
      }
      """)
  }
}
