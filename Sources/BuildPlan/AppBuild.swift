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

  public init(project: Project, target: Target, toolchain: Toolchain, folders: Folders) {
    (self.project, self.target) = (project, target)
    (self.toolchain, self.folders) = (toolchain, folders)
    folder = folders.build(project: project.file, target: target.name)
  }

  private var executableName: String {
    let name = (target.info["CFBundleExecutable"] as? String) ?? target.productName
    return name.isEmpty ? target.productName : name.replacingOccurrences(of: "/", with: ":")
  }
  private var bundle: URL {
    folder.appendingPathComponent(
      target.productName.replacingOccurrences(of: "/", with: ":") + ".app", isDirectory: true)
  }
  private var executable: URL { bundle.appendingPathComponent(executableName) }

  /// Builds what has changed.
  /// - Throws: `BuildError.failed` with all messages; nothing of the last good app is lost then.
  public func run() throws -> AppBundle {
    var messages = try ProjectChecks(project: project, target: target).run()
    try makeFolder(folder)
    let lock = try BuildLock(folder)
    defer { lock.unlock() }
    let sources = try target.sources.filter { $0.pathExtension == "swift" }.map(read)
    let code = codeFingerprint(sources)
    let resources = resourceFingerprint()
    let record = BuildRecord.read(folder)
    let isCurrent = record?.code == code && FileManager.default.fileExists(atPath: executable.path)
    if isCurrent, let record, record.resources == resources {
      return app(isFresh: false, messages: messages + record.messages)
    }
    BuildRecord.remove(folder)
    messages += DocumentChecks(target: target, sources: sources).run()
    if isCurrent {
      messages += record?.messages ?? []
    } else {
      messages += try compile(sources)
    }
    let codeMessages = messages
    messages += try updateBundle()
    if messages.contains(where: { $0.severity == .error }) { throw BuildError.failed(messages) }
    try BuildRecord(code: code, resources: resources, messages: codeMessages).write(folder)
    return app(isFresh: !isCurrent, messages: messages)
  }

  private func app(isFresh: Bool, messages: [BuildMessage]) -> AppBundle {
    AppBundle(
      name: target.productName, moduleName: target.moduleName, bundleIdentifier: target.bundleIdentifier,
      folder: bundle, executable: executable,
      container: folders.container(bundleIdentifier: target.bundleIdentifier, project: project.file),
      developmentRegion: project.developmentRegion, orientations: orientations, isFresh: isFresh,
      messages: messages)
  }

  private var orientations: [String] {
    let names = target.info["UISupportedInterfaceOrientations"] as? [String] ?? []
    return names.compactMap { name in
      guard name.hasPrefix("UIInterfaceOrientation") else { return nil }
      let rest = name.dropFirst("UIInterfaceOrientation".count)
      return rest.prefix(1).lowercased() + rest.dropFirst()
    }
  }

  // MARK: Code

  private func read(_ url: URL) throws -> SourceFile {
    do {
      return SourceFile(path: url.path, text: String(decoding: try Data(contentsOf: url), as: UTF8.self))
    } catch {
      throw BuildError.failed([
        BuildMessage(
          .error, "The file cannot be read: \((error as NSError).localizedDescription)", file: url.path)
      ])
    }
  }

  private func codeFingerprint(_ sources: [SourceFile]) -> String {
    var print = Fingerprint()
    print.add(toolchain.identity)
    print.add(BuildVersion.text)
    print.add(call(files: []).arguments)
    for source in sources {
      print.add(source.path)
      print.add(source.text)
    }
    return print.text
  }

  private func compile(_ sources: [SourceFile]) throws -> [BuildMessage] {
    let module = try ModuleLowering(
      moduleName: target.moduleName, files: sources,
      configuration: Configuration(
        swiftVersion: target.swiftVersion, activeConditions: Set(target.compilationConditions))
    ).lower()
    var messages = module.messages.map(BuildMessage.init)
    if messages.contains(where: { $0.severity == .error }) { throw BuildError.failed(messages) }
    let generated =
      module.generated + [
        SourceFile(
          path: "EspalierEntryPoint.swift", text: EntryPoint(delegateClassName: module.delegateClassName).text
        )
      ]
    let files = try LoweredFiles(folder: folder.appendingPathComponent("Sources")).write(
      module.files, generated: generated)
    try makeFolder(bundle)
    // The old program may be running: it keeps its file, the new one takes the name.
    let output = folder.appendingPathComponent("program")
    let result = try call(files: files, output: output).run(in: folder)
    messages += AddedCode(folder: folder).sort(result.messages)
    guard result.isSuccess else {
      if !messages.contains(where: { $0.severity == .error }) {
        messages.append(BuildMessage(.error, "swiftc failed:\n\(result.output)"))
      }
      throw BuildError.failed(messages)
    }
    guard rename(output.path, executable.path) == 0 else {
      throw BuildError.cannotWrite(executable, String(cString: strerror(errno)))
    }
    return messages
  }

  private func call(files: [URL], output: URL? = nil) -> CompilerCall {
    CompilerCall(
      toolchain: toolchain, moduleName: target.moduleName, languageMode: target.swiftVersion,
      conditions: target.compilationConditions, files: files, product: .executable,
      output: output ?? executable)
  }

  // MARK: Resources

  private func resourceFingerprint() -> String {
    var print = Fingerprint()
    print.add(BuildVersion.text)
    let info = try? PropertyListSerialization.data(
      fromPropertyList: target.info, format: .xml, options: 0)
    print.add(info ?? Data())
    for resource in target.resources {
      print.add(resource.destination)
      addStamps(of: resource.url, to: &print)
    }
    return print.text
  }

  private func addStamps(of url: URL, to print: inout Fingerprint) {
    print.add(url.path)
    print.addStamp(of: url)
    guard let inside = FileManager.default.enumerator(atPath: url.path) else { return }
    for path in inside.compactMap({ $0 as? String }).sorted() {
      print.add(path)
      print.addStamp(of: url.appendingPathComponent(path))
    }
  }

  private func updateBundle() throws -> [BuildMessage] {
    do {
      return try BundleContents(bundle: bundle, kept: [executableName]).update(
        info: target.info, resources: target.resources)
    } catch {
      throw BuildError.cannotWrite(bundle, (error as NSError).localizedDescription)
    }
  }

  private func makeFolder(_ url: URL) throws {
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw BuildError.cannotWrite(url, (error as NSError).localizedDescription)
    }
  }
}

/// Changes when the way of building changes, so that old products are not taken for current.
enum BuildVersion {
  static let text = "1"
}
