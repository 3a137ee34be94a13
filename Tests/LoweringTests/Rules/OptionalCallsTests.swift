import Testing

@testable import Lowering

@Suite struct OptionalCallsTests {
  @Test func compiles() {
    expectCompiles(
      """
      import UIKit
      class Form: NSObject {
        var onReturn: ((UITextField) -> Void)?
        var table: UITableView?
        @MainActor func ask(_ field: UITextField, _ delegate: UITextFieldDelegate) {
          onReturn?(field)
          _ = field.delegate?.textFieldShouldReturn?(field)
          if let answer = delegate.textFieldShouldReturn?(field) { print(answer) }
          guard let table else { return }
          table.delegate?.tableView?(table, didSelectRowAt: IndexPath(index: 0))
          table.delegate?.scrollViewDidScroll?(table)
        }
      }
      """)
  }

  @Test func closuresStay() {
    let source = "completion?(1)\nmodel.onChange?(2)\nself.done?()\n"
    #expect(lowered(source).body() == source)
  }
}
