import BuildPlan
import Foundation
import XcodeProject

/// What every command about a project takes.
struct ProjectArguments {
  static let options = [
    Arguments.Option(name: "target", value: "NAME", help: "the app target, where a project has several"),
    Arguments.Option(name: "configuration", value: "NAME", help: "the build configuration (Debug)"),
    packageOption,
  ]
  static let packageOption = Arguments.Option(
    name: "package", value: "NAME=PATH", help: "use this local copy of a Swift package", repeats: true)

  let path: URL
  let target: String?
  let configuration: String?
  /// Local copies of packages, by name.
  let packages: [String: URL]

  /// - Parameter fallback: the project that is meant when none is named; by default the one in the current
  ///   folder.
  init(_ arguments: Arguments, command: String, fallback: URL? = nil) throws {
    path = arguments.operands.first.map(ProjectArguments.url) ?? fallback ?? ProjectArguments.url(".")
    target = arguments.value("target")
    configuration = arguments.value("configuration")
    packages = try ProjectArguments.packages(arguments, command: command)
  }

  /// The same for another project, in its own target and configuration.
  func at(_ path: URL) -> ProjectArguments { ProjectArguments(path: path, packages: packages) }

  private init(path: URL, packages: [String: URL]) {
    (self.path, target, configuration, self.packages) = (path, nil, nil, packages)
  }

  func project() throws -> Project {
    try Project(file: try ProjectLocator().locate(path), root: path, configuration: configuration)
  }

  func build() throws -> AppBuild {
    let project = try project()
    return AppBuild(
      project: project, target: try project.applicationTarget(named: target), toolchain: try Toolchain(),
      folders: Folders(), localPackages: packages)
  }

  /// Builds the app; messages go to standard error.
  func builtApp() throws -> AppBundle {
    let app = try build().run()
    if app.isFresh { Console.show(app.messages) }
    return app
  }

  /// What `--package` says.
  static func packages(_ arguments: Arguments, command: String) throws -> [String: URL] {
    var packages: [String: URL] = [:]
    for word in arguments.all("package") {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        throw Arguments.wrong("--package needs NAME=PATH, not '\(word)'", command)
      }
      let url = ProjectArguments.url(parts[1])
      guard FileManager.default.fileExists(atPath: url.appendingPathComponent("Package.swift").path) else {
        throw Exit(.noInput, "error: there is no Package.swift in \(url.path) (--package \(parts[0]))")
      }
      packages[parts[0]] = url
    }
    return packages
  }

  static func url(_ path: String) -> URL { URL(fileURLWithPath: (path as NSString).expandingTildeInPath) }
}
