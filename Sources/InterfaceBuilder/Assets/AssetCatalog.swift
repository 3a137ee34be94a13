import Foundation

/// A folder `*.xcassets`, read as Xcode's source, an asset at a time and when it is first asked for.
public final class AssetCatalog: @unchecked Sendable {
  public enum Kind: String, CaseIterable, Sendable {
    case image = "imageset"
    case color = "colorset"
    case data = "dataset"
    case symbol = "symbolset"
    case icon = "appiconset"
  }
  /// Where an asset lies.
  public struct Entry: Sendable {
    public var kind: Kind
    /// With its namespaces: `Fruit/plum`.
    public var name: String
    public var folder: URL
  }

  public let folder: URL
  public let entries: [Entry]
  private let byName: [Kind: [String: URL]]

  /// - Throws: `DocumentError` when the folder cannot be listed.
  public init(folder: URL) throws {
    self.folder = folder
    var entries: [Entry] = []
    try Self.collect(folder, prefix: "", into: &entries)
    self.entries = entries
    byName = Dictionary(grouping: entries, by: \.kind).mapValues { group in
      Dictionary(group.map { ($0.name, $0.folder) }, uniquingKeysWith: { first, _ in first })
    }
  }

  private static func collect(_ folder: URL, prefix: String, into entries: inout [Entry]) throws {
    let names: [String]
    do { names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() } catch {
      throw DocumentError(file: folder.path, cause: .unreadable(error.localizedDescription))
    }
    for name in names where !name.hasPrefix(".") {
      let url = folder.appendingPathComponent(name)
      // A link is no folder here, so the way never goes round in a circle.
      guard let values = try? url.resourceValues(forKeys: [.isDirectoryKey, .isSymbolicLinkKey]),
        values.isDirectory == true, values.isSymbolicLink != true
      else { continue }
      let stem = url.deletingPathExtension().lastPathComponent
      if let kind = Kind(rawValue: url.pathExtension) {
        entries.append(Entry(kind: kind, name: prefix + stem, folder: url))
      } else if url.pathExtension.isEmpty || url.pathExtension == "spriteatlas" {
        // A group without Contents.json is a plain folder.
        let providesNamespace = (try? AssetContents(folder: url))?.properties?.providesNamespace ?? false
        try collect(url, prefix: providesNamespace ? prefix + name + "/" : prefix, into: &entries)
      }
    }
  }

  /// nil: no such asset.
  /// - Throws: `DocumentError` when its Contents.json is missing or damaged.
  public func image(named name: String) throws -> ImageAsset? {
    try read(.image, name) { ImageAsset(name: name, folder: $0, contents: $1) }
  }
  public func color(named name: String) throws -> ColorAsset? {
    try read(.color, name) { ColorAsset(name: name, contents: $1) }
  }
  public func data(named name: String) throws -> DataAsset? {
    try read(.data, name) { DataAsset(name: name, folder: $0, contents: $1) }
  }
  public func symbol(named name: String) throws -> SymbolAsset? {
    try read(.symbol, name) { SymbolAsset(name: name, folder: $0, contents: $1) }
  }
  public func icon(named name: String) throws -> IconAsset? {
    try read(.icon, name) { IconAsset(name: name, folder: $0, contents: $1) }
  }

  private func read<Asset>(
    _ kind: Kind, _ name: String, _ make: (URL, AssetContents) -> Asset
  ) throws -> Asset? {
    guard let folder = byName[kind]?[name] else { return nil }
    return make(folder, try AssetContents(folder: folder))
  }

  /// Everything that is wrong with the catalog: damaged Contents.json, files that are named and missing,
  /// names used twice.
  public func problems() -> [DocumentError] {
    var problems: [DocumentError] = []
    var seen: Set<String> = []
    for entry in entries {
      if !seen.insert(entry.kind.rawValue + ":" + entry.name).inserted {
        problems.append(
          DocumentError(
            file: entry.folder.path,
            cause: .malformed("the catalog holds another \(entry.kind.rawValue) named \(entry.name).")))
      }
      do {
        let contents = try AssetContents(folder: entry.folder)
        let all = [contents.images, contents.data, contents.symbols].compactMap { $0 }.flatMap { $0 }
        for name in all.compactMap(\.filename) where !exists(name, in: entry.folder) {
          problems.append(
            DocumentError(
              file: entry.folder.appendingPathComponent("Contents.json").path,
              cause: .danglingReference(
                "The file \"\(name)\" for the asset \"\(entry.name)\" could not be found.")))
        }
        for name in contents.images?.compactMap(\.filename) ?? [] {
          guard let file = entry.folder.assetFile(name), let fault = PictureHead(file)?.fault else {
            continue
          }
          problems.append(
            DocumentError(file: file.path, cause: .unreadable(fault))
          )
        }
      } catch let error as DocumentError {
        problems.append(error)
      } catch {
        problems.append(DocumentError(file: entry.folder.path, cause: .malformed("\(error)")))
      }
    }
    return problems
  }

  private func exists(_ name: String, in folder: URL) -> Bool {
    guard let file = folder.assetFile(name) else { return false }
    return FileManager.default.fileExists(atPath: file.path)
  }
}
