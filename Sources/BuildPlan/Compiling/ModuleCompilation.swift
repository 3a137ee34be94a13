import Foundation
import Lowering
import XcodeProject

/// Lowers and compiles the sources of one target.
struct ModuleCompilation {
  let target: Target
  let toolchain: Toolchain
  /// For lowered sources and other files between input and output; its products are not in it.
  let folder: URL
  let product: CompilerCall.Product
  let output: URL
  var extraArguments: [String] = []
  /// Modules that the compiled code can import besides those that come with Espalier.
  var importableModules: Set<String> = []
  /// What is compiled besides the target's own files.
  let addedFiles: (LoweredModule) -> [SourceFile]

  /// The Swift files of a target.
  /// - Throws: `BuildError.failed` for one that cannot be read.
  static func sources(of target: Target) throws -> [SourceFile] {
    try target.sources.filter { $0.pathExtension == "swift" }.map { url in
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
    for source in sources {
      print.add(source.path)
      print.add(source.text)
    }
    return print.text
  }

  /// - Returns: warnings.
  /// - Throws: `BuildError.failed` with all messages. A product of before stays then.
  func compile(_ sources: [SourceFile]) throws -> [BuildMessage] {
    let module = try ModuleLowering(
      moduleName: target.moduleName, files: sources,
      configuration: Configuration(
        swiftVersion: target.swiftVersion, activeConditions: Set(target.compilationConditions),
        importableModules: importableModules)
    ).lower()
    var messages = module.messages.map(BuildMessage.init)
    if messages.contains(where: { $0.severity == .error }) { throw BuildError.failed(messages) }
    let files = try LoweredFiles(folder: folder.appendingPathComponent("Sources")).write(
      module.files, generated: module.generated + addedFiles(module))
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
      toolchain: toolchain, moduleName: target.moduleName, languageMode: target.swiftVersion,
      conditions: target.compilationConditions, files: files, product: product, output: output,
      extraArguments: extraArguments)
  }
}

/// Changes when the way of building changes, so that old products are not taken for current.
enum BuildVersion {
  static let text = "2"
}
