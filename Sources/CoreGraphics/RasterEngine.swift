import Foundation
import Surface

/// Makes pixels of recorded drawing. The runtime needs none to show a picture; an app that asks for data does.
public protocol RasterEngine: AnyObject {
  /// - Parameters:
  ///   - size: in points.
  ///   - scale: pixels per point.
  ///   - jpegQuality: 0…1; nil makes a PNG.
  /// - Returns: nil when the drawing cannot be made.
  func encode(_ drawing: Drawing, size: CGSize, scale: CGFloat, jpegQuality: CGFloat?) -> Data?
}

/// Where the process keeps its raster engine; nil when it has none.
public enum RasterEngines {
  nonisolated(unsafe) public static var shared: RasterEngine?
}
