import Foundation
import Testing

@testable import BuildPlan
@testable import XcodeProject

/// A folder with small packages, git repositories and a cache of its own.
final class PackageFixture {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("packages-\(UUID().uuidString)")
  var folders: Folders {
    Folders(cache: folder.appendingPathComponent("cache"), data: folder.appendingPathComponent("data"))
  }
  /// Git as it is without any settings of the person who runs the tests.
  var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment["HOME"] = folder.path
    environment["XDG_CONFIG_HOME"] = folder.path
    environment["GIT_CONFIG_NOSYSTEM"] = "1"
    environment["GIT_CONFIG_GLOBAL"] = folder.appendingPathComponent("gitconfig").path
    return environment
  }

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: folder) }

  @discardableResult func write(_ path: String, _ text: String) throws -> URL {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return url
  }

  /// A package with one library and one target of its name.
  @discardableResult func package(_ name: String, dependencies: String = "", target: String = "") throws
    -> URL
  {
    try write(
      "\(name)/Package.swift",
      """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
        dependencies: [\(dependencies)],
        targets: [.target(name: "\(name)"\(target.isEmpty ? "" : ", " + target))])
      """)
    try write("\(name)/Sources/\(name)/\(name).swift", "public struct \(name) {}\n")
    return folder.appendingPathComponent(name)
  }

  @discardableResult func git(_ arguments: String..., in place: URL) throws -> String {
    let git = try #require(Toolchain.find("git", environment))
    let identity = ["-c", "user.name=Test", "-c", "user.email=test@example.org"]
    let result = try Subprocess.run(
      git, identity + ["-C", place.path] + arguments, environment: environment)
    #expect(result.status == 0, "\(arguments): \(result.errorOutput)")
    return result.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Makes a repository of a folder, with one commit and a tag.
  /// - Returns: the commit.
  func commit(_ place: URL, tag: String) throws -> String {
    if !FileManager.default.fileExists(atPath: place.appendingPathComponent(".git").path) {
      try git("init", "--quiet", "--initial-branch=main", in: place)
    }
    try git("add", "--all", in: place)
    try git("commit", "--quiet", "--allow-empty", "--message", tag, in: place)
    try git("tag", tag, in: place)
    return try git("rev-parse", "HEAD", in: place)
  }

  func toolchain() throws -> Toolchain {
    let compiler = try #require(Toolchain.find("swiftc", ProcessInfo.processInfo.environment))
    return Toolchain(compiler: compiler, libraries: folder, modules: folder)
  }

  func graph(pins: [PackagePin] = [], overrides: [String: URL] = [:]) throws -> PackageGraph {
    PackageGraph(
      toolchain: try toolchain(), folders: folders, pins: PackagePins(file: nil, pins: pins),
      overrides: overrides, environment: environment)
  }
}

extension PackageReference {
  static func repository(_ address: String, _ requirement: [String: String] = [:]) -> PackageReference {
    PackageReference(location: .repository(address), requirement: requirement)
  }
  static func folder(_ url: URL) -> PackageReference {
    PackageReference(location: .folder(url), requirement: [:])
  }
}
