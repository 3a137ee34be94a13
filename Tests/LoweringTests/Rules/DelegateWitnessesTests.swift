import Testing

@testable import Lowering

@Suite struct DelegateWitnessesTests {
  private static let base = """
    import UIKit
    class Base: UIViewController, UITableViewDelegate, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    """
  private static let sub = """
    import UIKit
    final class Sub: Base {
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { print("selected") }
    }
    extension Sub {
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "title" }
    }
    final class Other: Base {
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { print("other") }
    }
    """

  @Test func compiles() { expectCompiles(Self.base, Self.sub) }

  @Test func theSubclassIsAsked() {
    let output = Compiler.run(
      lowered(Self.base, Self.sub),
      """
      let table = UITableView(frame: .zero)
      let path = IndexPath(index: 0)
      for delegate in [Sub(), Other(), Base()] as [Base] {
        (delegate as UITableViewDelegate).tableView(table, didSelectRowAt: path)
        print((delegate as UITableViewDataSource).tableView(table, titleForHeaderInSection: 0) ?? "none")
        print((delegate as UITableViewDelegate).tableView(table, heightForRowAt: path))
      }
      print(ObjectRegistry.implements(Sub(), "tableView(_:titleForHeaderInSection:)"))
      print(ObjectRegistry.implements(Other(), "tableView(_:titleForHeaderInSection:)"))
      """)
    #expect(output == "selected\ntitle\n-1.0\nother\nnone\n-1.0\nnone\n-1.0\ntrue\nfalse\n")
  }

  @Test func aClassThatNamesTheProtocolItselfStays() {
    let source = """
      import UIKit
      class Field: UIViewController, UITextFieldDelegate {
        func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
      }

      """
    #expect(lowered(source).body() == source)
  }
}
