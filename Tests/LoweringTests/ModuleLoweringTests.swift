import Foundation
import Testing

@testable import Lowering

@Suite struct ModuleLoweringTests {
  @Test func everyKindAtOnceCompiles() {
    expectCompiles(
      """
      import UIKit
      import OSLog

      @UIApplicationMain
      class AppDelegate: UIResponder, UIApplicationDelegate {}

      final class ViewController: UIViewController {
        @IBOutlet private weak var label: UILabel!
        @IBOutlet var buttons: [UIButton]!
        @IBOutlet var more = [UIButton]() { didSet { more.forEach { _ = $0 } } }
        @IBInspectable var radius: CGFloat = 0
        @objc dynamic var count = 0
        override func viewDidLoad() {
          super.viewDidLoad()
          buttons.first?.addTarget(self, action: #selector(tapped), for: .touchUpInside)
          NotificationCenter.default.addObserver(
            self, selector: #selector(changed(_:)), name: .init("changed"), object: nil)
        }
        @IBAction private func tapped() {}
        @IBAction func stepped(_ sender: UIStepper, forEvent event: UIEvent) throws {}
        @objc func changed(_ notification: Notification) {}
      }
      """)
  }

  @Test func namesTheUsersFileFirst() {
    let module = lowered("import Foundation\n")
    #expect(
      module.files[0].text.hasPrefix(
        "#sourceLocation(file: \"App/File0.swift\", line: 1)\nimport Foundation\n"))
  }

  @Test func escapesControlCharactersInFileNames() throws {
    let file = SourceFile(path: "a\u{8}\"b.swift", text: "")
    let module = try ModuleLowering(moduleName: "App", files: [file]).lower()
    #expect(module.files[0].text.hasPrefix("#sourceLocation(file: \"a\\u{8}\\\"b.swift\", line: 1)\n"))
  }

  @Test func byteOrderMarksAndCarriageReturnsAreBorne() {
    let module = lowered("\u{FEFF}import UIKit\r\nclass A: NSObject { @objc func f() {} }\r\n")
    let start = "#sourceLocation(file: \"App/File0.swift\", line: 1)\n"
    #expect(
      module.files[0].text.utf8.starts(
        with: (start + "import UIKit\r\nclass A: NSObject {       func f() {} }\r\n#sourceLocation()\n").utf8)
    )
  }

  @Test func objcMembersReachesSubclassesAndExtensions() {
    let module = lowered(
      "@objcMembers class A: NSObject {}\nclass B: A { func b() {} }\nextension B { var c: Int { 1 } }\n")
    #expect(module.appendix().contains("r.methods[\"b\"]"))
    #expect(module.appendix().contains("r.getters[\"c\"]"))
  }

  @Test func aTypeMayBeNamedLikeTheModule() {
    let module = lowered(
      "struct App { class Part: NSObject {} }\nextension App.Part { @objc func f() {} }\n")
    #expect(module.appendix().contains("extension App.Part {"))
  }

  @Test func listsTheTestsOfXCTest() {
    let module = lowered(
      """
      import XCTest
      class Base: XCTestCase { func testShared() {} }
      final class StockTests: Base {
        override func setUp() {}
        func testOrder() throws {}
        func testWaiting() async throws {}
        func testHelper(_ value: Int) {}
        private func testHidden() {}
      }
      """)
    let methods = module.testCases.first { $0.className == "StockTests" }?.methods
    #expect(methods?.map(\.name) == ["testOrder", "testWaiting", "testShared"])
    #expect(methods?.map(\.isAsync) == [false, true, false])
    #expect(methods?.map(\.isThrowing) == [true, true, false])
  }
}
