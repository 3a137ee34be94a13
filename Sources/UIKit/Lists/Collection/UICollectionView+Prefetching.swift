extension UICollectionView {
  /// Tells the prefetching data source of the items within a screen beyond those that have cells, and of those
  /// it was told of that are no longer near.
  func prefetch() {
    guard isPrefetchingEnabled, let source = prefetchDataSource, window != nil else {
      prefetched = []
      return
    }
    let reach = UIScreen.main.environment.scrollsNatively ? 2.0 : 1.0
    let area = bounds.insetBy(dx: -bounds.width * reach, dy: -bounds.height * reach)
    let near = collectionViewLayout.layoutAttributesForElements(in: area) ?? []
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let distance = { (attributes: UICollectionViewLayoutAttributes) -> CGFloat in
      abs(attributes.center.x - middle.x) + abs(attributes.center.y - middle.y)
    }
    let wanted = near.filter {
      $0.representedElementCategory == .cell && cells[$0.indexPath] == nil
    }.sorted { distance($0) < distance($1) }.map(\.indexPath)
    let fresh = wanted.filter { !prefetched.contains($0) }
    let gone = prefetched.subtracting(wanted).filter { cells[$0] == nil }
    prefetched = Set(wanted)
    if !gone.isEmpty { source.collectionView(self, cancelPrefetchingForItemsAt: gone.sorted()) }
    if !fresh.isEmpty { source.collectionView(self, prefetchItemsAt: fresh) }
  }
}
