import Foundation

/// The compiler, and the runtime that apps are linked with.
public struct Toolchain: Sendable {
  public let compiler: URL
  /// Holds `libUIKitRuntime.so`.
  public let libraries: URL
  /// Holds `UIKit.swiftmodule` and those it needs.
  public let modules: URL

  /// Finds `swiftc` on PATH and the runtime beside the running program.
  /// - Throws: `BuildError.noCompiler`, `.noRuntime`.
  public init(environment: [String: String] = ProcessInfo.processInfo.environment) throws {
    guard let compiler = Toolchain.find("swiftc", environment) else { throw BuildError.noCompiler }
    self.compiler = compiler
    let beside =
      environment["ESPALIER_RUNTIME"].map { URL(fileURLWithPath: $0) }
      ?? URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    libraries = beside
    modules = beside.appendingPathComponent("Modules")
    guard FileManager.default.fileExists(atPath: library.path),
      FileManager.default.fileExists(atPath: modules.appendingPathComponent("UIKit.swiftmodule").path)
    else { throw BuildError.noRuntime(beside) }
  }

  init(compiler: URL, libraries: URL, modules: URL) {
    (self.compiler, self.libraries, self.modules) = (compiler, libraries, modules)
  }

  public var library: URL { libraries.appendingPathComponent("libUIKitRuntime.so") }

  /// Changes when anything changes that compiled apps depend on.
  var identity: [String] {
    let modules = ["UIKit", "QuartzCore", "CoreGraphics", "ObjectiveC"].map {
      self.modules.appendingPathComponent($0 + ".swiftmodule")
    }
    // Another Espalier may lower and generate otherwise.
    let tool = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return ([tool, compiler.resolvingSymlinksInPath(), library] + modules).map {
      "\($0.path) \(FileStamp($0)?.text ?? "none")"
    }
  }

  static func find(_ program: String, _ environment: [String: String]) -> URL? {
    (environment["PATH"] ?? "").split(separator: ":").lazy
      .map { URL(fileURLWithPath: String($0)).appendingPathComponent(program) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
