import CoreGraphics
import Foundation
import Surface

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// Fills and strokes a path, in the layer's own coordinates.
open class CAShapeLayer: CALayer {
  open var path: CGPath? { didSet { setNeedsCommit() } }
  open var fillColor: CGColor? = .black { didSet { setNeedsCommit() } }
  open var fillRule = CAShapeLayerFillRule.nonZero { didSet { setNeedsCommit() } }
  open var strokeColor: CGColor? { didSet { setNeedsCommit() } }
  open var strokeStart: CGFloat = 0 {
    willSet { recordChange(.strokeStart, from: [strokeStart], to: [newValue]) }
    didSet { setNeedsCommit() }
  }
  open var strokeEnd: CGFloat = 1 {
    willSet { recordChange(.strokeEnd, from: [strokeEnd], to: [newValue]) }
    didSet { setNeedsCommit() }
  }
  open var lineWidth: CGFloat = 1 { didSet { setNeedsCommit() } }
  open var miterLimit: CGFloat = 10 { didSet { setNeedsCommit() } }
  open var lineCap = CAShapeLayerLineCap.butt { didSet { setNeedsCommit() } }
  open var lineJoin = CAShapeLayerLineJoin.miter { didSet { setNeedsCommit() } }
  open var lineDashPhase: CGFloat = 0 { didSet { setNeedsCommit() } }
  open var lineDashPattern: [NSNumber]? { didSet { setNeedsCommit() } }

  public required init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func updateNode(_ node: inout Node) {
    super.updateNode(&node)
    guard let path = path?.path else { return }
    var operations: [DrawingOperation] = []
    if let fillColor, fillColor.alpha > 0 {
      operations.append(.fill(path, fillColor.inPicture, evenOdd: fillRule == .evenOdd))
    }
    if let strokeColor, strokeColor.alpha > 0, lineWidth > 0 {
      var style = StrokeStyle(width: lineWidth)
      style.cap = StrokeStyle.Cap(rawValue: lineCap.rawValue) ?? .butt
      style.join = StrokeStyle.Join(rawValue: lineJoin.rawValue) ?? .miter
      style.miterLimit = miterLimit
      style.dash = lineDashPattern?.map(\.doubleValue) ?? []
      style.dashPhase = lineDashPhase
      operations.append(
        .stroke(path.trimmed(from: strokeStart, to: strokeEnd), strokeColor.inPicture, style))
    }
    if !operations.isEmpty { node.content = .drawing(Drawing(operations: operations)) }
  }
}

extension CGColor {
  var inPicture: Surface.Color {
    Surface.Color(red: rgba[0], green: rgba[1], blue: rgba[2], alpha: rgba[3])
  }
}
