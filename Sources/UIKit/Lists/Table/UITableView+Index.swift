extension UITableView {
  /// What the index takes of the rows' width.
  var indexWidth: CGFloat { indexView == nil ? 0 : TableIndexView.width }

  /// Asks the data source for the titles anew.
  func updateIndex() {
    indexView?.removeFromSuperview()
    indexView = nil
    let count = rows.sections.reduce(0) { $0 + $1.rows.count }
    guard let titles = dataSource?.sectionIndexTitles(for: self), !titles.isEmpty,
      count >= sectionIndexMinimumDisplayRowCount
    else { return }
    let view = TableIndexView(table: self, titles: titles)
    indexView = view
    addSubview(view)
    placeIndex()
  }

  /// The index does not scroll.
  func placeIndex() {
    guard let indexView else { return }
    let inset = adjustedContentInset
    indexView.frame = CGRect(
      x: bounds.maxX - safeAreaInsets.right - TableIndexView.width, y: bounds.minY + inset.top,
      width: TableIndexView.width, height: max(0, bounds.height - inset.top - inset.bottom))
    bringSubviewToFront(indexView)
  }

  func showSection(forIndexTitle title: String, at index: Int) {
    guard let section = dataSource?.tableView(self, sectionForSectionIndexTitle: title, at: index),
      rows.sections.indices.contains(section)
    else { return }
    scroll(
      toward: { [unowned self] in
        guard rows.sections.indices.contains(section) else { return contentOffset }
        let y = rows.top(ofSection: section) - adjustedContentInset.top
        return inRange(CGPoint(x: contentOffset.x, y: y))
      }, animated: false)
  }
}
