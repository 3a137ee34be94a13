import Testing

@testable import Lowering

@Suite struct ImportsTests {
  @Test func submodulesAreTheirModules() {
    let module = lowered("import UIKit.UIImage\nimport class UIKit.UIView\nimport os.log\n")
    #expect(module.body() == "import UIKit        \nimport class UIKit.UIView\nimport os    \n")
    #expect(module.imports == ["UIKit", "os"])
  }

  @Test func foundationBringsWhatItBringsOnApplesSystems() {
    #expect(lowered("import Foundation\n").appendix().contains("import CoreGraphics\nimport ObjectiveC\n"))
    #expect(!lowered("struct A {}\n").appendix().contains("import"))
  }

  @Test func testsSeeUIKitThroughXCTest() {
    let source = "import XCTest\nfinal class Tests: XCTestCase { func testA() { _ = UIView() } }\n"
    #expect(lowered(source).appendix().contains("import UIKit\n"))
    expectCompiles(source)
  }

  @Test func networkingIsAModuleOfItsOwn() {
    let module = lowered("import UIKit\n", "import Foundation\nlet s = URLSession.shared\n")
    #expect(module.appendix(0).contains("import FoundationNetworking"))
  }

  @Test func compiles() {
    expectCompiles(
      """
      import UIKit.UIButton
      import func Darwin.sqrt
      import OSLog
      import os.log
      let root = sqrt(4.0)
      let log = OSLog(subsystem: "app", category: "main")
      let logger = Logger(subsystem: "app", category: "main")
      func f(_ name: String, _ value: Double?) {
        os_log("started")
        os_log("value %{public}@ %d", log: log, type: .error, name, 3)
        os_log(.debug, "plain")
        logger.info("\\(name, privacy: .public) and \\(value)")
        logger.log(level: .fault, "text")
      }
      """,
      """
      import Foundation
      let size = CGSize.zero
      let transform = CGAffineTransform.identity
      func pool() { autoreleasepool { _ = size } }
      func load() { URLSession.shared.dataTask(with: URL(fileURLWithPath: "/")) { _, _, _ in }.resume() }
      """)
  }
}
