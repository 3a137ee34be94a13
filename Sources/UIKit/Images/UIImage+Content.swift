import Surface

extension UIImage {
  /// Where a picture of `size` goes in a box.
  static func placement(of size: CGSize, in box: CGRect, mode: UIView.ContentMode) -> CGRect {
    switch mode {
    case .scaleToFill, .redraw: return box
    case .scaleAspectFit, .scaleAspectFill:
      guard size.width > 0, size.height > 0 else { return box }
      let ratios = (box.width / size.width, box.height / size.height)
      let factor = mode == .scaleAspectFit ? min(ratios.0, ratios.1) : max(ratios.0, ratios.1)
      let scaled = CGSize(width: size.width * factor, height: size.height * factor)
      return CGRect(
        x: box.midX - scaled.width / 2, y: box.midY - scaled.height / 2, width: scaled.width,
        height: scaled.height)
    default:
      let isLeft = [.left, .topLeft, .bottomLeft].contains(mode)
      let isRight = [.right, .topRight, .bottomRight].contains(mode)
      let isTop = [.top, .topLeft, .topRight].contains(mode)
      let isBottom = [.bottom, .bottomLeft, .bottomRight].contains(mode)
      return CGRect(
        x: isLeft ? box.minX : isRight ? box.maxX - size.width : box.midX - size.width / 2,
        y: isTop ? box.minY : isBottom ? box.maxY - size.height : box.midY - size.height / 2,
        width: size.width, height: size.height)
    }
  }

  /// Whether the picture is a mask for a colour in an image view or a button.
  var isTemplate: Bool {
    switch form.renderingMode {
    case .alwaysTemplate: true
    case .alwaysOriginal: false
    case .automatic: isSymbolImage
    }
  }

  /// What a node shows of this image.
  /// - Parameters:
  ///   - box: in the node's coordinates.
  ///   - tint: for templates; nil: black, as UIKit draws symbols outside of views.
  ///   - traits: an asset's picture and dynamic colours follow them.
  func content(
    in box: CGRect, mode: UIView.ContentMode, tint: UIColor?, traits: UITraitCollection = .current
  ) -> Content? {
    let form = resolved(for: traits)
    let size = self.size
    let rect = Self.placement(of: size, in: box, mode: mode)
    let color = templateColor(tint).map { $0.resolvedColor(with: traits).surfaceColor }
    switch form.source {
    case .empty: return nil
    case .symbol(let symbol):
      let own = symbol.configuration.color?.resolvedColor(with: traits).surfaceColor
      return .text(
        symbol.text(in: rect, color: own ?? color ?? UIColor.label.resolvedColor(with: traits).surfaceColor))
    case .picture(let image), .asset(_, let image):
      return content(of: image, form, rect: rect, size: size, color: color)
    }
  }

  /// The colour that fills a template, or the one it was given itself.
  private func templateColor(_ tint: UIColor?) -> UIColor? { isTemplate ? tint ?? form.tint : form.tint }

  private func content(
    of image: CGImage, _ form: Form, rect: CGRect, size: CGSize, color: Surface.Color?
  ) -> Content {
    if case .encoded(let picture) = image.source, image.crop == nil, form.orientation == .up {
      var content = ImageContent(
        resource: PictureRegistry.register(picture), rect: rect, tint: color, size: size)
      if let caps = form.caps { content.caps = [caps.top, caps.left, caps.bottom, caps.right] }
      return .image(content)
    }
    let context = CGContext(size: rect.size)
    Self.draw(image, form.orientation, in: rect, context)
    return .drawing(color.map { context.drawing.recolored($0) } ?? context.drawing)
  }

  /// Turns and mirrors as the orientation asks.
  static func draw(_ image: CGImage, _ orientation: Orientation, in rect: CGRect, _ context: CGContext) {
    guard orientation != .up else { return context.drawUpright(image, in: rect) }
    let (w, h) = (rect.width, rect.height)
    let transform: CGAffineTransform
    switch orientation {
    case .up: transform = .identity
    case .down: transform = CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h)
    case .left: transform = CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: h)
    case .right: transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: w, ty: 0)
    case .upMirrored: transform = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
    case .downMirrored: transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
    case .leftMirrored: transform = CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: w, ty: h)
    case .rightMirrored: transform = CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    }
    let isTurned = [Orientation.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.concatenate(transform)
    context.drawUpright(
      image, in: CGRect(x: 0, y: 0, width: isTurned ? h : w, height: isTurned ? w : h))
    context.restoreGState()
  }

  // MARK: Drawing

  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let form = resolved(for: .current)
    switch form.source {
    case .empty: return
    case .symbol(let symbol):
      let color = (form.tint ?? symbol.configuration.color ?? .black).surfaceColor
      context.record(.text(symbol.text(in: rect, color: color)))
    case .picture(let image), .asset(_, let image):
      Self.draw(image, form.orientation, in: rect, context)
    }
  }
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect)
    context.restoreGState()
  }
  public func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0 else { return }
    context.saveGState()
    context.clip(to: rect)
    for y in stride(from: rect.minY, to: rect.maxY, by: size.height) {
      for x in stride(from: rect.minX, to: rect.maxX, by: size.width) { draw(at: CGPoint(x: x, y: y)) }
    }
    context.restoreGState()
  }
}

extension Drawing {
  /// The same shapes in one colour; what was transparent stays so.
  func recolored(_ color: Surface.Color) -> Drawing {
    func tinted(_ old: Surface.Color) -> Surface.Color {
      var new = color
      new.alpha *= old.alpha
      return new
    }
    return Drawing(
      operations: operations.map { operation in
        switch operation {
        case .fill(let path, let old, let evenOdd): return .fill(path, tinted(old), evenOdd: evenOdd)
        case .stroke(let path, let old, let style): return .stroke(path, tinted(old), style)
        case .gradient(var gradient, let rect):
          gradient.colors = gradient.colors.map(tinted)
          return .gradient(gradient, rect)
        case .text(var text):
          for line in text.lines.indices {
            for run in text.lines[line].runs.indices {
              text.lines[line].runs[run].color = tinted(text.lines[line].runs[run].color)
            }
          }
          return .text(text)
        default: return operation
        }
      })
  }
}
