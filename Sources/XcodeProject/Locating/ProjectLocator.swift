import Foundation

/// Finds the project that a person means by a path.
public struct ProjectLocator {
  /// Folders that hold other people's projects or build products.
  private static let skipped: Set<String> = [
    "Pods", "Carthage", "node_modules", "DerivedData", "build", "SourcePackages", "xcuserdata",
  ]
  /// Folders that Xcode shows as one thing; none holds a project.
  private static let packages: Set<String> = [
    "app", "bundle", "docc", "framework", "lproj", "playground", "scnassets", "xcassets", "xcdatamodeld",
    "xcframework", "xcworkspace",
  ]
  private static let maximumDepth = 8

  public init() {}

  /// - Parameter path: a folder, searched downwards; an `.xcodeproj`; or an `.xcworkspace`.
  /// - Returns: the `.xcodeproj` with an app. In a folder the projects nearest to it count; where there are
  ///   several, the one that has an app.
  /// - Throws: `ProjectError`.
  public func locate(_ path: URL) throws -> URL {
    let path = path.standardizedFileURL
    guard FileManager.default.fileExists(atPath: path.path) else { throw ProjectError.nothing(at: path) }
    switch path.pathExtension {
    case "xcodeproj": return path
    case "xcworkspace": return try choose(WorkspaceFile(url: path).projects, in: path)
    case "pbxproj": return path.deletingLastPathComponent()
    // Foundation lists nothing of a folder that is a link.
    default: return try choose(nearestProjects(in: path.resolvingSymlinksInPath()), in: path)
    }
  }

  private func choose(_ found: [URL], in place: URL) throws -> URL {
    guard let first = found.first else { throw ProjectError.noProject(in: place) }
    if found.count == 1 { return first }
    let withApp = found.filter { url in
      (try? Project(file: url, root: place)).map { !$0.applicationTargets.isEmpty } ?? false
    }
    switch withApp.count {
    // Reading the first again gives the reason why none can be used.
    case 0: return first
    case 1: return withApp[0]
    default: throw ProjectError.severalProjects(in: place, withApp)
    }
  }

  /// Breadth first, because examples and tests that hold projects of their own lie deeper.
  private func nearestProjects(in folder: URL) -> [URL] {
    var level = [folder]
    for _ in 0..<ProjectLocator.maximumDepth {
      var found: [URL] = []
      var below: [URL] = []
      for folder in level {
        for entry in folders(in: folder) {
          if entry.pathExtension == "xcodeproj" {
            found.append(entry)
          } else if mayHoldProjects(entry) {
            below.append(entry)
          }
        }
      }
      if !found.isEmpty { return found }
      level = below
    }
    return []
  }

  private func mayHoldProjects(_ folder: URL) -> Bool {
    !ProjectLocator.packages.contains(folder.pathExtension)
      && !ProjectLocator.skipped.contains(folder.lastPathComponent)
  }

  /// The folders in a folder, without hidden ones and links, by name.
  private func folders(in folder: URL) -> [URL] {
    let entries =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: [.isDirectoryKey, .isSymbolicLinkKey],
        options: .skipsHiddenFiles)) ?? []
    return entries.filter { url in
      let values = try? url.resourceValues(forKeys: [.isDirectoryKey, .isSymbolicLinkKey])
      return values?.isDirectory == true && values?.isSymbolicLink != true
    }.sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}
