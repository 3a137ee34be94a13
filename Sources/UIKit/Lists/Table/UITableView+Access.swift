extension UITableView {
  public var numberOfSections: Int {
    loadIfNeeded()
    return rows.sections.count
  }
  public func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return rows.sections.indices.contains(section) ? rows.sections[section].rows.count : 0
  }
  func loadIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    recycleAll()
    rows.reload()
    updateIndex()
    updateContentSize()
    setNeedsLayout()
  }

  public var visibleCells: [UITableViewCell] { (indexPathsForVisibleRows ?? []).compactMap { visible[$0] } }
  public var indexPathsForVisibleRows: [IndexPath]? {
    loadIfNeeded()
    if visible.isEmpty, window != nil { layoutIfNeeded() }
    return visible.filter { $0.value.frame.intersects(bounds) }.keys.sorted()
  }
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { visible[indexPath] }
  public func indexPath(for cell: UITableViewCell) -> IndexPath? { visible.first { $0.value === cell }?.key }
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    visibleHeaders[section] as? UITableViewHeaderFooterView
  }
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    visibleFooters[section] as? UITableViewHeaderFooterView
  }
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    guard let path = rows.firstRow(below: point.y), rows.top(of: path) <= point.y else { return nil }
    return path
  }
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    var found: [IndexPath] = []
    var path = rows.firstRow(below: rect.minY)
    while let current = path, rows.top(of: current) < rect.maxY {
      found.append(current)
      path = rows.next(after: current)
    }
    return found
  }
  /// In the table's content coordinates; empty for rows that are not there.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    guard rows.isValid(indexPath) else { return .zero }
    return CGRect(
      x: sideInset, y: rows.top(of: indexPath), width: rowWidth, height: rows.height(of: indexPath))
  }
  public func rect(forSection section: Int) -> CGRect {
    loadIfNeeded()
    guard rows.sections.indices.contains(section) else { return .zero }
    return CGRect(
      x: 0, y: rows.top(ofSection: section), width: bounds.width, height: rows.sections[section].height)
  }
  public func rectForHeader(inSection section: Int) -> CGRect {
    var rect = rect(forSection: section)
    rect.size.height = rows.sections[section].header
    return rect
  }
  public func rectForFooter(inSection section: Int) -> CGRect {
    var rect = rect(forSection: section)
    rect.origin.y = rect.maxY - rows.sections[section].footer
    rect.size.height = rows.sections[section].footer
    return rect
  }

  // MARK: Scrolling

  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    guard rows.isValid(indexPath) else {
      fatalError(
        "Attempted to scroll the table view to an out-of-bounds row (\(indexPath.row)) when there "
          + "are only \(numberOfRows(inSection: indexPath.section)) rows in section \(indexPath.section).")
    }
    // Rows on the way are estimated; those at the goal are measured before it is final.
    scroll(
      toward: { [unowned self] in
        guard rows.isValid(indexPath) else { return contentOffset }
        return CGPoint(x: contentOffset.x, y: offset(showing: rectForRow(at: indexPath), at: scrollPosition))
      }, animated: animated)
  }
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = indexPathForSelectedRow else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }
  private func offset(showing rect: CGRect, at position: ScrollPosition) -> CGFloat {
    let inset = adjustedContentInset
    let top = bounds.minY + inset.top, bottom = bounds.maxY - inset.bottom
    let room = bounds.height - inset.top - inset.bottom
    let wanted: CGFloat =
      switch position {
      case .top: rect.minY - inset.top
      case .bottom: rect.maxY - bounds.height + inset.bottom
      case .middle: rect.midY - room / 2 - inset.top
      case .none:
        rect.minY < top
          ? rect.minY - inset.top
          : rect.maxY > bottom ? rect.maxY - bounds.height + inset.bottom : contentOffset.y
      }
    let highest = max(-inset.top, contentSize.height + inset.bottom - bounds.height)
    return min(max(wanted, -inset.top), highest)
  }

  // MARK: Selection

  public var indexPathForSelectedRow: IndexPath? { selection.first }
  public var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      for path in selection { deselectRow(at: path, animated: animated) }
      return
    }
    let isMultiple = editing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    if !isMultiple {
      for path in selection where path != indexPath { deselectRow(at: path, animated: animated) }
    }
    if !selection.contains(indexPath) { selection.append(indexPath) }
    visible[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    visible[indexPath]?.setSelected(false, animated: animated)
  }

  func pressBegan(at point: CGPoint) {
    swipe.close(animated: true)
    guard let path = indexPathForRow(at: point), visible[path] != nil, mayPress(path) else { return }
    highlighted = path
    visible[path]?.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
  }
  private func mayPress(_ path: IndexPath) -> Bool {
    guard editing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    else {
      return false
    }
    return delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
  }
  func pressCancelled() {
    guard let path = highlighted else { return }
    highlighted = nil
    visible[path]?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: path)
  }
  func pressEnded() {
    guard let path = highlighted else { return }
    pressCancelled()
    choose(path)
  }

  /// What a tap on a row does.
  func choose(_ path: IndexPath) {
    let isMultiple = editing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    if isMultiple, selection.contains(path) {
      guard let path = willDeselect(path) else { return }
      deselectRow(at: path, animated: false)
      delegate?.tableView(self, didDeselectRowAt: path)
      return
    }
    guard let chosen = delegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path else { return }
    if !isMultiple {
      for old in selection where old != chosen {
        guard let old = willDeselect(old) else { continue }
        deselectRow(at: old, animated: false)
        delegate?.tableView(self, didDeselectRowAt: old)
      }
    }
    if !selection.contains(chosen) { selection.append(chosen) }
    let cell = visible[chosen]
    cell?.setSelected(true, animated: false)
    cell?.didChoose?()
    delegate?.tableView(self, didSelectRowAt: chosen)
    if delegate?.tableView(self, canPerformPrimaryActionForRowAt: chosen) == true {
      delegate?.tableView(self, performPrimaryActionForRowAt: chosen)
    }
  }
  private func willDeselect(_ path: IndexPath) -> IndexPath? {
    delegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
  }

  func updateVisibleSeparators() { for cell in visible.values { cell.setNeedsLayout() } }
}
