import Foundation

/// Turns the objects of a project file into values.
final class ProjectReader {
  let file: URL
  let folder: URL
  let table: ObjectTable
  let project: PBXProject
  let tree: FileTree
  private let requestedConfiguration: String?

  init(file: URL, root: URL?, configuration: String?) throws {
    self.file = file.standardizedFileURL
    table = try ObjectTable(file: self.file.appendingPathComponent("project.pbxproj"))
    project = try table.object(PBXProject.self, table.rootIdentifier, namedBy: "the project file")
    let beside = self.file.deletingLastPathComponent()
    folder =
      project.projectDirPath.isEmpty ? beside : beside.appendingPathComponent(project.projectDirPath)
    requestedConfiguration = configuration
    let finder = FileFinder(root: ProjectRoot.around(beside, named: root))
    tree = try FileTree(table: table, mainGroup: project.mainGroup, folder: folder, finder: finder)
  }

  func targets() throws -> [Target] {
    try project.targets.map { identifier in
      let target = try table.object(PBXNativeTarget.self, identifier, namedBy: "the project")
      return try TargetReader(project: self, target: target).read()
    }
  }

  func packages() throws -> [PackageReference] {
    let named = try project.packageReferences.map { try package($0) }
    return named + foldersWithPackages().filter { !named.contains($0) }
  }

  /// Older projects name a local package by nothing but its folder among their files.
  private func foldersWithPackages() -> [PackageReference] {
    table.identifiers(of: "PBXFileReference").compactMap { identifier in
      guard let url = tree.url(of: identifier)?.standardizedFileURL, tree.finder.isInside(url),
        FileManager.default.fileExists(atPath: url.appendingPathComponent("Package.swift").path)
      else { return nil }
      return PackageReference(location: .folder(url), requirement: [:])
    }
  }

  func package(_ identifier: String) throws -> PackageReference {
    let reference = try table.object(
      XCSwiftPackageReference.self, identifier, namedBy: "the project's packages")
    let location: PackageReference.Location
    if let path = reference.relativePath {
      location = .folder(folder.appendingPathComponent(path).standardizedFileURL)
    } else {
      location = .repository(reference.repositoryURL ?? "")
    }
    return PackageReference(location: location, requirement: reference.requirement)
  }

  /// The chosen configuration of a list: the one asked for, Debug, the default, the first.
  func configuration(list identifier: String, namedBy: String) throws -> XCBuildConfiguration? {
    let list = try table.object(XCConfigurationList.self, identifier, namedBy: namedBy)
    let all = try list.buildConfigurations.map {
      try table.object(XCBuildConfiguration.self, $0, namedBy: namedBy)
    }
    let wanted = [requestedConfiguration, "Debug", list.defaultConfigurationName].compactMap { $0 }
    return wanted.lazy.compactMap { name in all.first { $0.name == name } }.first ?? all.first
  }

  /// The settings of a configuration and of the xcconfig below it, lowest first.
  func levels(of configuration: XCBuildConfiguration?) throws -> [[String: String]] {
    guard let configuration else { return [] }
    var levels: [[String: String]] = []
    if let url = try configurationFile(of: configuration) {
      levels.append(try XCConfigFile(url: url, finder: tree.finder).settings)
    }
    return levels + [configuration.buildSettings]
  }

  private func configurationFile(of configuration: XCBuildConfiguration) throws -> URL? {
    if let reference = configuration.baseConfigurationReference { return tree.url(of: reference) }
    if let anchor = configuration.baseConfigurationAnchor,
      let path = configuration.baseConfigurationRelativePath
    {
      return tree.url(of: anchor)?.appendingPathComponent(path)
    }
    return nil
  }
}

/// The folder outside which nothing is read.
enum ProjectRoot {
  /// The Git repository around the project, or the folder that a person named, or the project's own.
  static func around(_ folder: URL, named: URL?) -> URL {
    var candidate = folder.standardizedFileURL
    for _ in 0..<32 where candidate.path != "/" {
      if FileManager.default.fileExists(atPath: candidate.appendingPathComponent(".git").path) {
        return candidate
      }
      candidate = candidate.deletingLastPathComponent()
    }
    guard let named = named?.standardizedFileURL, folder.path.hasPrefix(named.path) else { return folder }
    return ["xcodeproj", "xcworkspace"].contains(named.pathExtension)
      ? named.deletingLastPathComponent() : named
  }
}
