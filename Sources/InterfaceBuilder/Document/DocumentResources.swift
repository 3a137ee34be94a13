import Foundation

/// What stands under `resources`: the values Xcode saw when the document was saved.
///
/// Colours are a fallback for when the asset is gone; image sizes are what the canvas laid out with.
public struct DocumentResources: Sendable {
  private let element: Element?
  public init(_ element: Element?) { self.element = element }

  /// An image of the document with its size in points.
  public struct Image: Equatable, Sendable {
    public var name: String
    public var size: CGSize
    /// True: an SF Symbol.
    public var isSystem: Bool
  }

  public var images: [Image] {
    (element?.children(named: "image") ?? []).compactMap { image in
      guard let name = image["name"] else { return nil }
      let size = CGSize(width: image.double("width") ?? 0, height: image.double("height") ?? 0)
      return Image(name: name, size: size, isSystem: image["catalog"] == "system")
    }
  }

  /// The colour a name had in Xcode.
  public func color(named name: String) -> DocumentColor? {
    element?.children.first { $0.name == "namedColor" && $0["name"] == name }?.child(named: "color")?.color
  }

  /// The light value a system colour had in Xcode, by the name the document uses: `systemGray5Color`.
  public func systemColor(named name: String) -> DocumentColor? {
    element?.children.first { $0.name == "systemColor" && $0["name"] == name }?.child(named: "color")?.color
  }
}
