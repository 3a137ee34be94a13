import UIKit

/// Pages of rows and columns beside each other; items fill a page row by row.
final class PagedGridLayout: UICollectionViewLayout {
  let columns = 2
  let rows = 2
  private let spacing: CGFloat = 8
  /// At both sides of a page, so that its items line up with the rest of the screen.
  private let margin: CGFloat = 16

  private var attributes: [UICollectionViewLayoutAttributes] = []
  private var pageCount = 0

  var itemsPerPage: Int { return columns * rows }

  override func prepare() {
    super.prepare()
    attributes = []
    guard let collectionView = collectionView, collectionView.numberOfSections > 0 else { return }
    let count = collectionView.numberOfItems(inSection: 0)
    pageCount = (count + itemsPerPage - 1) / itemsPerPage
    attributes = (0..<count).map { attributes(of: $0, page: collectionView.bounds.size) }
  }

  private func attributes(of item: Int, page: CGSize) -> UICollectionViewLayoutAttributes {
    let width = (page.width - 2 * margin - spacing * CGFloat(columns - 1)) / CGFloat(columns)
    let height = (page.height - spacing * CGFloat(rows + 1)) / CGFloat(rows)
    let place = item % itemsPerPage
    let column = CGFloat(place % columns), row = CGFloat(place / columns)
    let result = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
    result.frame = CGRect(
      x: CGFloat(item / itemsPerPage) * page.width + margin + column * (width + spacing),
      y: spacing + row * (height + spacing), width: max(0, width), height: max(0, height))
    return result
  }

  override var collectionViewContentSize: CGSize {
    let page = collectionView?.bounds.size ?? .zero
    return CGSize(width: page.width * CGFloat(pageCount), height: page.height)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    return attributes.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    return indexPath.item < attributes.count ? attributes[indexPath.item] : nil
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return newBounds.size != collectionView?.bounds.size
  }
}
