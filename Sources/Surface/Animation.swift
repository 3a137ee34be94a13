import Foundation

/// One property of one node on its way; the node already holds the final value.
public struct Animation: Codable, Equatable, Sendable {
  public enum Property: String, Codable, Sendable {
    case frame, transform, opacity, background, cornerRadius, borderWidth, borderColor, shadowOpacity,
      shadowRadius, shadowOffset, contentOffset, strokeStart, strokeEnd
  }
  public var id: Int
  public var node: NodeID
  public var property: Property
  /// At least two values, each the numbers of the property (a frame has four, a transform six, a colour
  /// four 0…1).
  public var values: [[Double]]
  /// When each value is reached, 0…1; as many as `values`.
  public var times: [Double]
  public var timing: Timing
  public var duration: Double
  /// Seconds from the arrival of the frame; negative starts in the middle.
  public var delay = 0.0
  /// Infinity is written as -1.
  public var repeatCount = 0.0
  public var autoreverses = false
  public init(
    id: Int, node: NodeID, property: Property, values: [[Double]], times: [Double], timing: Timing,
    duration: Double
  ) {
    (self.id, self.node, self.property, self.values, self.times, self.timing, self.duration) =
      (id, node, property, values, times, timing, duration)
  }
}

/// How progress follows time.
public enum Timing: Codable, Equatable, Sendable {
  /// Control points x1, y1, x2, y2, as CSS and CAMediaTimingFunction have them.
  case cubic([Double])
  /// Progress at equal steps over the duration (springs).
  case samples([Double])
}
