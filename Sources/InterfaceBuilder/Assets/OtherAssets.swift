import Foundation

/// A data set: a file under a name (NSDataAsset).
public struct DataAsset: Sendable {
  public struct Variant: Sendable {
    public var file: URL
    public var typeIdentifier: String?
    public var qualifiers: AssetQualifiers
  }
  public var name: String
  public var variants: [Variant]

  public func variant(for traits: AssetTraits) -> Variant? {
    variants.best(for: traits, \.qualifiers).first
  }

  init(name: String, folder: URL, contents: AssetContents) {
    self.name = name
    variants = (contents.data ?? []).compactMap { entry in
      entry.filename.flatMap { folder.assetFile($0) }.map {
        Variant(file: $0, typeIdentifier: entry.universalTypeIdentifier, qualifiers: entry.qualifiers)
      }
    }
  }
}

/// A symbol set: a custom symbol as an SVG template.
public struct SymbolAsset: Sendable {
  public var name: String
  public var file: URL?

  init(name: String, folder: URL, contents: AssetContents) {
    self.name = name
    file = contents.symbols?.lazy.compactMap { $0.filename.flatMap { folder.assetFile($0) } }.first
  }
}

/// An app icon.
public struct IconAsset: Sendable {
  public struct Variant: Sendable {
    public var file: URL
    /// In points.
    public var size: Double
    public var scale: Double
    public var qualifiers: AssetQualifiers
  }
  public var name: String
  public var variants: [Variant]

  /// The file with the most pixels.
  public var largest: Variant? {
    variants.filter { !$0.qualifiers.isDark }.max { $0.size * $0.scale < $1.size * $1.scale }
  }

  init(name: String, folder: URL, contents: AssetContents) {
    self.name = name
    variants = (contents.images ?? []).compactMap { entry in
      guard let file = entry.filename.flatMap({ folder.assetFile($0) }) else { return nil }
      let side = entry.size?.split(separator: "x").first.flatMap { Double($0) } ?? 0
      return Variant(file: file, size: side, scale: entry.pixelScale ?? 1, qualifiers: entry.qualifiers)
    }
  }
}
