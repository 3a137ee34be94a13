import Foundation

/// One call of `swiftc` for a whole module.
struct CompilerCall {
  enum Product {
    case executable
    /// A library, and the module by which tests import it.
    case testableLibrary(module: URL)
    /// An object file, and the module by which others import it.
    case object(module: URL)
  }

  let toolchain: Toolchain
  let moduleName: String
  let languageMode: String
  let conditions: [String]
  /// Files with what they are named in messages; the order matters to nobody.
  let files: [URL]
  let product: Product
  let output: URL
  /// Assertions stay in, as in a debug build.
  var isOptimized = false
  /// Whether `@testable` reaches its internal members. What others may reach cannot be inlined and left out.
  var isTestable = true
  var extraArguments: [String] = []

  /// What decides the result beside the files' contents.
  var arguments: [String] {
    var arguments = [
      "-wmo", "-g", "-parse-as-library", "-module-name", moduleName, "-swift-version",
      CompilerCall.languageMode(languageMode), "-diagnostic-style", "llvm", "-no-color-diagnostics",
      "-I", toolchain.modules.path,
      // Frame pointers keep a crash's backtrace whole.
      "-Xcc", "-fno-omit-frame-pointer",
    ]
    arguments += isOptimized ? ["-O", "-assert-config", "Debug"] : ["-Onone"]
    if isTestable { arguments.append("-enable-testing") }
    arguments += conditions.flatMap { ["-D", $0] }
    switch product {
    case .executable:
      arguments += ["-emit-executable"] + linking
    case .object(let module):
      arguments += ["-c", "-emit-module", "-emit-module-path", module.path]
    case .testableLibrary(let module):
      arguments += ["-emit-library", "-emit-module", "-emit-module-path", module.path] + linking
      // The tests find it by this name, whatever the file is called while it is written.
      arguments += ["-Xlinker", "-soname", "-Xlinker", "lib\(moduleName).so"]
    }
    return arguments + extraArguments
  }

  private var linking: [String] {
    [
      "-use-ld=lld", "-L", toolchain.libraries.path, "-lUIKitRuntime", "-Xlinker", "-rpath", "-Xlinker",
      toolchain.libraries.path,
    ]
  }

  /// SWIFT_VERSION as the compiler takes it: 4, 4.2, 5 or 6.
  static func languageMode(_ version: String) -> String {
    if version.hasPrefix("4.2") { return "4.2" }
    switch version.split(separator: ".").first.flatMap({ Int($0) }) ?? 5 {
    case ...4: return "4"
    case 5: return "5"
    default: return "6"
    }
  }

  /// Runs the compiler.
  /// - Parameter folder: for the list of files, which may be too long for a command line.
  func run(in folder: URL) throws -> CompilerResult {
    let list = folder.appendingPathComponent("files.txt")
    let quoted = files.map { "\"" + $0.path.replacingOccurrences(of: "\"", with: "\\\"") + "\"" }
    try Data(quoted.joined(separator: "\n").utf8).write(to: list)
    // A compiler that is interrupted leaves its files behind; here the next build finds them.
    let scratch = folder.appendingPathComponent("Temporary", isDirectory: true)
    try? FileManager.default.removeItem(at: scratch)
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": scratch.path]) { $1 }
    let result = try Subprocess.run(
      toolchain.compiler, arguments + ["-o", output.path, "@" + list.path], in: folder,
      environment: environment)
    return CompilerResult(
      isSuccess: result.status == 0,
      messages: CompilerOutput.messages(result.errorOutput + result.output), output: result.errorOutput)
  }
}

struct CompilerResult {
  let isSuccess: Bool
  let messages: [BuildMessage]
  let output: String
}
