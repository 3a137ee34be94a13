import Foundation
import Surface

extension CGContext {
  // MARK: The current path

  public func beginPath() { path = CGMutablePath() }
  public func closePath() { path.closeSubpath() }
  public func move(to point: CGPoint) { path.move(to: point) }
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  public func addLines(between points: [CGPoint]) { path.addLines(between: points) }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control) }
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  public func addRects(_ rects: [CGRect]) { path.addRects(rects) }
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  public func addPath(_ other: CGPath) { path.addPath(other) }
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }
  public var isPathEmpty: Bool { path.isEmpty }
  public var currentPointOfPath: CGPoint { path.currentPoint }
  public var boundingBoxOfPath: CGRect { path.boundingBoxOfPath }
  public func replacePathWithStrokedPath() {}

  // MARK: Painting

  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .evenOdd ? .eoFill : .fill)
  }
  public func strokePath() { drawPath(using: .stroke) }
  public func drawPath(using mode: CGPathDrawingMode) {
    defer { path = CGMutablePath() }
    guard !path.isEmpty else { return }
    if mode != .stroke { fill(path.path, evenOdd: mode == .eoFill || mode == .eoFillStroke) }
    if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke { stroke(path.path) }
  }
  /// Fills a path that is not the current one, with the fill colour.
  public func fill(_ path: Path, evenOdd: Bool) { record(.fill(path, state.fill, evenOdd: evenOdd)) }
  /// Strokes a path that is not the current one, with the context's line style or another.
  public func stroke(_ path: Path, style: StrokeStyle? = nil) {
    record(.stroke(path, state.stroke, style ?? state.style))
  }
  public func fill(_ rect: CGRect) { fill(PathShapes.rect(rect), evenOdd: false) }
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  public func fillEllipse(in rect: CGRect) { fill(PathShapes.ellipse(rect), evenOdd: false) }
  public func stroke(_ rect: CGRect) { stroke(PathShapes.rect(rect)) }
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var style = state.style
    style.width = width
    stroke(PathShapes.rect(rect), style: style)
  }
  public func strokeEllipse(in rect: CGRect) { stroke(PathShapes.ellipse(rect)) }
  public func strokeLineSegments(between points: [CGPoint]) {
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      stroke(Path(elements: [.move(points[index]), .line(points[index + 1])]))
    }
  }
  public func clear(_ rect: CGRect) { record(.clear(rect)) }

  // MARK: Pictures

  /// Core Graphics draws pictures with y up: upside down in UIKit's contexts.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    saveGState()
    concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
    drawUpright(image, in: rect)
    restoreGState()
  }

  /// As UIImage draws.
  public func drawUpright(_ image: CGImage, in rect: CGRect) {
    let whole = wholeRect(image, showingIn: rect)
    if whole != rect {
      saveGState()
      clip(to: rect)
    }
    switch image.source {
    case .encoded(let picture): record(.image(resource: PictureRegistry.register(picture), whole))
    case .drawing(let drawing, let size, _): draw(drawing, size: size, in: whole)
    }
    if whole != rect { restoreGState() }
  }

  /// Draws a display list of `size` points scaled into `rect`.
  public func draw(_ drawing: Drawing, size: CGSize, in rect: CGRect) {
    guard size.width > 0, size.height > 0 else { return }
    saveGState()
    concatenate(
      CGAffineTransform(
        a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX, ty: rect.minY))
    for operation in drawing.operations { record(operation) }
    restoreGState()
  }

  /// Where all of a cropped picture would lie when its part fills `rect`.
  private func wholeRect(_ image: CGImage, showingIn rect: CGRect) -> CGRect {
    guard let crop = image.crop, crop.width > 0, crop.height > 0 else { return rect }
    let full: CGSize
    switch image.source {
    case .encoded(let picture): full = picture.pixelSize
    case .drawing(_, let size, let scale):
      full = CGSize(width: size.width * scale, height: size.height * scale)
    }
    let x = rect.width / crop.width, y = rect.height / crop.height
    return CGRect(
      x: rect.minX - crop.minX * x, y: rect.minY - crop.minY * y, width: full.width * x,
      height: full.height * y)
  }

  // MARK: Gradients

  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    let area = boundingBoxOfClipPath
    guard area.width > 0, area.height > 0, start != end else { return }
    saveGState()
    clipToBand(start: start, end: end, options: options, reach: area.width + area.height)
    record(
      .gradient(
        Gradient(
          kind: .linear, colors: gradient.colors.map(\.surface),
          locations: gradient.locations.map(Double.init),
          start: unit(start, in: area), end: unit(end, in: area)), area))
    restoreGState()
  }

  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    guard endRadius > 0 else { return }
    let clip = boundingBoxOfClipPath
    let reach = max(endRadius, hypot(clip.width, clip.height))
    let area = CGRect(
      x: endCenter.x - reach, y: endCenter.y - reach, width: reach * 2, height: reach * 2)
    saveGState()
    if !options.contains(.drawsAfterEndLocation) {
      let circle = CGRect(
        x: endCenter.x - endRadius, y: endCenter.y - endRadius, width: endRadius * 2, height: endRadius * 2)
      self.clip(PathShapes.ellipse(circle), evenOdd: false)
    }
    let locations = gradient.locations.map {
      Double((startRadius + $0 * (endRadius - startRadius)) / endRadius)
    }
    let share = endRadius / reach / 2
    record(
      .gradient(
        Gradient(
          kind: .radial, colors: gradient.colors.map(\.surface), locations: locations,
          start: CGPoint(x: 0.5, y: 0.5), end: CGPoint(x: 0.5 + share, y: 0.5 + share)), area))
    restoreGState()
  }

  private func unit(_ point: CGPoint, in area: CGRect) -> CGPoint {
    CGPoint(x: (point.x - area.minX) / area.width, y: (point.y - area.minY) / area.height)
  }

  /// Leaves out what lies before the start and after the end, unless the options ask for it.
  private func clipToBand(
    start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions, reach: CGFloat
  ) {
    let length = hypot(end.x - start.x, end.y - start.y)
    let way = CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
    let far = reach * 2 + length
    let before = options.contains(.drawsBeforeStartLocation) ? -far : 0
    let after = options.contains(.drawsAfterEndLocation) ? length + far : length
    func corner(_ along: CGFloat, _ side: CGFloat) -> CGPoint {
      CGPoint(
        x: start.x + way.dx * along - way.dy * side * far, y: start.y + way.dy * along + way.dx * side * far)
    }
    clip(
      Path(elements: [
        .move(corner(before, -1)), .line(corner(after, -1)), .line(corner(after, 1)),
        .line(corner(before, 1)),
        .close,
      ]), evenOdd: false)
  }
}
