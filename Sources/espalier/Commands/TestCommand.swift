import AppProcess
import BuildPlan
import Foundation
import XcodeProject

struct TestCommand: Command {
  static let name = "test"
  static let usage = "PROJECT [options]"
  static let summary = "Builds and runs the project's unit tests (XCTest, Swift Testing)."
  static let details = """
    The output is XCTest's own. The tests run in the app's process with an empty container. PROJECT may also be
    the folder of a Swift package whose tests use UIKit.
    """
  static let options =
    [
      Arguments.Option(name: "xunit", value: "FILE", help: "also write the results as JUnit XML"),
      Arguments.Option(name: "only", value: "TARGET", help: "run this test target only", repeats: true),
      Arguments.Option(
        name: "filter", value: "CLASS[/TEST]", help: "run these tests only", repeats: true),
    ] + ProjectArguments.options
  static let operands = 0...1
  private let project: ProjectArguments
  private let xunit: URL?
  private let only: [String]
  private let filters: [String]

  init(_ arguments: Arguments) throws {
    project = try ProjectArguments(arguments, command: Self.name)
    xunit = arguments.value("xunit").map(ProjectArguments.url)
    only = arguments.all("only")
    filters = arguments.all("filter")
  }

  func run() throws -> ExitCode {
    var results = TestResults()
    var code = ExitCode.success
    for bundle in try bundles() {
      let built = try bundle()
      Console.show(built.messages)
      let status = try TestRun(bundle: built, filters: filters, xunit: xunit).run(&results)
      if status != .success && code != .crash { code = status }
    }
    if let xunit { try write(results, to: xunit) }
    if code == .success, results.count == 0, !filters.isEmpty {
      throw Exit(.failure, "error: no test matches --filter \(filters.joined(separator: ", --filter "))")
    }
    return code
  }

  /// What builds each test target.
  private func bundles() throws -> [() throws -> TestBundle] {
    let toolchain = try Toolchain()
    if try isPackage() { return try packageBundles(toolchain) }
    let project = try project.project()
    let targets = project.unitTestTargets.filter { only.isEmpty || only.contains($0.name) }
    guard !targets.isEmpty else {
      throw Exit(.noInput, "\(project.file.path): error: The project has no unit-test target to run.")
    }
    return targets.filter { hasTests($0, in: project) }.map { tests in
      {
        let app = try project.applicationTarget(named: tests.testHostName ?? self.project.target)
        return try TestBuild(
          project: project, app: app, tests: tests, toolchain: toolchain, folders: Folders(),
          localPackages: self.project.packages
        ).run()
      }
    }
  }

  /// Xcode runs the empty bundle of a target without sources, and nothing is wrong with that.
  private func hasTests(_ target: Target, in project: Project) -> Bool {
    guard target.problems.isEmpty, !target.sources.contains(where: { $0.pathExtension == "swift" }) else {
      return true
    }
    Console.show([
      BuildMessage(
        .warning, "The test target '\(target.name)' has no Swift source: there is nothing to run.",
        file: project.file.path)
    ])
    return false
  }

  /// A folder with a manifest is a package unless it holds a project with an app as well.
  private func isPackage() throws -> Bool {
    guard PackageTestBuild.isPackage(project.path) else { return false }
    guard let project = try? project.project() else { return true }
    return project.file.deletingLastPathComponent().path != self.project.path.standardizedFileURL.path
      || project.applicationTargets.isEmpty
  }

  private func packageBundles(_ toolchain: Toolchain) throws -> [() throws -> TestBundle] {
    let build = PackageTestBuild(
      package: project.path, toolchain: toolchain, folders: Folders(), localPackages: project.packages)
    let targets = try build.testTargets().filter { only.isEmpty || only.contains($0) }
    guard !targets.isEmpty else {
      throw Exit(.noInput, "\(project.path.path): error: The package has no test target to run.")
    }
    return targets.map { target in { try build.run(target) } }
  }

  private func write(_ results: TestResults, to url: URL) throws {
    do {
      try Data(results.xml.utf8).write(to: url)
    } catch {
      throw Exit(.cannotCreate, "error: \(url.path) cannot be written: \(error.localizedDescription)")
    }
  }
}
