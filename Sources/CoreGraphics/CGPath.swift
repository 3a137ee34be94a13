import Foundation
import Surface

public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }
public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }

/// A path that does not change.
public class CGPath: Equatable, Hashable {
  public internal(set) var path: Path
  public init(path: Path) { self.path = path }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(path: PathShapes.rect(rect).applying(transform?.pointee ?? .identity))
  }
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(path: PathShapes.ellipse(rect).applying(transform?.pointee ?? .identity))
  }
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(
      path: PathShapes.roundedRect(rect, corners: Array(repeating: corner, count: 4))
        .applying(transform?.pointee ?? .identity))
  }

  public var isEmpty: Bool { path.elements.isEmpty }
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// Around the curve itself.
  public var boundingBoxOfPath: CGRect { path.bounds(ofControlPoints: false) }
  /// Around all points, control points too.
  public var boundingBox: CGRect { path.bounds(ofControlPoints: true) }

  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    path.applying(transform).contains(point, evenOdd: rule == .evenOdd)
  }
  public func copy() -> CGPath? { CGPath(path: path) }
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.path = path
    return copy
  }
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path: path.applying(transform?.pointee ?? .identity))
  }

  public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }
  public func hash(into hasher: inout Hasher) { hasher.combine(path.elements.count) }
}

/// A path that is built step by step.
public final class CGMutablePath: CGPath {
  public init() { super.init(path: Path()) }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.elements.append(.move(point.applying(transform)))
  }
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.elements.append(.line(point.applying(transform)))
  }
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.elements.append(.quad(control: control.applying(transform), to: end.applying(transform)))
  }
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.elements.append(
      .cubic(control1.applying(transform), control2.applying(transform), to: end.applying(transform)))
  }
  public func closeSubpath() { path.elements.append(.close) }
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(PathShapes.rect(rect), transform)
  }
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(PathShapes.ellipse(rect), transform)
  }
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    append(PathShapes.roundedRect(rect, corners: Array(repeating: corner, count: 4)), transform)
  }
  /// - Parameter clockwise: in a coordinate system whose y points up; in UIKit's it looks reversed.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let arc = PathShapes.arc(
      center: center, radius: radius, start: startAngle, end: endAngle, increases: !clockwise,
      continues: path.currentPoint != nil)
    append(arc, transform)
  }
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: delta < 0, transform: transform)
  }
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    append(
      PathShapes.tangentArc(from: currentPoint, tangent1End, tangent2End, radius: radius), transform)
  }
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    append(other.path, transform)
  }

  private func append(_ shape: Path, _ transform: CGAffineTransform) {
    path.elements += shape.applying(transform).elements
  }
}
