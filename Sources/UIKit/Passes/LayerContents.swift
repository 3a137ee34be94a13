import Surface

/// The picture that an app gave a layer (`layer.contents = image.cgImage`).
@MainActor enum LayerContents {
  static func content(of layer: CALayer) -> Content? {
    guard let image = layer.contents as? CGImage, layer.bounds.width > 0, layer.bounds.height > 0 else {
      return nil
    }
    let scale = layer.contentsScale > 0 ? layer.contentsScale : 1
    return UIImage(cgImage: image, scale: scale, orientation: .up).content(
      in: CGRect(origin: .zero, size: layer.bounds.size), mode: mode(layer.contentsGravity), tint: nil)
  }

  private static func mode(_ gravity: CALayerContentsGravity) -> UIView.ContentMode {
    switch gravity {
    case .resizeAspect: .scaleAspectFit
    case .resizeAspectFill: .scaleAspectFill
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    default: .scaleToFill
    }
  }
}
