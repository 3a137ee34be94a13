import Surface

public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: UInt.max)
}

/// A path with a line style. Angles are radians; clockwise is as seen on the screen.
open class UIBezierPath: NSObject, NSCopying {
  private var mutablePath = CGMutablePath()
  private var style = StrokeStyle(width: 1)

  public override required init() {}
  public convenience init(rect: CGRect) {
    self.init()
    mutablePath.addRect(rect)
  }
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    mutablePath.addEllipse(in: rect)
  }
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let radii = [UIRectCorner.topLeft, .topRight, .bottomRight, .bottomLeft].map {
      corners.contains($0) ? cornerRadii : .zero
    }
    mutablePath.addPath(CGPath(path: PathShapes.roundedRect(rect, corners: radii)))
  }
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  public convenience init(cgPath: CGPath) {
    self.init()
    mutablePath.addPath(cgPath)
  }
  public required convenience init?(coder: NSCoder) { return nil }

  open var cgPath: CGPath {
    get { CGPath(path: mutablePath.path) }
    set { mutablePath = newValue.mutableCopy() ?? CGMutablePath() }
  }
  open var isEmpty: Bool { mutablePath.isEmpty }
  open var bounds: CGRect { isEmpty ? .zero : mutablePath.boundingBoxOfPath }
  open var currentPoint: CGPoint { mutablePath.currentPoint }
  open func contains(_ point: CGPoint) -> Bool {
    mutablePath.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  open func move(to point: CGPoint) { mutablePath.move(to: point) }
  open func addLine(to point: CGPoint) { mutablePath.addLine(to: point) }
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    mutablePath.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    mutablePath.addQuadCurve(to: endPoint, control: controlPoint)
  }
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // With y down a growing angle turns clockwise, which Core Graphics calls counterclockwise.
    mutablePath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }
  open func close() { mutablePath.closeSubpath() }
  open func removeAllPoints() { mutablePath = CGMutablePath() }
  open func append(_ bezierPath: UIBezierPath) { mutablePath.addPath(bezierPath.cgPath) }
  open func apply(_ transform: CGAffineTransform) {
    var transform = transform
    mutablePath = cgPath.copy(using: &transform)?.mutableCopy() ?? mutablePath
  }
  open func reversing() -> UIBezierPath { UIBezierPath(cgPath: cgPath) }

  open var lineWidth: CGFloat {
    get { style.width }
    set { style.width = newValue }
  }
  open var lineCapStyle = CGLineCap.butt { didSet { style.cap = lineCapStyle.surface } }
  open var lineJoinStyle = CGLineJoin.miter { didSet { style.join = lineJoinStyle.surface } }
  open var miterLimit: CGFloat {
    get { style.miterLimit }
    set { style.miterLimit = newValue }
  }
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    style.dash = pattern.map { UnsafeBufferPointer(start: $0, count: count).map(Double.init) } ?? []
    style.dashPhase = phase
  }

  open func fill() { UIGraphicsGetCurrentContext()?.fill(mutablePath.path, evenOdd: usesEvenOddFillRule) }
  open func stroke() { UIGraphicsGetCurrentContext()?.stroke(mutablePath.path, style: style) }
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { drawing(blendMode, alpha) { fill() } }
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { drawing(blendMode, alpha) { stroke() } }
  open func addClip() { UIGraphicsGetCurrentContext()?.clip(mutablePath.path, evenOdd: usesEvenOddFillRule) }

  private func drawing(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: () -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    body()
    context.restoreGState()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: cgPath)
    (copy.style, copy.usesEvenOddFillRule) = (style, usesEvenOddFillRule)
    (copy.lineCapStyle, copy.lineJoinStyle) = (lineCapStyle, lineJoinStyle)
    return copy
  }
}
