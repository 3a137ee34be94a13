import Foundation

/// The groups of a project: where each file reference lies on disk.
final class FileTree {
  let finder: FileFinder
  private let table: ObjectTable
  private let folder: URL
  /// The group that holds an object.
  private var parents: [String: String] = [:]
  private var urls: [String: URL] = [:]

  /// - Throws: `ProjectError` when a group cannot be read.
  init(table: ObjectTable, mainGroup: String, folder: URL, finder: FileFinder) throws {
    (self.table, self.folder, self.finder) = (table, folder, finder)
    var waiting = [mainGroup]
    var seen: Set<String> = []
    while let identifier = waiting.popLast() {
      // A group inside itself would never end.
      guard seen.insert(identifier).inserted, let reader = try? table.reader(identifier, namedBy: "a group"),
        PBXGroup.names.contains(reader.isa) || PBXVariantGroup.names.contains(reader.isa)
      else { continue }
      for child in try reader.strings("children") where parents[child] == nil && child != mainGroup {
        parents[child] = identifier
        waiting.append(child)
      }
    }
  }

  /// Where the file or group lies by the project's word, whether or not it is there; nil for products and
  /// files of the SDK.
  func url(of identifier: String) -> URL? { url(of: identifier, depth: 0) }

  private func url(of identifier: String, depth: Int) -> URL? {
    if let known = urls[identifier] { return known }
    guard depth < 256, let reader = try? table.reader(identifier, namedBy: "a group"),
      let place = try? PBXPlace(reader)
    else { return nil }
    let base: URL?
    switch place.sourceTree {
    case "<group>": base = parents[identifier].flatMap { url(of: $0, depth: depth + 1) } ?? folder
    case "SOURCE_ROOT": base = folder
    case "<absolute>": base = URL(fileURLWithPath: "/")
    default: base = nil
    }
    guard let base else { return nil }
    var result = base
    if let path = place.path, !path.isEmpty {
      result =
        (place.sourceTree == "<absolute>" ? URL(fileURLWithPath: path) : base.appending(relative: path))
    }
    urls[identifier] = result
    return result
  }
}

extension URL {
  /// Appends a path that may climb (`../Shared`).
  func appending(relative path: String) -> URL {
    path.hasPrefix("/") ? URL(fileURLWithPath: path) : appendingPathComponent(path).standardizedFileURL
  }
}
