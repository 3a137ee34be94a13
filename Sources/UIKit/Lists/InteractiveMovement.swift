/// An item or a row that a finger carries to another place. The data source hears of it at the end only; until then
/// the cells lie as though it had moved already.
@MainActor struct InteractiveMovement<Cell: UIView> {
  let original: IndexPath
  var current: IndexPath
  /// The centre of the cell, in the content.
  var position: CGPoint
  weak var cell: Cell?

  /// The item of the data source that lies at a place.
  func source(of place: IndexPath) -> IndexPath {
    if place == current { return original }
    var item = place.item
    if place.section == current.section && item > current.item { item -= 1 }
    if place.section == original.section && item >= original.item { item += 1 }
    return IndexPath(item: item, section: place.section)
  }

  /// Where an item of the data source lies.
  func place(of source: IndexPath) -> IndexPath {
    if source == original { return current }
    var item = source.item
    if source.section == original.section && item > original.item { item -= 1 }
    if source.section == current.section && item >= current.item { item += 1 }
    return IndexPath(item: item, section: source.section)
  }
}

extension UIScrollView {
  /// Above all that lies still.
  static var carriedPosition: CGFloat { 1000 }

  /// What is carried to the edge takes the content along.
  func scrollAtEdge(_ point: CGPoint) {
    let inset = adjustedContentInset, reach: CGFloat = 40
    let top = bounds.minY + inset.top, bottom = bounds.maxY - inset.bottom
    let step: CGFloat = point.y < top + reach ? -12 : point.y > bottom - reach ? 12 : 0
    guard step != 0 else { return }
    let target = inRange(CGPoint(x: contentOffset.x, y: contentOffset.y + step))
    if target != contentOffset { contentOffset = target }
  }
}
