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
}
