import Foundation
import XcodeProject

/// Finds what belongs to one target of a package, by SwiftPM's rules.
struct PackageTargetFiles {
  let package: URL
  let manifest: PackageManifest
  let target: PackageManifest.Target

  struct Contents {
    var sources: [URL] = []
    /// Sources in other languages.
    var foreign: [URL] = []
    /// Where each lies in the target's bundle.
    var resources: [Resource] = []
  }

  private static let standardFolders = ["Sources", "Source", "src", "srcs"]
  private static let foreignTypes: Set<String> = ["c", "m", "mm", "cc", "cpp", "cxx", "s", "S", "metal"]
  /// What Xcode takes for a resource without being told.
  private static let knownResources: Set<String> = [
    "xcassets", "storyboard", "xib", "xcstrings", "lproj", "xcdatamodeld",
  ]

  /// The target's folder.
  var folder: URL {
    if let path = target.path { return package.appendingPathComponent(path).standardizedFileURL }
    let folders = (target.kind == .test ? ["Tests"] : []) + Self.standardFolders
    let named = folders.map { package.appendingPathComponent("\($0)/\(target.name)") }
    if let found = named.first(where: isFolder) { return found }
    // With one target only, the standard folder itself may be its folder.
    let others = manifest.targets.filter { ($0.kind == .test) == (target.kind == .test) }
    let plain = folders.map { package.appendingPathComponent($0) }
    if others.count == 1, let found = plain.first(where: isFolder) { return found }
    return named[0]
  }

  func contents() -> Contents {
    var contents = Contents()
    guard isFolder(folder), isInside(folder) else { return contents }
    let excluded = Set(target.exclude.map { path(of: folder.appendingPathComponent($0)) })
    let rules = target.resources.filter { $0.kind != .embed }.map { rule in
      (folder.appendingPathComponent(rule.path).standardizedFileURL, rule.kind)
    }
    for (url, kind) in rules where isInside(url) && FileManager.default.fileExists(atPath: url.path) {
      add(url, as: kind, to: &contents)
    }
    let claimed = Set(rules.map { path(of: $0.0) })
    let chosen = target.sources.map { $0.map { folder.appendingPathComponent($0).standardizedFileURL } }
    for start in chosen ?? [folder] { walk(start, excluded, claimed, &contents) }
    contents.sources.sort { $0.path < $1.path }
    return contents
  }

  private func walk(_ url: URL, _ excluded: Set<String>, _ claimed: Set<String>, _ contents: inout Contents) {
    let path = path(of: url)
    guard !excluded.contains(path), !claimed.contains(path), isInside(url) else { return }
    let type = url.pathExtension
    if Self.knownResources.contains(type) {
      add(url, as: .process, to: &contents)
    } else if isFolder(url) {
      guard !["docc", "bundle", "framework", "xcodeproj"].contains(type) else { return }
      let names = ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
      for name in names where !name.hasPrefix(".") {
        walk(url.appendingPathComponent(name), excluded, claimed, &contents)
      }
    } else if type == "swift" {
      contents.sources.append(url)
    } else if Self.foreignTypes.contains(type) {
      contents.foreign.append(url)
    }
  }

  /// `.copy` keeps folders; `.process` takes the files out of them, all but languages and catalogs.
  private func add(_ url: URL, as kind: PackageManifest.ResourceRule.Kind, to contents: inout Contents) {
    let name = url.lastPathComponent
    if url.pathExtension == "lproj" {
      let region = url.deletingPathExtension().lastPathComponent
      for file in entries(url) {
        contents.resources.append(
          Resource(url: file, region: region, destination: "\(name)/\(file.lastPathComponent)"))
      }
    } else if kind == .process, isFolder(url), url.pathExtension.isEmpty {
      for entry in entries(url) { add(entry, as: .process, to: &contents) }
    } else if kind == .copy || url.pathExtension != "swift" {
      contents.resources.append(Resource(url: url, region: nil, destination: name))
    }
  }

  private func entries(_ folder: URL) -> [URL] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
      .filter { !$0.hasPrefix(".") }.map { folder.appendingPathComponent($0) }.filter(isInside)
  }

  private func path(of url: URL) -> String { url.standardizedFileURL.path }

  private func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// Nothing outside the package is read, whatever its manifest and its links say.
  private func isInside(_ url: URL) -> Bool {
    let root = package.resolvingSymlinksInPath().path
    let path = url.resolvingSymlinksInPath().path
    return path == root || path.hasPrefix(root + "/")
  }
}
