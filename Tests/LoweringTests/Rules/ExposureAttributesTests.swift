import Testing

@testable import Lowering

@Suite struct ExposureAttributesTests {
  @Test func columnsStay() {
    let module = lowered("class A { @objc func f() {}; @IBOutlet weak var x: B!; @objc(name) func g() {} }\n")
    #expect(
      module.body() == "class A {       func f() {};           weak var x: B!;             func g() {} }\n")
  }

  @Test func compiles() {
    expectCompiles(
      """
      import UIKit
      @objcMembers class Model: NSObject {
        var name = ""
        func reload(force: Bool) {}
        func generic<T>(_ value: T) {}
        private func hidden() {}
        @nonobjc func plain() {}
        func all(_ values: Int...) {}
        func closure(_ body: @escaping (Int) -> Void) {}
        static func shared() {}
        @NSCopying var title: NSString = ""
      }
      @objc enum Kind: Int { case one }
      @objc extension Model { func extra() {} }
      @IBDesignable class Badge: UIView {
        @IBInspectable var radius: CGFloat = 0 { didSet { layoutSubviews() } }
        @IBInspectable private(set) var text: String?
        @IBOutlet private weak var label: UILabel!
        @IBOutlet private weak var optional: UILabel?
        @IBOutlet var strong: UIButton!
        @IBOutlet private var all: [UIButton]! { didSet { _ = all } }
        @IBOutlet var more = [UIButton]()
        @IBOutlet weak var delegate: UITextFieldDelegate?
        @IBAction private func none() {}
        @IBAction func one(_ sender: Any) {}
        @IBAction func two(_ sender: UIButton, forEvent event: UIEvent) {}
        @IBAction func labelled(by sender: UIStepper) {}
        @IBAction func failing(_ sender: UIButton) throws {}
        @IBAction func waiting(_ sender: UIButton) async throws {}
        @IBAction func anything(_ sender: AnyObject?) -> Bool { true }
        @IBAction func unwind(segue: UIStoryboardSegue) {}
        @IBSegueAction func make(_ coder: NSCoder, sender: Any?, identifier: String?) -> UIViewController? { nil }
        @objc dynamic func moving() {}
        var block: (@convention(block) (Int) -> Void)?
      }
      """)
  }
}
