extension UIView {
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? window)?.layer)
  }
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let view = view ?? window else { return point }
    return layer.convert(point, from: view.layer)
  }
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? window)?.layer)
  }
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    guard let view = view ?? window else { return rect }
    return layer.convert(rect, from: view.layer)
  }

  /// Springs and struts: the free space goes to the flexible parts, in proportion to their size.
  /// Source: UIView, autoresizingMask.
  func resizeSubviews(from old: CGSize) {
    for subview in subviews where subview.isPlacedByAutoresizing {
      let mask = subview.autoresizingMask
      guard !mask.isEmpty else { continue }
      var frame = subview.frame
      (frame.origin.x, frame.size.width) = Self.resize(
        frame.minX, frame.width, old: old.width, new: bounds.width,
        flexible: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin)
        ))
      (frame.origin.y, frame.size.height) = Self.resize(
        frame.minY, frame.height, old: old.height, new: bounds.height,
        flexible: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin)
        ))
      if frame != subview.frame { subview.frame = frame }
    }
  }

  /// Frames of views under constraints come from the solver.
  var isPlacedByAutoresizing: Bool { translatesAutoresizingMaskIntoConstraints }

  private static func resize(
    _ start: CGFloat, _ length: CGFloat, old: CGFloat, new: CGFloat, flexible: (Bool, Bool, Bool)
  ) -> (CGFloat, CGFloat) {
    let parts = [
      flexible.0 ? start : 0, flexible.1 ? length : 0, flexible.2 ? old - start - length : 0,
    ]
    let count = CGFloat([flexible.0, flexible.1, flexible.2].filter { $0 }.count)
    guard count > 0 else { return (start, length) }
    let delta = new - old, total = parts.reduce(0, +)
    let share = { (index: Int, isFlexible: Bool) -> CGFloat in
      guard isFlexible else { return 0 }
      return total > 0 ? delta * parts[index] / total : delta / count
    }
    return (start + share(0, flexible.0), max(0, length + share(1, flexible.1)))
  }
}
