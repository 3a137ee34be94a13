import Foundation
import Lowering

/// The real compiler over lowered modules, with the stand-in for UIKit.
enum Compiler {
  struct Result {
    let status: Int32
    let output: String
  }

  /// Beside the test bundle: the modules and objects of the package.
  private static let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()

  /// Compiled once a run.
  private static let standIn: URL = {
    let folder = temporaryFolder()
    write(standInUIKit, to: folder.appendingPathComponent("UIKit.swift"))
    let result = swiftc(
      [
        "-module-name", "UIKit", "-emit-module", "-emit-module-path", "UIKit.swiftmodule", "-emit-object",
        "-parse-as-library", "UIKit.swift", "-o", "UIKit.o",
      ], in: folder)
    precondition(result.status == 0, result.output)
    return folder
  }()

  /// What the compiler says of a lowered module: the empty string when it accepts it.
  static func complaints(about module: LoweredModule, swiftVersion: String = "5") -> String {
    let folder = temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let names = write(module, to: folder)
    let result = swiftc(
      ["-typecheck", "-swift-version", swiftVersion, "-parse-as-library", "-module-name", "App"] + names,
      in: folder)
    return result.status == 0 && !result.output.contains("warning:") ? "" : result.output
  }

  /// Builds the module with an entry point that registers the classes and runs `body`; what it prints.
  static func run(_ module: LoweredModule, _ body: String) -> String {
    let folder = temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let entry =
      "import UIKit\n@main enum Entry { @MainActor static func main() throws { EspalierRegistration.registerAll()\n\(body)\n} }\n"
    write(entry, to: folder.appendingPathComponent("Entry.swift"))
    let objects = ["ObjectiveC", "CoreGraphics", "Surface"].flatMap { target -> [String] in
      let build = products.appendingPathComponent(target + ".build")
      let files = (try? FileManager.default.contentsOfDirectory(atPath: build.path)) ?? []
      return files.filter { $0.hasSuffix(".o") }.map { build.appendingPathComponent($0).path }
    }
    let built = swiftc(
      [
        "-Onone", "-use-ld=lld", "-swift-version", "5", "-parse-as-library", "-module-name", "App",
        "Entry.swift",
      ]
        + write(module, to: folder) + objects + [
          standIn.appendingPathComponent("UIKit.o").path, "-o", "app",
        ],
      in: folder)
    guard built.status == 0 else { return built.output }
    return execute(folder.appendingPathComponent("app").path, [], in: folder).output
  }

  private static func write(_ module: LoweredModule, to folder: URL) -> [String] {
    (module.files + module.generated).enumerated().map { number, file in
      let name = "\(number).swift"
      write(file.text, to: folder.appendingPathComponent(name))
      return name
    }
  }

  private static func swiftc(_ arguments: [String], in folder: URL) -> Result {
    // The stand-in comes first: the package's own UIKit lies among its modules.
    let own = arguments.first == "-module-name" ? [] : ["-I", standIn.path]
    let search = own + ["-I", products.appendingPathComponent("Modules").path]
    return execute("/usr/bin/env", ["swiftc"] + arguments + search, in: folder)
  }

  private static func execute(_ program: String, _ arguments: [String], in folder: URL) -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    do { try process.run() } catch { return Result(status: -1, output: "\(error)") }
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
  }

  private static func temporaryFolder() -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("lowering-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  private static func write(_ text: String, to file: URL) { try? Data(text.utf8).write(to: file) }
}
