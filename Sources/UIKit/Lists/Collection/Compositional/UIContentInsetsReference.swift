/// What the insets of a section are measured from. Source: "UIContentInsetsReference".
public enum UIContentInsetsReference: Int, Sendable {
  /// As the layout's configuration says.
  case automatic
  /// The collection view's edges.
  case none
  case safeArea, layoutMargins, readableContent
}

extension UICollectionView {
  /// From the edges of the content to a reference, across the direction of scrolling. Points.
  func insets(to reference: UIContentInsetsReference, isVertical: Bool) -> NSDirectionalEdgeInsets {
    let edges: UIEdgeInsets
    switch reference {
    case .automatic, .safeArea: edges = safeAreaInsets
    case .none: edges = .zero
    case .layoutMargins: edges = layoutMargins
    case .readableContent:
      let readable = readableContentGuide.layoutFrame
      edges = UIEdgeInsets(
        top: layoutMargins.top, left: readable.minX - bounds.minX, bottom: layoutMargins.bottom,
        right: bounds.maxX - readable.maxX)
    }
    // What already lies outside of the content does not count again.
    let inset = adjustedContentInset
    let left = max(0, edges.left - inset.left), right = max(0, edges.right - inset.right)
    guard isVertical else {
      return NSDirectionalEdgeInsets(
        top: max(0, edges.top - inset.top), leading: 0, bottom: max(0, edges.bottom - inset.bottom),
        trailing: 0)
    }
    return NSDirectionalEdgeInsets(
      top: 0, leading: isRightToLeft ? right : left, bottom: 0, trailing: isRightToLeft ? left : right)
  }
}

extension NSDirectionalEdgeInsets {
  static func + (one: NSDirectionalEdgeInsets, other: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: one.top + other.top, leading: one.leading + other.leading, bottom: one.bottom + other.bottom,
      trailing: one.trailing + other.trailing)
  }
}
