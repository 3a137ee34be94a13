extension UICollectionView {
  /// Tells the prefetching data source of the items within a screen beyond those that have cells, and of those
  /// it was told of that are no longer near. What the scrolling leaves behind was shown just now: only what lies
  /// ahead is fetched.
  func prefetch() {
    guard isPrefetchingEnabled, let source = prefetchDataSource, window != nil else {
      prefetched = []
      return
    }
    let reach = UIScreen.main.environment.scrollsNatively ? 2.0 : 1.0
    if bounds.origin != prefetchedFrom {
      prefetchDirection = CGPoint(x: bounds.minX - prefetchedFrom.x, y: bounds.minY - prefetchedFrom.y)
      prefetchedFrom = bounds.origin
    }
    let moved = prefetchDirection
    let area = bounds.insetBy(dx: -bounds.width * reach, dy: -bounds.height * reach)
    let isBehind = { (frame: CGRect) in
      moved.y > 0 && frame.maxY <= self.bounds.minY || moved.y < 0 && frame.minY >= self.bounds.maxY
        || moved.x > 0 && frame.maxX <= self.bounds.minX || moved.x < 0 && frame.minX >= self.bounds.maxX
    }
    let near = collectionViewLayout.layoutAttributesForElements(in: area) ?? []
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let distance = { (attributes: UICollectionViewLayoutAttributes) -> CGFloat in
      abs(attributes.center.x - middle.x) + abs(attributes.center.y - middle.y)
    }
    let wanted = near.filter {
      $0.representedElementCategory == .cell && cells[$0.indexPath] == nil
        && (prefetched.contains($0.indexPath) || !isBehind($0.frame))
    }.sorted { distance($0) < distance($1) }.map(\.indexPath)
    let fresh = wanted.filter { !prefetched.contains($0) }
    let gone = prefetched.subtracting(wanted).filter { cells[$0] == nil }
    prefetched = Set(wanted)
    if !gone.isEmpty { source.collectionView(self, cancelPrefetchingForItemsAt: gone.sorted()) }
    if !fresh.isEmpty { source.collectionView(self, prefetchItemsAt: fresh) }
  }
}
