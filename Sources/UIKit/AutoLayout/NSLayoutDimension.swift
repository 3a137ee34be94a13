/// A width or height of an item, or the distance between two anchors.
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Keeps the guide that stands for a distance alive as long as the anchor.
  private var spacer: UILayoutGuide?

  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.equal, nil, constant: c)
  }
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, nil, constant: c)
  }
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, nil, constant: c)
  }
  public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    relate(.equal, anchor, multiplier: m, constant: 0)
  }
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, multiplier: m, constant: 0) }
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, multiplier: m, constant: 0) }
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.equal, anchor, multiplier: m, constant: c) }
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, multiplier: m, constant: c) }
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, multiplier: m, constant: c) }

  /// A guide between the two anchors carries the distance.
  static func offset<Anchor>(from first: NSLayoutAnchor<Anchor>, to second: NSLayoutAnchor<Anchor>)
    -> NSLayoutDimension
  {
    let guide = UILayoutGuide()
    let isVertical = first.attribute.axis == .vertical
    guard
      let view = LayoutItem(first.item)?.view, let other = LayoutItem(second.item)?.view,
      let ancestor = view.nearestCommonAncestor(with: other)
    else { terminate("NSGenericException", "The anchors of an offset have no common ancestor.") }
    ancestor.addLayoutGuide(guide)
    guide.pin(first.attribute.start, to: first.item, first.attribute)
    guide.pin(second.attribute.end, to: second.item, second.attribute)
    let dimension = NSLayoutDimension(guide, isVertical ? .height : .width)
    dimension.spacer = guide
    return dimension
  }
}
