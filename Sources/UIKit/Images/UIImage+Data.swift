extension UIImage {
  /// PNG data: the file's own when it is one, else made by the raster engine; nil without an engine.
  public func pngData() -> Data? { encoded(as: "image/png", jpegQuality: nil) }
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    encoded(as: nil, jpegQuality: compressionQuality)
  }

  private func encoded(as type: String?, jpegQuality: CGFloat?) -> Data? {
    guard size.width > 0, size.height > 0 else { return nil }
    if let type, form.tint == nil, form.orientation == .up, let image = cgImage, image.crop == nil,
      case .encoded(let picture) = image.source, picture.type == type
    {
      return picture.bytes
    }
    let context = CGContext(size: size, scale: scale)
    UIGraphicsPushContext(context)
    draw(in: CGRect(origin: .zero, size: size))
    UIGraphicsPopContext()
    guard let engine = RasterEngines.shared else {
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          Log.unsupported("Making a file of drawn pixels (pngData, jpegData)", "the answer is nil")
        }
      }
      return nil
    }
    return engine.encode(context.drawing, size: size, scale: scale, jpegQuality: jpegQuality)
  }
}

extension UIImage {
  /// The image at another size, keeping its proportions when the size does not.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard self.size.width > 0, self.size.height > 0 else { return nil }
    let rect = Self.placement(of: self.size, in: CGRect(origin: .zero, size: size), mode: .scaleAspectFit)
    return UIGraphicsImageRenderer(size: rect.size).image { _ in
      draw(in: CGRect(origin: .zero, size: rect.size))
    }
  }
  public func preparingForDisplay() -> UIImage? { self }
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.main.async { completionHandler(self) }
  }
}
