import CoreGraphics
import Foundation
import Surface

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// Fills its bounds with a gradient; points are in unit coordinates.
open class CAGradientLayer: CALayer {
  /// CGColors, as in Core Animation.
  open var colors: [Any]? { didSet { setNeedsCommit() } }
  open var locations: [NSNumber]? { didSet { setNeedsCommit() } }
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { setNeedsCommit() } }
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { setNeedsCommit() } }
  open var type = CAGradientLayerType.axial { didSet { setNeedsCommit() } }

  public required init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func updateNode(_ node: inout Node) {
    super.updateNode(&node)
    let colors = (colors ?? []).compactMap { ($0 as? CGColor)?.inPicture }
    guard colors.count > 1 else {
      if let only = colors.first { node.background = only }
      return
    }
    let stops =
      locations?.map(\.doubleValue) ?? colors.indices.map { Double($0) / Double(colors.count - 1) }
    let kind: Gradient.Kind = type == .radial ? .radial : type == .conic ? .conic : .linear
    node.gradient = Gradient(kind: kind, colors: colors, locations: stops, start: startPoint, end: endPoint)
  }
}
