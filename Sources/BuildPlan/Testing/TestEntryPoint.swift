import Lowering

/// The file that starts the tests.
struct TestEntryPoint {
  let cases: [LoweredModule.TestCase]
  let usesSwiftTesting: Bool
  /// Modules of packages that only the tests use.
  var packages = PackageRegistrations(modules: [])
  /// Whether the tests belong to an app, whose module is linked.
  var isHosted = true

  var text: String {
    """
    import Foundation
    import XCTest
    \(usesSwiftTesting ? "import Testing" : "")

    \(packages.declarations)
    \(isHosted ? Self.hostDeclaration : "")
    @_silgen_name("espalier_test_main")
    @Swift.MainActor private func espalierTestMain(
      _ delegateClass: Swift.AnyClass?, _ run: @escaping @Swift.MainActor () -> Swift.Void) -> Swift.Never

    @main enum EspalierTestEntryPoint {
      @Swift.MainActor static func main() {
        let delegateClass: Swift.AnyClass? = \(isHosted ? "espalierTestedApp()" : "nil")
        \(packages.calls)EspalierRegistration.registerAll()
        espalierTestMain(delegateClass) {
    \(run)
        }
      }
    }

    """
  }

  private static let hostDeclaration = """
    @_silgen_name("espalier_tested_app")
    @Swift.MainActor private func espalierTestedApp() -> Swift.AnyClass?
    """

  private var run: String {
    let xctest = "      XCTMain([\n\(cases.map(entry).joined(separator: ",\n"))\n      ])"
    guard usesSwiftTesting else { return xctest }
    return """
            if Foundation.ProcessInfo.processInfo.environment["ESPALIER_TESTING"] == "swift-testing" {
              _Concurrency.Task { await Testing.__swiftPMEntryPoint() as Swift.Never }
              return
            }
      \(xctest)
      """
  }

  /// Every test is wrapped in a closure, which takes methods of any isolation.
  private func entry(_ test: LoweredModule.TestCase) -> String {
    let methods = test.methods.map { method in
      let attempt = method.isThrowing ? "try " : ""
      let closure =
        method.isAsync
        ? "asyncTest({ (test: \(test.className)) in { \(attempt)await test.\(method.name)() } })"
        : "{ (test: \(test.className)) in { \(attempt)Swift.MainActor.assumeIsolated { "
          + "\(attempt)test.\(method.name)() } } }"
      return "          (\"\(method.name)\", \(closure))"
    }
    return "        testCase([\n\(methods.joined(separator: ",\n"))\n        ])"
  }
}
