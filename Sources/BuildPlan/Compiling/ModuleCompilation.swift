import Foundation
import Lowering
import XcodeProject

/// What of a target decides how its module is compiled.
struct ModuleSettings: Equatable {
  let moduleName: String
  /// SWIFT_VERSION, such as `5.0`.
  let swiftVersion: String
  let conditions: [String]

  init(moduleName: String, swiftVersion: String, conditions: [String]) {
    (self.moduleName, self.swiftVersion, self.conditions) = (moduleName, swiftVersion, conditions)
  }

  init(_ target: Target) {
    self.init(
      moduleName: target.moduleName, swiftVersion: target.swiftVersion,
      conditions: target.compilationConditions)
  }
}

/// Lowers and compiles the sources of one module.
struct ModuleCompilation {
  let settings: ModuleSettings
  let toolchain: Toolchain
  /// For lowered sources and other files between input and output; its products are not in it.
  let folder: URL
  let product: CompilerCall.Product
  let output: URL
  var isOptimized = false
  var isTestable = true
  var extraArguments: [String] = []
  /// Modules that the compiled code can import besides those that come with Espalier.
  var importableModules: Set<String> = []
  /// What is compiled besides the target's own files and known before these are lowered.
  var generated: [SourceFile] = []
  /// What is compiled besides the target's own files.
  let addedFiles: (LoweredModule) -> [SourceFile]

  /// The Swift files of a target.
  /// - Throws: `BuildError.failed` for one that cannot be read.
  static func sources(of target: Target) throws -> [SourceFile] {
    try sources(at: target.sources.filter { $0.pathExtension == "swift" })
  }

  static func sources(at urls: [URL]) throws -> [SourceFile] {
    try urls.map { url in
      do {
        return SourceFile(path: url.path, text: String(decoding: try Data(contentsOf: url), as: UTF8.self))
      } catch {
        let reason = (error as NSError).localizedDescription
        throw BuildError.failed([BuildMessage(.error, "The file cannot be read: \(reason)", file: url.path)])
      }
    }
  }

  /// Changes with everything that the product depends on.
  func fingerprint(_ sources: [SourceFile]) -> String {
    var print = Fingerprint()
    print.add(toolchain.identity)
    print.add(BuildVersion.text)
    print.add(call([], output).arguments)
    for source in sources + generated {
      print.add(source.path)
      print.add(source.text)
    }
    return print.text
  }

  /// - Returns: warnings.
  /// - Throws: `BuildError.failed` with all messages. A product of before stays then.
  func compile(_ sources: [SourceFile]) throws -> [BuildMessage] {
    let module = try ModuleLowering(
      moduleName: settings.moduleName, files: sources,
      configuration: Configuration(
        swiftVersion: settings.swiftVersion, activeConditions: Set(settings.conditions),
        importableModules: importableModules)
    ).lower()
    var messages = module.messages.map(BuildMessage.init)
    if messages.contains(where: { $0.severity == .error }) { throw BuildError.failed(messages) }
    let files = try LoweredFiles(folder: folder.appendingPathComponent("Sources")).write(
      module.files, generated: module.generated + generated + addedFiles(module))
    // A running program keeps its file when the new one takes the name.
    let fresh = folder.appendingPathComponent("product").appendingPathExtension(output.pathExtension)
    let result = try call(files, fresh).run(in: folder)
    messages += AddedCode(folder: folder).sort(result.messages)
    guard result.isSuccess else {
      if !messages.contains(where: { $0.severity == .error }) {
        messages.append(BuildMessage(.error, "swiftc failed:\n\(result.output)"))
      }
      throw BuildError.failed(messages)
    }
    guard rename(fresh.path, output.path) == 0 else {
      throw BuildError.cannotWrite(output, String(cString: strerror(errno)))
    }
    return messages
  }

  private func call(_ files: [URL], _ output: URL) -> CompilerCall {
    CompilerCall(
      toolchain: toolchain, moduleName: settings.moduleName, languageMode: settings.swiftVersion,
      conditions: settings.conditions, files: files, product: product, output: output,
      isOptimized: isOptimized, isTestable: isTestable, extraArguments: extraArguments)
  }
}

/// Changes when the way of building changes, so that old products are not taken for current.
enum BuildVersion {
  static let text = "5"
}
