import Foundation

/// An Xcode project, read into plain values.
public struct Project {
  /// The `.xcodeproj`.
  public let file: URL
  /// The folder that paths are relative to (SRCROOT).
  public let folder: URL
  public let name: String
  /// The language that stands in for missing translations.
  public let developmentRegion: String
  public let knownRegions: [String]
  public let objectVersion: Int
  public let targets: [Target]
  public let packages: [PackageReference]
  /// The `.xcworkspace` by which the project was named.
  private let workspace: URL?

  /// Reads a project with the settings of one configuration.
  /// - Parameters:
  ///   - file: the `.xcodeproj`.
  ///   - root: nothing outside this folder (or the repository around it) is read.
  ///   - configuration: by default Debug, or the first one where there is no Debug.
  /// - Throws: `ProjectError` when the project cannot be read. A file that a target names and the disk lacks
  ///   is no reason: it is among the target's `problems`.
  public init(file: URL, root: URL? = nil, configuration: String? = nil) throws {
    let reader = try ProjectReader(file: file, root: root, configuration: configuration)
    self.file = reader.file
    folder = reader.folder
    name = reader.file.deletingPathExtension().lastPathComponent
    developmentRegion = reader.project.developmentRegion
    knownRegions = reader.project.knownRegions
    objectVersion = reader.table.objectVersion
    targets = try reader.targets()
    packages = try reader.packages()
    workspace = root?.pathExtension == "xcworkspace" ? root : nil
  }

  /// The versions of packages that Xcode chose (`Package.resolved`); none where it never did.
  /// - Throws: `ProjectError`.
  public func packagePins() throws -> PackagePins { try PackagePins(project: file, workspace: workspace) }

  /// The targets that make an iOS app.
  public var applicationTargets: [Target] {
    targets.filter { $0.kind == .application && $0.isForIOS }
  }

  /// The app that is meant: the target of that name, or the one called like the project, or the first.
  /// - Throws: `ProjectError.noApplicationTarget`, `.noTarget`.
  public func applicationTarget(named name: String? = nil) throws -> Target {
    let apps = applicationTargets
    if let name {
      guard let target = apps.first(where: { $0.name == name }) else {
        throw ProjectError.noTarget(file, name: name, targets: targets.map(\.name))
      }
      return target
    }
    guard let target = apps.first(where: { $0.name == self.name }) ?? apps.first else {
      throw ProjectError.noApplicationTarget(file, targets: targets.map(\.name))
    }
    return target
  }

  /// The languages of the project, the development region first.
  public var languages: [String] {
    [developmentRegion] + knownRegions.filter { $0 != "Base" && $0 != developmentRegion }
  }

  /// The unit-test targets, those for the app first in the project's order.
  public var unitTestTargets: [Target] { targets.filter { $0.kind == .unitTests } }

  public func target(named name: String) -> Target? { targets.first { $0.name == name } }
}
