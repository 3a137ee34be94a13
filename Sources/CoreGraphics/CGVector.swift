import Foundation

/// A direction with a length.
public struct CGVector: Equatable, Hashable, Codable, Sendable {
  public var dx: CGFloat, dy: CGFloat
  public static let zero = CGVector()
  public init() { (dx, dy) = (0, 0) }
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}
