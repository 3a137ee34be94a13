import Foundation

/// A folder on disk that Xcode keeps in step with a target (Xcode 16).
struct SynchronizedFolder {
  /// Folders that are one file to Xcode.
  private static let packages: Set<String> = [
    "xcassets", "bundle", "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "framework", "xcframework",
    "playground", "docc", "scnassets", "mlpackage", "rtfd", "icon",
  ]
  /// What is neither compiled nor copied.
  private static let ignored: Set<String> = ["h", "hpp", "xcconfig", "entitlements", "modulemap", "pch"]
  static let compiled: Set<String> = [
    "swift", "m", "mm", "c", "cc", "cpp", "s", "metal", "xcdatamodeld", "xcdatamodel", "intentdefinition",
    "mlmodel",
  ]

  let url: URL?
  private let finder: FileFinder
  private let group: PBXFileSystemSynchronizedRootGroup
  private let left: Set<String>
  private let taken: Set<String>

  struct Contents {
    var sources: [URL] = []
    var resources: [Resource] = []
    var problems: [ProjectError] = []
    /// Folders, links followed, that are read with all that is in them.
    var roots: [String] = []
  }

  init(_ identifier: String, table: ObjectTable, tree: FileTree, target: PBXNativeTarget) throws {
    group = try table.object(
      PBXFileSystemSynchronizedRootGroup.self, identifier, namedBy: "the target '\(target.name)'")
    finder = tree.finder
    url = tree.url(of: identifier)
    var left: Set<String> = []
    var taken: Set<String> = []
    for exception in group.exceptions {
      guard
        let set = try? table.object(
          PBXFileSystemSynchronizedExceptionSet.self, exception, namedBy: "a synchronized folder")
      else { continue }
      if set.target == target.identifier {
        left.formUnion(set.membershipExceptions)
        left.formUnion(set.platformFilters.filter { !$0.value.contains("ios") }.keys)
      } else if let phase = set.buildPhase, target.buildPhases.contains(phase) {
        taken.formUnion(set.membershipExceptions)
      }
    }
    (self.left, self.taken) = (left, taken)
  }

  /// What the target gets of the folder; nil when it is not on disk.
  func contents() -> Contents? {
    guard let url, let root = finder.existing(url), finder.isInside(root) else { return nil }
    var contents = Contents()
    contents.roots = [root.resolvingSymlinksInPath().path]
    walk(root, path: "", region: nil, depth: 0, into: &contents)
    return contents
  }

  private func walk(_ folder: URL, path: String, region: String?, depth: Int, into contents: inout Contents) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      let url = folder.appendingPathComponent(name)
      let relative = path.isEmpty ? name : "\(path)/\(name)"
      guard !isLeftOut(relative, name, region) else { continue }
      let type = (name as NSString).pathExtension.lowercased()
      if let obstacle = finder.obstacle(to: url) ?? repetition(url, &contents) {
        contents.problems.append(.leftOut(url, reason: obstacle))
        continue
      }
      if isFolder(url) && !SynchronizedFolder.packages.contains(type) {
        if group.explicitFolders.contains(relative) {
          contents.resources.append(Resource(url: url, region: nil, destination: name))
        } else if depth < 32 {
          let inner = type == "lproj" ? (name as NSString).deletingPathExtension : region
          walk(url, path: relative, region: inner, depth: depth + 1, into: &contents)
        }
      } else if SynchronizedFolder.compiled.contains(type) {
        contents.sources.append(url)
      } else if !SynchronizedFolder.ignored.contains(type) {
        contents.resources.append(
          Resource(url: url, region: region, destination: region.map { "\($0).lproj/\(name)" } ?? name))
      }
    }
  }

  /// A link to a folder that is read anyway, or that holds what is being read, would give files twice or never
  /// end.
  private func repetition(_ url: URL, _ contents: inout Contents) -> String? {
    guard isFolder(url), (try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)) != nil else {
      return nil
    }
    let target = url.resolvingSymlinksInPath().path
    let isRead = contents.roots.contains { $0 == target || $0.isInside(target) || target.isInside($0) }
    guard !isRead else { return "is a link to a folder that is read already" }
    contents.roots.append(target)
    return nil
  }

  private func isLeftOut(_ relative: String, _ name: String, _ region: String?) -> Bool {
    if taken.contains(relative) { return false }
    if left.contains(relative) { return true }
    // "/Localized: Main.storyboard" beside the folder's path stands for the file in every language.
    guard region != nil else { return false }
    let outer = (relative as NSString).deletingLastPathComponent
    let above = (outer as NSString).deletingLastPathComponent
    return left.contains(above + "/Localized: " + name) || left.contains("/Localized: " + name)
  }

  private func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
  }
}

extension String {
  /// Whether a path lies below another.
  fileprivate func isInside(_ folder: String) -> Bool {
    hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }
}
