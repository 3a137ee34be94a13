import Cassowary

/// Values handed out: frames of views and guides, rounded to the device's pixels.
extension LayoutEngine {
  /// Gives the view its solved frame. Edges are rounded one by one, so siblings that touch still touch.
  func place(_ view: UIView) {
    guard let frame = frame(of: .view(view)) else { return }
    let size = frame.size, anchor = view.layer.anchorPoint
    let center = CGPoint(x: frame.minX + size.width * anchor.x, y: frame.minY + size.height * anchor.y)
    if view.bounds.size != size { view.bounds = CGRect(origin: view.bounds.origin, size: size) }
    if view.center != center { view.center = center }
  }

  func place(_ guide: UILayoutGuide) {
    if let frame = frame(of: .guide(guide)), guide.layoutFrame != frame { guide.layoutFrame = frame }
  }

  func size(of guide: UILayoutGuide) -> CGSize? { frame(of: .guide(guide))?.size }

  private func frame(of item: LayoutItem) -> CGRect? {
    guard let known = variables[ObjectIdentifier(item.object)] else { return nil }
    let scale = root.traitCollection.displayScale
    let (x, y) = (value(known.minX), value(known.minY))
    let left = Self.round(x, scale), top = Self.round(y, scale)
    return CGRect(
      x: left, y: top, width: max(0, Self.round(x + value(known.width), scale) - left),
      height: max(0, Self.round(y + value(known.height), scale) - top))
  }

  private static func round(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
    let scale = scale > 0 ? scale : 1
    // Both edges of a centred view can lie in the middle of a pixel. They must go the same way, or a label
    // loses the pixel that its last letter needs; a hair below the middle is noise.
    return (value * scale + 0.501).rounded(.down) / scale
  }

  /// The root's size when it is to come near `target`: systemLayoutSizeFitting.
  func rootSize(fitting target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
    let item = variables(of: .view(root))
    wish(item.width, target.width, horizontal)
    wish(item.height, target.height, vertical)
    solve()
    let scale = max(1, root.traitCollection.displayScale)
    let insets = root.alignmentRectInsets
    // A hair below a pixel is noise, not another pixel.
    let up = { (value: CGFloat) in ((value * scale) - 0.001).rounded(.up) / scale }
    return CGSize(
      width: up(value(item.width) - insets.left - insets.right),
      height: up(value(item.height) - insets.top - insets.bottom))
  }

  private func wish(_ variable: Variable, _ value: CGFloat, _ priority: UILayoutPriority) {
    let expression = LinearExpression([Term(variable)], constant: -Double(value))
    _ = addOwn(Constraint(expression, .equal, strength: Strength(Double(priority.rawValue))))
  }
}
