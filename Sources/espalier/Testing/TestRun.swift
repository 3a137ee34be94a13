import AppProcess
import BuildPlan
import Foundation

/// Runs the program of one test target.
struct TestRun {
  let bundle: TestBundle
  let filters: [String]
  /// Where the results are wanted; the results of Swift Testing are written beside it.
  let xunit: URL?

  func run(_ results: inout TestResults) throws -> ExitCode {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "espalier-\(UUID().uuidString)")
    let container = Container(folder: folder)
    try container.create()
    defer { try? FileManager.default.removeItem(at: folder) }
    var code = ExitCode.success
    if bundle.usesXCTest || !bundle.usesSwiftTesting {
      let words = filters.isEmpty ? [] : [selections.map(\.forXCTest).joined(separator: ",")]
      code = try start(container, arguments: words, isXCTest: true, &results)
    }
    if bundle.usesSwiftTesting {
      var words = ["--testing-library", "swift-testing"]
      words += selections.flatMap { ["--filter", $0.forSwiftTesting] }
      if let xunit { words += ["--xunit-output", xunit.path + ".swift-testing.xml"] }
      let second = try start(container, arguments: words, isXCTest: false, &results)
      if second != .success { code = second }
    }
    return code
  }

  private var selections: [TestSelection] {
    filters.map { TestSelection($0, target: bundle.name, module: bundle.moduleName) }
  }

  private func start(
    _ container: Container, arguments: [String], isXCTest: Bool, _ results: inout TestResults
  ) throws -> ExitCode {
    let process = Process()
    process.executableURL = bundle.program
    process.arguments = arguments
    process.environment = Launch.testVariables(container).merging(
      isXCTest ? [:] : ["ESPALIER_TESTING": "swift-testing"]
    ) { $1 }
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    do {
      try process.run()
    } catch {
      throw Exit(.software, "error: \(bundle.program.path) cannot be started: \(error.localizedDescription)")
    }
    var rest = Data()
    while case let bytes = output.fileHandleForReading.availableData, !bytes.isEmpty {
      try? FileHandle.standardOutput.write(contentsOf: bytes)
      rest.append(bytes)
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: rest[..<end], as: UTF8.self)
        if isXCTest { results.read(line: line, target: bundle.name) } else { results.readSwiftTesting(line) }
        rest = Data(rest[(end + 1)...])
      }
    }
    process.waitUntilExit()
    if process.terminationReason == .uncaughtSignal {
      results.crashed(target: bundle.name)
      return .crash
    }
    switch process.terminationStatus {
    // 69: Swift Testing found no test, which is no failure.
    case 0, 69: return .success
    default: return .failure
    }
  }
}
