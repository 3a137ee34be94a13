import Foundation

/// An image set: one picture in several forms.
public struct ImageAsset: Sendable {
  public enum RenderingMode: String, Sendable { case automatic, original, template }

  /// How a picture stretches; lengths in points of the picture.
  public struct Slicing: Equatable, Sendable {
    public enum Mode: String, Sendable {
      case nine = "9-part"
      case horizontal = "3-part-horizontal"
      case vertical = "3-part-vertical"
    }
    public var mode: Mode
    /// leading is left.
    public var caps: DocumentInsets
    public var tiles: Bool
  }

  public struct Variant: Sendable {
    /// The file as the project has it.
    public var file: URL
    /// Pixels per point; nil for a file that serves every scale.
    public var scale: Double?
    public var qualifiers: AssetQualifiers
    public var slicing: Slicing?
    /// Lies outside the alignment rectangle, in points; leading is left.
    public var alignmentInsets: DocumentInsets?

    public var isVector: Bool { ["pdf", "svg"].contains(file.pathExtension.lowercased()) }
    /// What can be drawn: for a PDF the SVG that the build put beside it as `<name>.pdf.svg`.
    public var drawableFile: URL {
      guard file.pathExtension.lowercased() == "pdf" else { return file }
      return file.appendingPathExtension("svg")
    }
  }

  public var name: String
  public var renderingMode: RenderingMode
  public var preservesVectors: Bool
  public var variants: [Variant]

  /// The picture for these traits: of those that fit best the scale itself, else the next larger, else the
  /// largest.
  public func variant(for traits: AssetTraits) -> Variant? {
    let fitting = variants.best(for: traits, \.qualifiers)
    let bitmaps = fitting.filter { $0.scale != nil }.sorted { ($0.scale ?? 0) < ($1.scale ?? 0) }
    return bitmaps.first { ($0.scale ?? 0) >= traits.scale } ?? bitmaps.last ?? fitting.first
  }

  init(name: String, folder: URL, contents: AssetContents) {
    self.name = name
    renderingMode =
      contents.properties?.templateRenderingIntent.flatMap(RenderingMode.init) ?? .automatic
    preservesVectors = contents.properties?.preservesVectorRepresentation ?? false
    variants = (contents.images ?? []).compactMap { Variant($0, folder: folder) }
  }
}

extension ImageAsset.Variant {
  init?(_ entry: AssetContents.Entry, folder: URL) {
    guard let name = entry.filename, let file = folder.assetFile(name) else { return nil }
    self.file = file
    scale = entry.pixelScale
    qualifiers = entry.qualifiers
    // Contents.json counts in pixels of this very file.
    let scale = scale ?? 1
    slicing = entry.resizing.flatMap { resizing in
      resizing.mode.flatMap(ImageAsset.Slicing.Mode.init).map {
        ImageAsset.Slicing(
          mode: $0, caps: DocumentInsets(resizing.capInsets, scale: scale),
          tiles: resizing.center?.mode == "tile")
      }
    }
    alignmentInsets = entry.alignmentInsets.map { DocumentInsets($0, scale: scale) }
  }
}

extension DocumentInsets {
  init(_ insets: AssetContents.Insets?, scale: Double) {
    self.init(
      top: (insets?.top ?? 0) / scale, leading: (insets?.left ?? 0) / scale,
      bottom: (insets?.bottom ?? 0) / scale, trailing: (insets?.right ?? 0) / scale)
  }
}

extension URL {
  /// A file that Contents.json names; nil when the name leads out of the asset's folder.
  func assetFile(_ name: String) -> URL? {
    guard !name.isEmpty, !name.contains("/"), name != ".." else { return nil }
    return appendingPathComponent(name)
  }
}
