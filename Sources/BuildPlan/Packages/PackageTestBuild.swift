import Foundation
import Lowering
import XcodeProject

/// Builds a test target of a Swift package whose code imports UIKit: the package's modules and the tests, in
/// a bundle that stands in for an app's.
public struct PackageTestBuild {
  let package: URL
  let toolchain: Toolchain
  let folders: Folders
  let localPackages: [String: URL]

  public init(package: URL, toolchain: Toolchain, folders: Folders, localPackages: [String: URL] = [:]) {
    self.package = package.standardizedFileURL
    (self.toolchain, self.folders, self.localPackages) = (toolchain, folders, localPackages)
  }

  /// Whether a folder is a package.
  public static func isPackage(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
  }

  /// The names of the package's test targets.
  /// - Throws: `BuildError`.
  public func testTargets() throws -> [String] {
    try reportingAtPackage {
      try ManifestReader(toolchain: toolchain, folders: folders).read(package).targets
        .filter { $0.kind == .test }.map(\.name)
    }
  }

  /// - Throws: `BuildError`.
  public func run(_ target: String) throws -> TestBundle {
    try reportingAtPackage {
      let resolved = package.appendingPathComponent("Package.resolved")
      let hasPins = FileManager.default.fileExists(atPath: resolved.path)
      let graph = PackageGraph(
        toolchain: toolchain, folders: folders, pins: hasPins ? try PackagePins(file: resolved) : .none,
        overrides: localPackages)
      let (manifest, modules) = try graph.modules(of: package) { $0.name == target }
      guard let tests = modules.last else { throw PackageError.noTarget(target, package: manifest.name) }
      var bundle = try build(tests, Array(modules.dropLast()), manifest)
      bundle.messages = graph.messages + bundle.messages
      return bundle
    }
  }

  private func build(_ tests: PackageModule, _ needed: [PackageModule], _ manifest: PackageManifest) throws
    -> TestBundle
  {
    let sources = try ModuleCompilation.sources(at: tests.sources)
    let packages = try PackageBuild(
      toolchain: toolchain, folders: folders, testable: TestableImports.modules(in: sources)
    ).build(needed)
    let folder = folders.build(project: package, target: tests.name)
    let bundle = folder.appendingPathComponent(
      "\(PackageIdentity.safe(manifest.name)).app", isDirectory: true)
    let program = bundle.appendingPathComponent(tests.name)
    try BuildError.makeFolder(bundle)
    let lock = try BuildLock(folder)
    defer { lock.unlock() }
    let compilation = compilation(of: tests, packages, folder, program)
    let code = compilation.fingerprint(sources)
    let isCurrent =
      BuildRecord.read(folder)?.code == code && FileManager.default.fileExists(atPath: program.path)
    BuildRecord.remove(folder)
    var messages = packages.messages
    if !isCurrent { messages += try compilation.compile(sources) }
    let own = try PackageResources(module: tests).resources(in: folder)
    let identifier = "package.\(PackageIdentity.safe(manifest.name)).tests"
    messages += try BundleContents(bundle: bundle, kept: [tests.name]).update(
      info: [
        "CFBundleIdentifier": identifier, "CFBundleName": manifest.name, "CFBundleExecutable": tests.name,
        "CFBundleDevelopmentRegion": manifest.defaultLocalization ?? "en",
      ], resources: packages.resources + own)
    try BuildRecord(code: code, resources: "", messages: []).write(folder)
    return TestBundle(
      name: tests.name, moduleName: tests.settings.moduleName, program: program,
      usesXCTest: sources.contains { $0.text.contains("XCTestCase") },
      usesSwiftTesting: sources.contains { TestBuild.importsSwiftTesting($0) }, messages: messages)
  }

  private func compilation(
    of tests: PackageModule, _ packages: BuiltPackages, _ folder: URL, _ program: URL
  ) -> ModuleCompilation {
    ModuleCompilation(
      settings: tests.settings, toolchain: toolchain, folder: folder, product: .executable, output: program,
      extraArguments: tests.features + packages.importArguments + packages.linkArguments,
      importableModules: packages.moduleNames, generated: PackageResources(module: tests).files
    ) { module in
      let entry = TestEntryPoint(
        cases: module.testCases, usesSwiftTesting: module.imports.contains("Testing"),
        packages: packages.registrations, isHosted: false)
      return [
        SourceFile(path: "EspalierTests.swift", text: entry.text),
        SourceFile(path: "EspalierLanguage.swift", text: LanguageShadows.text),
      ]
    }
  }

  private func reportingAtPackage<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let error as PackageError {
      throw BuildError.failed([error.message(in: package.appendingPathComponent("Package.swift"))])
    } catch let error as ProjectError {
      throw BuildError.failed([BuildMessage(.error, error.description)])
    }
  }
}
