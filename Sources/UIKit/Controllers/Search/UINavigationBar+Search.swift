extension UINavigationBar {
  /// The search that the bar shows below its titles.
  var searchController: UISearchController? { topItem?.searchController }
  /// The search is on and has taken the place of titles and buttons.
  var isTakenBySearch: Bool {
    guard let search = searchController else { return false }
    return search.isActive && search.hidesNavigationBarDuringPresentation
  }
  /// Of the row with titles and buttons, in points.
  var rowHeight: CGFloat { isTakenBySearch ? 0 : contentHeight }
  /// Of the search bar's row at rest.
  var searchHeight: CGFloat { searchController?.searchBar.naturalHeight ?? 0 }
  /// Scrolling takes the search bar away, before the large title.
  var searchCollapses: Bool {
    guard let search = searchController, let item = topItem else { return false }
    return item.hidesSearchBarWhenScrolling && !search.isActive
  }

  /// Shows the top item's search bar, and no other's.
  func showSearchBar() {
    let bar = searchController?.searchBar
    for other in searchPlace.subviews where other !== bar { other.removeFromSuperview() }
    if let bar, bar.superview !== searchPlace { searchPlace.addSubview(bar) }
    searchPlace.isHidden = bar == nil
    content.isHidden = isTakenBySearch
  }

  /// - Returns: how many points at the bottom are the search bar's.
  func layoutSearchBar() -> CGFloat {
    guard let bar = searchController?.searchBar else { return 0 }
    let others = rowHeight + (isTakenBySearch ? 0 : largeTitleHeight)
    let full = bar.naturalHeight
    // The large title gives way after the search bar has gone, and grows with what is pulled beyond.
    let shown = searchCollapses ? min(full, max(0, bounds.height - others)) : full
    searchPlace.frame = CGRect(x: 0, y: bounds.height - shown, width: bounds.width, height: shown)
    bar.frame = CGRect(x: 0, y: min(0, shown - full), width: bounds.width, height: full)
    return shown
  }
}
