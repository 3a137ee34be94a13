import InterfaceBuilder

extension ElementDecoder {
  static let imageView = view("imageView", UIImageView.self) { view, element, nib in
    if let symbol = element.child(key: "preferredSymbolConfiguration") {
      view.preferredSymbolConfiguration = ImageElement.symbolConfiguration(symbol)
    }
    nib.resources.withImage("image", element) { view.image = ImageElement.configured($0, element) }
    nib.resources.withImage("highlightedImage", element, catalog: "highlightedImageCatalog") {
      view.highlightedImage = $0
    }
    if let value = element.bool("highlighted") { view.isHighlighted = value }
    if let value = element.bool("adjustsImageSizeForAccessibilityContentSizeCategory") {
      view.adjustsImageSizeForAccessibilityContentSizeCategory = value
    }
  }
}

@MainActor enum ImageElement {
  /// The image in the symbol configuration that the element gives to it.
  static func configured(_ image: UIImage?, _ element: DocumentElement) -> UIImage? {
    guard let configuration = element.child(key: "imageSymbolConfiguration") else { return image }
    return image?.applyingSymbolConfiguration(symbolConfiguration(configuration)) ?? image
  }

  static func symbolConfiguration(_ element: DocumentElement) -> UIImage.SymbolConfiguration {
    let scale: UIImage.SymbolScale =
      switch element["scale"] {
      case "small": .small
      case "medium": .medium
      case "large": .large
      default: .default
      }
    let weight = weights[element["weight"] ?? ""] ?? .unspecified
    if element["configurationType"] == "pointSize", let size = element.double("pointSize") {
      return UIImage.SymbolConfiguration(pointSize: CGFloat(size), weight: weight, scale: scale)
    }
    if case .textStyle(let name)? = element.font("fontDescription") {
      return UIImage.SymbolConfiguration(
        textStyle: UIFont.TextStyle(documentName: name), scale: scale)
    }
    if weight != .unspecified {
      return UIImage.SymbolConfiguration(weight: weight).applying(UIImage.SymbolConfiguration(scale: scale))
    }
    return UIImage.SymbolConfiguration(scale: scale)
  }

  private static let weights: [String: UIImage.SymbolWeight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}
