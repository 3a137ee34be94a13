/// A vertical place of an item.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance between the two, to constrain it.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension.offset(from: self, to: otherAnchor)
  }
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { relate(.equal, anchor, constant: spacing(below: anchor) * multiplier) }
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, constant: spacing(below: anchor) * multiplier)
  }
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, constant: spacing(below: anchor) * multiplier)
  }

  /// Between baselines the standard distance is a line's height; else 8 points.
  private func spacing(below anchor: NSLayoutYAxisAnchor) -> CGFloat {
    guard attribute == .firstBaseline, anchor.attribute == .lastBaseline, let view = item as? UIView else {
      return SystemSpacing.points
    }
    return max(SystemSpacing.points, view.firstBaselineOffset + view.lastBaselineOffset)
  }
}
