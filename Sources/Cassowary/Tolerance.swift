/// How near zero counts as zero. Layout works in points up to about a million.
enum Tolerance {
  /// Coefficients below this are rounding noise.
  static let coefficient = 1e-10
  /// A restricted symbol may be this far below zero.
  static let feasibility = 1e-8
  /// Required equations may contradict one another by this much: noise of long sums.
  static let contradiction = 1e-6

  @inline(__always) static func isZero(_ coefficient: Double) -> Bool { abs(coefficient) < self.coefficient }
}
