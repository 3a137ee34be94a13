import Testing

@testable import Lowering

@Suite struct ConditionalCompilationTests {
  @Test(arguments: [
    ("os(iOS)", true), ("os(iOS) || os(tvOS)", true), ("os(macOS)", false), ("os(Linux)", false),
    ("targetEnvironment(simulator)", true), ("!targetEnvironment(simulator)", false),
    ("targetEnvironment(macCatalyst)", false), ("canImport(UIKit)", true), ("canImport(SwiftUI)", false),
    ("DEBUG", true), ("DEBUG && !STAGING", true), ("STAGING", false),
  ])
  func decidesAsTheSimulatorDoes(condition: String, holds: Bool) {
    let module = lowered("#if \(condition)\nlet x = 1\n#else\nlet x = 2\n#endif\n")
    #expect(module.body() == "#if \(holds)\nlet x = 1\n#else\nlet x = 2\n#endif\n")
  }

  @Test func onlyOneBranchHolds() {
    let module = lowered("#if os(macOS)\n#elseif os(iOS)\n#elseif DEBUG\n#endif\n")
    #expect(module.body() == "#if false\n#elseif true\n#elseif false\n#endif\n")
  }

  @Test func customConditionsComeFromTheBuildSettings() {
    let module = lowered(
      "#if STAGING\n#endif\n#if DEBUG\n#endif\n", configuration: Configuration(activeConditions: ["STAGING"]))
    #expect(module.body() == "#if true\n#endif\n#if false\n#endif\n")
  }

  @Test func whatIsNotCompiledIsNotRegistered() {
    expectCompiles(
      """
      #if os(macOS)
      import AppKit
      class Window: NSWindow { @IBOutlet var label: NSTextField! }
      #elseif canImport(UIKit)
      import UIKit
      class Window: UIViewController {
        #if DEBUG
        @IBOutlet weak var label: UILabel!
        #endif
        func f() {
          view
          #if os(iOS)
            .layoutSubviews()
          #endif
        }
      }
      #endif
      """)
  }
}
