import Testing

@testable import Lowering

@Suite struct EntryPointsTests {
  @Test(arguments: ["@main", "@UIApplicationMain", "@NSApplicationMain"])
  func namesTheDelegate(attribute: String) {
    let module = lowered("import UIKit\n\(attribute)\nclass Start: UIResponder, UIApplicationDelegate {}\n")
    #expect(module.delegateClassName == "Start")
    #expect(!module.body().contains(attribute))
    #expect(module.messages.isEmpty)
  }

  @Test(arguments: [
    "UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(Start.self))",
    "_ = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, \"App.Start\")",
    "autoreleasepool {\n  exit(UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(Start.self)))\n}",
  ])
  func readsMainSwift(statement: String) throws {
    let main = "import UIKit\n\(statement)\n"
    let files = [
      SourceFile(path: "App/main.swift", text: main),
      SourceFile(
        path: "App/Start.swift", text: "import UIKit\nclass Start: UIResponder, UIApplicationDelegate {}"),
    ]
    let module = try ModuleLowering(moduleName: "App", files: files).lower()
    #expect(module.delegateClassName == "Start")
    #expect(module.body().trimmingCharacters(in: .whitespacesAndNewlines) == "import UIKit")
  }

  @Test func saysThatSwiftUIsLifeCycleIsNotSupported() {
    let module = lowered("import SwiftUI\n@main struct Start: App {}\n")
    #expect(module.messages.map(\.line) == [2])
    #expect(module.messages.first?.severity == .error)
  }
}
