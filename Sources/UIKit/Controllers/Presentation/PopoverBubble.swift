/// The ground of a popover, with the arrow at what it belongs to, and its shadow.
@preconcurrency @MainActor final class PopoverBubble: UIView {
  /// How far the arrow stands out, in points.
  static let arrowHeight: CGFloat = 13
  private static let arrowWidth: CGFloat = 36
  static let cornerRadius: CGFloat = 13

  private var direction = UIPopoverArrowDirection.unknown
  /// Where the arrow's tip lies along its edge, from the bubble's corner.
  private var tip: CGFloat = 0
  private var color = UIColor.systemBackground

  override func didInitialize() {
    super.didInitialize()
    isUserInteractionEnabled = false
    isOpaque = false
    layer.shadowColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    layer.shadowOpacity = 0.18
    layer.shadowRadius = 24
    layer.shadowOffset = CGSize(width: 0, height: 6)
  }

  /// - Parameters:
  ///   - content: the presented view's frame.
  ///   - anchor: what the arrow points at; both in the superview's coordinates.
  func show(around content: CGRect, at anchor: CGRect, _ direction: UIPopoverArrowDirection, color: UIColor) {
    frame = content.insetBy(dx: -Self.arrowHeight, dy: -Self.arrowHeight)
    let isUpright = direction == .up || direction == .down
    let middle = isUpright ? anchor.midX - frame.minX : anchor.midY - frame.minY
    let least = Self.arrowHeight + Self.cornerRadius + Self.arrowWidth / 2
    tip = min(max(middle, least), max(least, (isUpright ? bounds.width : bounds.height) - least))
    self.direction = direction
    self.color = color
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    color.setFill()
    let body = bounds.insetBy(dx: Self.arrowHeight, dy: Self.arrowHeight)
    UIBezierPath(roundedRect: body, cornerRadius: Self.cornerRadius).fill()
    arrow?.fill()
  }

  /// Rises in a curve from the edge to a round tip. Source: observed on iOS 18.
  private var arrow: UIBezierPath? {
    guard [.up, .down, .left, .right].contains(direction) else { return nil }
    let half = Self.arrowWidth / 2, height = Self.arrowHeight
    let path = UIBezierPath()
    path.move(to: place(-half, 0))
    path.addCurve(
      to: place(0, height), controlPoint1: place(-half * 0.5, 0), controlPoint2: place(-half * 0.3, height))
    path.addCurve(
      to: place(half, 0), controlPoint1: place(half * 0.3, height), controlPoint2: place(half * 0.5, 0))
    path.close()
    return path
  }

  /// A point `along` the edge from the tip's place and `out` of the body.
  private func place(_ along: CGFloat, _ out: CGFloat) -> CGPoint {
    let edge = Self.arrowHeight - out
    return switch direction {
    case .up: CGPoint(x: tip + along, y: edge)
    case .down: CGPoint(x: tip + along, y: bounds.height - edge)
    case .left: CGPoint(x: edge, y: tip + along)
    default: CGPoint(x: bounds.width - edge, y: tip + along)
    }
  }
}
