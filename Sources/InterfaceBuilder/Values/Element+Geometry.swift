import Foundation

extension Element {
  /// A child `rect` of that key, in points of the superview.
  public func rect(_ key: String) -> CGRect? {
    guard let child = child(key: key), child.name == "rect" else { return nil }
    return child.rectValue
  }
  public func size(_ key: String) -> CGSize? {
    guard let child = child(key: key), child.name == "size" else { return nil }
    return child.sizeValue
  }
  public func point(_ key: String) -> CGPoint? {
    guard let child = child(key: key), child.name == "point" else { return nil }
    return child.pointValue
  }
  /// A child `inset`, `edgeInsets` or `directionalEdgeInsets` of that key.
  public func insets(_ key: String) -> DocumentInsets? { child(key: key)?.insetsValue }

  var rectValue: CGRect {
    CGRect(
      x: double("x") ?? 0, y: double("y") ?? 0, width: double("width") ?? 0, height: double("height") ?? 0)
  }
  var sizeValue: CGSize { CGSize(width: double("width") ?? 0, height: double("height") ?? 0) }
  var pointValue: CGPoint { CGPoint(x: double("x") ?? 0, y: double("y") ?? 0) }

  var insetsValue: DocumentInsets? {
    switch name {
    case "inset":
      return DocumentInsets(
        top: double("minY") ?? 0, leading: double("minX") ?? 0, bottom: double("maxY") ?? 0,
        trailing: double("maxX") ?? 0)
    case "edgeInsets":
      return DocumentInsets(
        top: double("top") ?? 0, leading: double("left") ?? 0, bottom: double("bottom") ?? 0,
        trailing: double("right") ?? 0)
    case "directionalEdgeInsets":
      return DocumentInsets(
        top: double("top") ?? 0, leading: double("leading") ?? 0, bottom: double("bottom") ?? 0,
        trailing: double("trailing") ?? 0)
    default: return nil
    }
  }

  /// UIView.AutoresizingMask's raw value; nil where the document says nothing.
  public var autoresizingMask: UInt? {
    guard let mask = child(key: "autoresizingMask") else { return nil }
    let bits: [(String, UInt)] = [
      ("flexibleMinX", 1), ("widthSizable", 2), ("flexibleMaxX", 4), ("flexibleMinY", 8),
      ("heightSizable", 16), ("flexibleMaxY", 32),
    ]
    return bits.reduce(0) { mask.bool($1.0) == true ? $0 | $1.1 : $0 }
  }
}

/// Distances from the edges of a box, in points; leading is left where the key is not directional.
public struct DocumentInsets: Equatable, Sendable {
  public var top: Double, leading: Double, bottom: Double, trailing: Double
}
