import Foundation

/// Every asset of one bundle: its catalogs, and pictures that lie in it loose.
public final class AssetLibrary: @unchecked Sendable {
  public let folder: URL
  public let catalogs: [AssetCatalog]
  private let lock = NSLock()
  private var images: [String: ImageAsset?] = [:]
  private var colors: [String: ColorAsset?] = [:]
  private var found: [DocumentError] = []

  /// Finds the catalogs at the top of a bundle's folder. One that cannot be read is left out and listed in
  /// `errors`.
  public init(bundle folder: URL) {
    self.folder = folder
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    var errors: [DocumentError] = []
    catalogs = names.filter { $0.hasSuffix(".xcassets") }.compactMap { name in
      do { return try AssetCatalog(folder: folder.appendingPathComponent(name)) } catch {
        if let error = error as? DocumentError { errors.append(error) }
        return nil
      }
    }
    found = errors
  }

  /// What went wrong so far, each once.
  public var errors: [DocumentError] { lock.withLock { found } }

  /// An image set, or loose files `name.png`, `name@2x.png`, `name@3x~iphone.jpg`.
  ///
  /// An extension in the name is dropped when nothing has the name with it, as UIImage(named:) does.
  public func image(named name: String) -> ImageAsset? {
    lock.withLock {
      if let known = images[name] { return known }
      var asset = first { try $0.image(named: name) } ?? looseImage(name)
      if asset == nil, Self.imageExtensions.contains((name as NSString).pathExtension.lowercased()) {
        let stem = (name as NSString).deletingPathExtension
        asset = first { try $0.image(named: stem) }
      }
      images[name] = .some(asset)
      return asset
    }
  }

  public func color(named name: String) -> ColorAsset? {
    lock.withLock {
      if let known = colors[name] { return known }
      let asset = first { try $0.color(named: name) }
      colors[name] = .some(asset)
      return asset
    }
  }

  public func data(named name: String) -> DataAsset? {
    lock.withLock { first { try $0.data(named: name) } }
  }
  public func symbol(named name: String) -> SymbolAsset? {
    lock.withLock { first { try $0.symbol(named: name) } }
  }
  public func icon(named name: String) -> IconAsset? {
    lock.withLock { first { try $0.icon(named: name) } }
  }

  private func first<Asset>(_ find: (AssetCatalog) throws -> Asset?) -> Asset? {
    for catalog in catalogs {
      do { if let asset = try find(catalog) { return asset } } catch {
        if let error = error as? DocumentError, !found.contains(error) { found.append(error) }
      }
    }
    return nil
  }
}

extension AssetLibrary {
  static let imageExtensions = ["png", "jpg", "jpeg", "gif", "svg", "pdf", "webp", "heic", "bmp", "tiff"]

  private func looseImage(_ name: String) -> ImageAsset? {
    guard !name.contains("..") else { return nil }
    let path = name as NSString
    let given = path.pathExtension.lowercased()
    let stem = Self.imageExtensions.contains(given) ? path.deletingPathExtension : name
    let extensions = Self.imageExtensions.contains(given) ? [path.pathExtension] : Self.imageExtensions
    var variants: [ImageAsset.Variant] = []
    for suffix in extensions {
      for scale in [1.0, 2, 3] {
        for idiom in ["universal", "iphone", "ipad"] {
          let file =
            stem + (scale == 1 ? "" : "@\(Int(scale))x") + (idiom == "universal" ? "" : "~" + idiom) + "."
            + suffix
          let url = folder.appendingPathComponent(file)
          guard FileManager.default.fileExists(atPath: url.path) else { continue }
          var qualifiers = AssetQualifiers()
          qualifiers.idiom = idiom
          let isVector = ["pdf", "svg"].contains(suffix.lowercased())
          variants.append(
            ImageAsset.Variant(file: url, scale: isVector ? nil : scale, qualifiers: qualifiers))
        }
      }
    }
    guard !variants.isEmpty else { return nil }
    return ImageAsset(name: name, variants: variants)
  }
}

extension ImageAsset {
  init(name: String, variants: [Variant]) {
    (self.name, self.variants) = (name, variants)
    (renderingMode, preservesVectors) = (.automatic, false)
  }
}
