import Testing

@testable import Lowering

@Suite struct ExtensionOverridesTests {
  private static let sources = (
    """
    import UIKit
    class Screen: UIViewController { let name = "screen" }
    class Child: Screen {
      override func viewDidLoad() { super.viewDidLoad(); print("own") }
    }
    """,
    """
    import UIKit
    extension Screen {
      override func viewDidLoad() {
        super.viewDidLoad()
        print("loaded", name)
      }
      override public func dismiss(
        animated flag: Bool,
        completion: (() -> Void)? = nil
      ) { completion?() }
      override var shouldAutorotate: Bool { false }
      override var title: String? { get { "t" } set { print(newValue ?? "") } }
    }
    extension Child {
      override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); print(animated) }
    }
    extension UINavigationController {
      override open var shouldAutorotate: Bool { topViewController?.shouldAutorotate ?? false }
    }
    """
  )

  @Test func compiles() { expectCompiles(Self.sources.0, Self.sources.1) }

  @Test func theOverridesAreCalled() {
    let output = Compiler.run(
      lowered(Self.sources.0, Self.sources.1),
      """
      let child: UIViewController = Child()
      child.viewDidLoad()
      child.viewWillAppear(true)
      child.dismiss(animated: true) { print("done") }
      print(child.shouldAutorotate, child.title ?? "", UINavigationController().shouldAutorotate)
      """)
    #expect(output == "loaded screen\nown\ntrue\ndone\nfalse t false\n")
  }

  @Test func aPublicExtensionMakesItsOverridesPublic() {
    expectCompiles(
      """
      import UIKit
      public class Plum: NSObject { let weight = 3 }
      """,
      """
      public extension Plum {
        override var description: String { "plum \\(weight) \\(type(of: self).description())" }
      }
      """)
  }
}
