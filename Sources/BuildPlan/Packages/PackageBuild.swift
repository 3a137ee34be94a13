import Foundation
import Lowering
import XcodeProject

/// Compiles the modules of packages, each once: a module with the same sources, settings and dependencies is
/// taken from the cache, whichever project it was made for.
struct PackageBuild {
  let toolchain: Toolchain
  let folders: Folders
  /// The modules that tests import with `@testable`.
  var testable: Set<String> = []

  /// - Parameter modules: those that others need come first.
  /// - Throws: `BuildError`.
  func build(_ modules: [PackageModule]) throws -> BuiltPackages {
    var built = BuiltPackages()
    for module in modules {
      let needed = needed(by: module, among: built, modules)
      let (result, messages) = try build(module, needed)
      built.modules.append(result)
      built.messages += messages
      do {
        built.resources += try PackageResources(module: module).resources(in: result.folder)
      } catch {
        throw BuildError.cannotWrite(result.folder, (error as NSError).localizedDescription)
      }
    }
    return built
  }

  /// The modules that a module's own and their modules import: the compiler reads all of them.
  private func needed(by module: PackageModule, among built: BuiltPackages, _ all: [PackageModule])
    -> BuiltPackages
  {
    var names = Set(module.dependencies)
    var open = module.dependencies
    while let name = open.popLast() {
      for other in all.first(where: { $0.name == name })?.dependencies ?? []
      where names.insert(other).inserted {
        open.append(other)
      }
    }
    var result = BuiltPackages()
    result.modules = built.modules.filter { names.contains($0.name) }
    return result
  }

  private func build(_ module: PackageModule, _ needed: BuiltPackages) throws -> (
    BuiltPackages.Module, [BuildMessage]
  ) {
    let sources = try ModuleCompilation.sources(at: module.sources)
    var print = Fingerprint()
    print.add(compilation(of: module, needed, in: URL(fileURLWithPath: "/")).fingerprint(sources))
    print.add(needed.modules.map(\.fingerprint))
    let fingerprint = print.text
    let folder = folders.packages.appendingPathComponent(
      "modules/\(module.name)-\(fingerprint.prefix(16))", isDirectory: true)
    let object = folder.appendingPathComponent("\(module.name).o")
    let result = BuiltPackages.Module(
      name: module.name, folder: folder, object: object, fingerprint: fingerprint)
    try BuildError.makeFolder(folder)
    let lock = try BuildLock(folder)
    defer { lock.unlock() }
    if let record = BuildRecord.read(folder), record.code == fingerprint,
      FileManager.default.fileExists(atPath: object.path)
    {
      return (result, shown(record.messages, module))
    }
    BuildRecord.remove(folder)
    let messages = try compilation(of: module, needed, in: folder).compile(sources)
    try BuildRecord(code: fingerprint, resources: "", messages: messages).write(folder)
    return (result, shown(messages, module))
  }

  /// Xcode shows no warnings of packages that a person does not work on.
  private func shown(_ messages: [BuildMessage], _ module: PackageModule) -> [BuildMessage] {
    module.isLocal ? messages : messages.filter { $0.severity == .error }
  }

  private func compilation(of module: PackageModule, _ needed: BuiltPackages, in folder: URL)
    -> ModuleCompilation
  {
    let packageName = String(module.package.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    return ModuleCompilation(
      settings: module.settings, toolchain: toolchain, folder: folder,
      product: .object(module: folder.appendingPathComponent("\(module.name).swiftmodule")),
      output: folder.appendingPathComponent("\(module.name).o"), isOptimized: module.isOptimized,
      isTestable: !module.isOptimized || testable.contains(module.name),
      extraArguments: ["-package-name", packageName] + module.features + needed.importArguments,
      importableModules: needed.moduleNames,
      generated: [
        SourceFile(path: "EspalierLanguage.swift", text: LanguageShadows.text),
        SourceFile(path: "EspalierPackage.swift", text: PackageRegistrations.file(of: module.name)),
      ] + PackageResources(module: module).files
    ) { _ in [] }
  }
}
