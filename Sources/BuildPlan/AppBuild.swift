import Foundation
import Lowering
import XcodeProject

/// Builds one app of a project: lowers its sources, compiles them, fills the bundle. Nothing of the project
/// is executed.
public struct AppBuild {
  let project: Project
  let target: Target
  let toolchain: Toolchain
  let folders: Folders
  let folder: URL
  /// Local copies of packages, by name.
  let localPackages: [String: URL]

  public init(
    project: Project, target: Target, toolchain: Toolchain, folders: Folders,
    localPackages: [String: URL] = [:]
  ) {
    (self.project, self.target) = (project, target)
    (self.toolchain, self.folders) = (toolchain, folders)
    self.localPackages = localPackages
    folder = folders.build(project: project.file, target: target.name)
  }

  private var bundle: URL { folder.appendingPathComponent(target.bundleName, isDirectory: true) }
  private var executable: URL { bundle.appendingPathComponent(target.executableName) }

  /// Builds what has changed.
  /// - Throws: `BuildError.failed` with all messages; nothing of the last good app is lost then.
  public func run() throws -> AppBundle {
    var checks = try ProjectChecks(project: project, target: target).run()
    let packages = try ProjectPackages(
      project: project, toolchain: toolchain, folders: folders, localPackages: localPackages
    ).build(for: [target])
    checks += packages.messages
    let compilation = compilation(packages)
    try BuildError.makeFolder(bundle)
    let lock = try BuildLock(folder)
    defer { lock.unlock() }
    let sources = try ModuleCompilation.sources(of: target)
    let code = compilation.fingerprint(sources)
    let resources = ResourceStamps.fingerprint(of: [target], and: packages.resources)
    let record = BuildRecord.read(folder)
    let isCurrent = record?.code == code && FileManager.default.fileExists(atPath: executable.path)
    if isCurrent, let record, record.resources == resources {
      return app(isFresh: false, messages: checks + record.messages)
    }
    BuildRecord.remove(folder)
    var messages = isCurrent ? record?.messages ?? [] : try compilation.compile(sources)
    let codeMessages = messages
    messages += DocumentChecks(target: target, sources: sources).run()
    messages += try updateBundle(packages)
    if messages.contains(where: { $0.severity == .error }) { throw BuildError.failed(checks + messages) }
    try BuildRecord(code: code, resources: resources, messages: codeMessages).write(folder)
    return app(isFresh: true, messages: checks + messages)
  }

  private func compilation(_ packages: BuiltPackages) -> ModuleCompilation {
    ModuleCompilation(
      settings: ModuleSettings(target), toolchain: toolchain, folder: folder, product: .executable,
      output: executable, extraArguments: packages.importArguments + packages.linkArguments,
      importableModules: packages.moduleNames, generated: AssetSymbols.files(of: target)
    ) { module in
      [
        SourceFile(
          path: "EspalierEntryPoint.swift",
          text: EntryPoint(delegateClassName: module.delegateClassName, packages: packages.registrations).text
        ), SourceFile(path: "EspalierLanguage.swift", text: LanguageShadows.text),
      ]
    }
  }

  private func app(isFresh: Bool, messages: [BuildMessage]) -> AppBundle {
    AppBundle(
      name: target.productName, moduleName: target.moduleName, bundleIdentifier: target.bundleIdentifier,
      folder: bundle, executable: executable,
      container: folders.container(bundleIdentifier: target.bundleIdentifier, project: project.file),
      developmentRegion: project.developmentRegion, orientations: target.orientations, isFresh: isFresh,
      messages: messages)
  }

  private func updateBundle(_ packages: BuiltPackages) throws -> [BuildMessage] {
    do {
      return try BundleContents(bundle: bundle, kept: [target.executableName]).update(
        info: target.info, resources: target.resources + packages.resources)
    } catch {
      throw BuildError.cannotWrite(bundle, (error as NSError).localizedDescription)
    }
  }
}

extension Target {
  /// The program's name; a slash in it would be a folder.
  var executableName: String {
    let name = (info["CFBundleExecutable"] as? String) ?? ""
    return (name.isEmpty ? productName : name).replacingOccurrences(of: "/", with: ":")
  }

  var bundleName: String { productName.replacingOccurrences(of: "/", with: ":") + ".app" }
}
