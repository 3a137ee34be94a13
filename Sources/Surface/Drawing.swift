import Foundation

/// A display list: what `draw(_:)`, shape layers and image contexts recorded.
public struct Drawing: Codable, Equatable, Sendable {
  public var operations: [DrawingOperation]
  public init(operations: [DrawingOperation] = []) { self.operations = operations }
}

public enum DrawingOperation: Codable, Equatable, Sendable {
  case save
  case restore
  /// a, b, c, d, tx, ty, multiplied before the current transform.
  case concatenate([Double])
  case clip(Path, evenOdd: Bool)
  case alpha(Double)
  /// Core Graphics's names: normal, multiply, screen, clear, copy, sourceAtop, destinationOut …
  case blendMode(String)
  case shadow(Shadow?)
  case fill(Path, Color, evenOdd: Bool)
  case stroke(Path, Color, StrokeStyle)
  case gradient(Gradient, CGRect)
  case text(TextContent)
  case image(resource: String, CGRect)
  case clear(CGRect)
}

public struct StrokeStyle: Codable, Equatable, Sendable {
  public enum Cap: String, Codable, Sendable { case butt, round, square }
  public enum Join: String, Codable, Sendable { case miter, round, bevel }
  public var width: Double
  public var cap = Cap.butt
  public var join = Join.miter
  public var miterLimit = 10.0
  public var dash: [Double] = []
  public var dashPhase = 0.0
  public init(width: Double) { self.width = width }
}

/// Lines and Bézier curves.
public struct Path: Codable, Equatable, Sendable {
  public enum Element: Codable, Equatable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(control: CGPoint, to: CGPoint)
    case cubic(CGPoint, CGPoint, to: CGPoint)
    case close
  }
  public var elements: [Element]
  public init(elements: [Element] = []) { self.elements = elements }
}
