extension UITableView {
  /// Tells the prefetching data source of the rows within a screen ahead of the scrolling, and of those it was told of
  /// that are no longer near. What the scrolling leaves behind was shown just now.
  func prefetch() {
    guard isPrefetchingEnabled, let source = prefetchDataSource, window != nil else {
      prefetched = []
      return
    }
    if bounds.minY != prefetchedFrom {
      prefetchesUpwards = bounds.minY < prefetchedFrom
      prefetchedFrom = bounds.minY
    }
    let reach = bounds.height * (UIScreen.main.environment.scrollsNatively ? 2 : 1)
    let above = bounds.offsetBy(dx: 0, dy: -reach), below = bounds.offsetBy(dx: 0, dy: reach)
    let near = Set(indexPathsForRows(in: above.union(below)) ?? []).filter { visible[$0] == nil }
    let ahead = (indexPathsForRows(in: prefetchesUpwards ? above : below) ?? []).filter(near.contains)
    let fresh = ahead.filter { !prefetched.contains($0) }
    let gone = prefetched.filter { !near.contains($0) && visible[$0] == nil }
    prefetched = near.intersection(prefetched).union(fresh)
    if !gone.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: gone.sorted()) }
    if !fresh.isEmpty {
      source.tableView(self, prefetchRowsAt: prefetchesUpwards ? fresh.reversed() : fresh)
    }
  }
}
