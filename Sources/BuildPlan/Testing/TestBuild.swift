import Foundation
import Lowering
import XcodeProject

/// Builds one unit-test target: the app's module as a library that can be tested, the tests as a program
/// beside it, and both in a bundle like the app's own, which is what `Bundle.main` is to tests in Xcode.
public struct TestBuild {
  let project: Project
  let app: Target
  let tests: Target
  let toolchain: Toolchain
  let folders: Folders
  let folder: URL
  let localPackages: [String: URL]

  public init(
    project: Project, app: Target, tests: Target, toolchain: Toolchain, folders: Folders,
    localPackages: [String: URL] = [:]
  ) {
    (self.project, self.app, self.tests, self.toolchain) = (project, app, tests, toolchain)
    (self.folders, self.localPackages) = (folders, localPackages)
    folder = folders.build(project: project.file, target: tests.name)
  }

  private var bundle: URL { folder.appendingPathComponent(app.bundleName, isDirectory: true) }
  private var modules: URL { folder.appendingPathComponent("Modules", isDirectory: true) }
  private var library: URL { bundle.appendingPathComponent("lib\(app.moduleName).so") }
  private var program: URL { bundle.appendingPathComponent(app.executableName) }

  /// - Throws: `BuildError`.
  public func run() throws -> TestBundle {
    var messages = try [app, tests].flatMap { try ProjectChecks(project: project, target: $0).run() }
    let appSources = try ModuleCompilation.sources(of: app)
    let testSources = try ModuleCompilation.sources(of: tests)
    let all = ProjectPackages(
      project: project, toolchain: toolchain, folders: folders, localPackages: localPackages,
      testable: TestableImports.modules(in: testSources))
    let appPackages = try all.build(for: [app])
    let packages = try all.build(for: [app, tests])
    messages += packages.messages
    let appCompilation = appCompilation(appPackages)
    let testCompilation = testCompilation(packages, own: packages.without(appPackages))
    for url in [
      bundle, modules, folder.appendingPathComponent("App"), folder.appendingPathComponent("Tests"),
    ] {
      try BuildError.makeFolder(url)
    }
    let lock = try BuildLock(folder)
    defer { lock.unlock() }
    let code = [
      appCompilation.fingerprint(appSources), testCompilation.fingerprint(testSources),
    ]
    let resources = ResourceStamps.fingerprint(of: [app, tests], and: packages.resources)
    let old = BuildRecord.read(folder)
    BuildRecord.remove(folder)
    let oldCode = old?.code.split(separator: " ").map(String.init) ?? []
    var isCurrent = oldCode.first == code[0] && FileManager.default.fileExists(atPath: library.path)
    if !isCurrent { messages += try appCompilation.compile(appSources) }
    isCurrent = isCurrent && oldCode == code && FileManager.default.fileExists(atPath: program.path)
    if !isCurrent { messages += try testCompilation.compile(testSources) }
    if !isCurrent || old?.resources != resources { messages += try updateBundle(packages) }
    if messages.contains(where: { $0.severity == .error }) { throw BuildError.failed(messages) }
    try BuildRecord(code: code.joined(separator: " "), resources: resources, messages: []).write(folder)
    return TestBundle(
      name: tests.name, moduleName: tests.moduleName, program: program,
      usesXCTest: testSources.contains { $0.text.contains("XCTestCase") },
      usesSwiftTesting: testSources.contains { TestBuild.importsSwiftTesting($0) }, messages: messages)
  }

  private func appCompilation(_ packages: BuiltPackages) -> ModuleCompilation {
    let module = modules.appendingPathComponent("\(app.moduleName).swiftmodule")
    return ModuleCompilation(
      settings: ModuleSettings(app), toolchain: toolchain, folder: folder.appendingPathComponent("App"),
      product: .testableLibrary(module: module), output: library,
      extraArguments: packages.importArguments + packages.linkArguments,
      importableModules: packages.moduleNames, generated: AssetSymbols.files(of: app)
    ) { module in
      [
        SourceFile(
          path: "EspalierTested.swift",
          text: TestedApp(delegateClassName: module.delegateClassName, packages: packages.registrations).text),
        SourceFile(path: "EspalierLanguage.swift", text: LanguageShadows.text),
      ]
    }
  }

  private func testCompilation(_ packages: BuiltPackages, own: BuiltPackages) -> ModuleCompilation {
    ModuleCompilation(
      settings: ModuleSettings(tests), toolchain: toolchain, folder: folder.appendingPathComponent("Tests"),
      product: .executable, output: program,
      extraArguments: [
        "-I", modules.path, "-L", bundle.path, "-l\(app.moduleName)", "-Xlinker", "-rpath", "-Xlinker",
        "$ORIGIN",
      ] + packages.importArguments + own.linkArguments,
      importableModules: packages.moduleNames.union([app.moduleName])
    ) { module in
      let usesTesting = module.imports.contains("Testing")
      return [
        SourceFile(
          path: "EspalierTests.swift",
          text: TestEntryPoint(
            cases: module.testCases, usesSwiftTesting: usesTesting, packages: own.registrations
          ).text),
        SourceFile(path: "EspalierLanguage.swift", text: LanguageShadows.text),
      ]
    }
  }

  static func importsSwiftTesting(_ source: SourceFile) -> Bool {
    source.text.contains(#/(?m)^\s*(?:@\w+\s+)*import\s+Testing\b/#)
  }

  private func updateBundle(_ packages: BuiltPackages) throws -> [BuildMessage] {
    let places = Set(app.resources.map(\.destination))
    let own = tests.resources.filter { !places.contains($0.destination) }
    do {
      return try BundleContents(bundle: bundle, kept: [program.lastPathComponent, library.lastPathComponent])
        .update(info: app.info, resources: app.resources + own + packages.resources)
    } catch {
      throw BuildError.cannotWrite(bundle, (error as NSError).localizedDescription)
    }
  }
}

/// A built unit-test target.
public struct TestBundle: Sendable {
  public let name: String
  public let moduleName: String
  public let program: URL
  public let usesXCTest: Bool
  public let usesSwiftTesting: Bool
  public internal(set) var messages: [BuildMessage]
}
