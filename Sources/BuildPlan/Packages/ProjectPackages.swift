import Foundation
import XcodeProject

/// The packages of a project, found and built.
struct ProjectPackages {
  let project: Project
  let toolchain: Toolchain
  let folders: Folders
  /// Local copies, by name.
  let localPackages: [String: URL]
  /// The modules that tests import with `@testable`.
  var testable: Set<String> = []

  /// - Throws: `BuildError.failed` with a message that says what to do.
  func build(for targets: [Target]) throws -> BuiltPackages {
    let products = targets.flatMap(\.packageProducts)
    if products.isEmpty && localPackages.isEmpty { return BuiltPackages() }
    do {
      let graph = PackageGraph(
        toolchain: toolchain, folders: folders, pins: try project.packagePins(), overrides: localPackages)
      let modules = try graph.modules(for: products, references: project.packages)
      var built = try PackageBuild(toolchain: toolchain, folders: folders, testable: testable).build(modules)
      built.messages = graph.messages + built.messages
      return built
    } catch let error as PackageError {
      throw BuildError.failed([error.message(in: project.file.appendingPathComponent("project.pbxproj"))])
    }
  }
}
