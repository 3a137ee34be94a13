import Foundation
import Surface

/// Records what is drawn as a display list; nothing is painted here.
///
/// Coordinates are UIKit's: points, y down.
public final class CGContext {
  /// What a `saveGState` keeps.
  struct State {
    var fill = Color(red: 0, green: 0, blue: 0)
    var stroke = Color(red: 0, green: 0, blue: 0)
    var style = StrokeStyle(width: 1)
    var transform = CGAffineTransform.identity
    /// Of the clip, in the context's base space; nil is unlimited.
    var clip: CGRect?
    var textPosition = CGPoint.zero
  }

  /// What was drawn so far.
  public internal(set) var drawing = Drawing()
  /// Of the picture, in points; zero when it is not known.
  public let size: CGSize
  /// Pixels per point.
  public let scale: CGFloat
  public internal(set) var path = CGMutablePath()
  private(set) var states = [State()]

  public init(size: CGSize = .zero, scale: CGFloat = 1) { (self.size, self.scale) = (size, scale) }

  var state: State {
    get { states[states.count - 1] }
    set { states[states.count - 1] = newValue }
  }

  /// Adds to the display list.
  public func record(_ operation: DrawingOperation) { drawing.operations.append(operation) }

  // MARK: State

  public func saveGState() {
    states.append(state)
    record(.save)
  }
  public func restoreGState() {
    guard states.count > 1 else { return }
    states.removeLast()
    record(.restore)
  }
  public var ctm: CGAffineTransform { state.transform }
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
    record(
      .concatenate([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]))
  }
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  public func setAlpha(_ alpha: CGFloat) { record(.alpha(alpha)) }
  public func setBlendMode(_ mode: CGBlendMode) { record(.blendMode(mode.name)) }
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    record(.shadow(color.map { Shadow(color: $0.surface, offset: offset, radius: blur / 2) }))
  }
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  public var interpolationQuality = CGInterpolationQuality.default
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) { saveGState() }
  public func endTransparencyLayer() { restoreGState() }
  public func flush() {}
  public func synchronize() {}

  // MARK: Colours and lines

  public func setFillColor(_ color: CGColor) { state.fill = color.surface }
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.surface }
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }
  public func setLineWidth(_ width: CGFloat) { state.style.width = width }
  public func setLineCap(_ cap: CGLineCap) { state.style.cap = cap.surface }
  public func setLineJoin(_ join: CGLineJoin) { state.style.join = join.surface }
  public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.style.dash, state.style.dashPhase) = (lengths.map(Double.init), phase)
  }

  // MARK: Clip

  public func clip(using rule: CGPathFillRule = .winding) {
    clip(path.path, evenOdd: rule == .evenOdd)
    path = CGMutablePath()
  }
  public func clip(to rect: CGRect) { clip(PathShapes.rect(rect), evenOdd: false) }
  public func clip(to rects: [CGRect]) {
    clip(Path(elements: rects.flatMap { PathShapes.rect($0).elements }), evenOdd: false)
  }
  /// Clips to a path that is not the current one.
  public func clip(_ path: Path, evenOdd: Bool) {
    let bounds = path.bounds(ofControlPoints: false).applying(state.transform)
    state.clip = state.clip?.intersection(bounds) ?? bounds
    record(.clip(path, evenOdd: evenOdd))
  }
  public var boundingBoxOfClipPath: CGRect {
    let whole =
      size == .zero
      ? CGRect(x: -5000, y: -5000, width: 10000, height: 10000) : CGRect(origin: .zero, size: size)
    let clip = state.clip ?? whole
    return clip.isNull ? .zero : clip.applying(state.transform.inverted())
  }
}

extension CGColor {
  var surface: Color { Color(red: rgba[0], green: rgba[1], blue: rgba[2], alpha: rgba[3]) }
}
extension CGLineCap {
  public var surface: StrokeStyle.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}
extension CGLineJoin {
  public var surface: StrokeStyle.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}

public enum CGInterpolationQuality: Int32, Sendable { case `default`, none, low, high, medium }

public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight,
    difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop,
    destinationOver, destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
  /// As the display list has it.
  public var name: String { String(describing: self) }
}
