extension UITableView {
  public func beginUpdates() {
    if batchDepth == 0 { loadIfNeeded() }
    batchDepth += 1
  }
  public func endUpdates() {
    precondition(batchDepth > 0, "endUpdates without beginUpdates")
    batchDepth -= 1
    if batchDepth == 0 { commitUpdates() }
  }
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    batchDepth -= 1
    if batchDepth == 0 { commitUpdates(completion: completion) } else { completion?(true) }
  }
  public var hasUncommittedUpdates: Bool { batchDepth > 0 }

  private func record(_ change: (inout TableUpdates) -> Void) {
    loadIfNeeded()
    change(&pendingUpdates)
    if batchDepth == 0 { commitUpdates() }
  }
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record { $0.insertedRows += indexPaths }
  }
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record { $0.deletedRows += indexPaths }
  }
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record { $0.reloadedRows += indexPaths }
  }
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record { $0.movedRows.append((indexPath, newIndexPath)) }
  }
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    record { $0.insertedSections.formUnion(sections) }
  }
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    record { $0.deletedSections.formUnion(sections) }
  }
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    record { $0.reloadedSections.formUnion(sections) }
  }
  public func moveSection(_ section: Int, toSection newSection: Int) {
    record { $0.movedSections.append((section, newSection)) }
  }
  public func reloadSectionIndexTitles() {
    updateIndex()
    for cell in visible.values { cell.setNeedsLayout() }
  }

  /// Shows the rows' new content in the same cells, without `prepareForReuse`.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    for path in indexPaths {
      guard let cell = visible[path], let source = dataSource else { continue }
      if let identifier = cell.reuseIdentifier { pinned = (identifier, cell) }
      _ = source.tableView(self, cellForRowAt: path)
      pinned = nil
      if rowHeight < 0 { rows.setMeasured(measuredHeight(of: cell), of: path) }
    }
    setNeedsLayout()
  }

  private func commitUpdates(completion: ((Bool) -> Void)? = nil) {
    let updates = pendingUpdates
    pendingUpdates = TableUpdates()
    let counts = rows.sections.map(\.rows.count)
    let heights = measuredHeights()
    let oldFrames = visible.mapValues(\.frame)
    let kept = visible
    rows.reload()
    if let problem = updates.inconsistency(before: counts, after: rows.sections.map(\.rows.count)) {
      fatalError(problem)
    }
    guard window != nil else {
      setNeedsReload()
      completion?(true)
      return
    }
    restore(heights, updates)
    moveCells(kept, updates)
    selection = selection.compactMap { updates.path(afterUpdates: $0) }
    let arriving = Set(visible.keys)
    UIView.performWithoutAnimation { layoutIfNeeded() }
    animate(from: oldFrames, updates: updates, known: arriving, completion: completion)
  }

  private func measuredHeights() -> [(IndexPath, CGFloat)] {
    rows.sections.indices.flatMap { section in
      visible.keys.filter { $0.section == section && rows.isMeasured($0) }.map { ($0, rows.height(of: $0)) }
    }
  }
  private func restore(_ heights: [(IndexPath, CGFloat)], _ updates: TableUpdates) {
    for (old, height) in heights where !updates.reloadedRows.contains(old) {
      if let new = updates.path(afterUpdates: old), rows.isValid(new), !rows.isMeasured(new) {
        rows.setMeasured(height, of: new)
      }
    }
  }

  private func moveCells(_ cells: [IndexPath: UITableViewCell], _ updates: TableUpdates) {
    visible = [:]
    var gone: [(UITableViewCell, IndexPath)] = []
    var moved: [IndexPath: UITableViewCell] = [:]
    for (old, cell) in cells {
      let isReloaded = updates.reloadedRows.contains(old) || updates.reloadedSections.contains(old.section)
      if !isReloaded, let new = updates.path(afterUpdates: old), rows.isValid(new) {
        moved[new] = cell
        cell.indexPath = new
      } else {
        gone.append((cell, old))
      }
    }
    // Retiring forgets a path: the cells that stay take theirs afterwards.
    for (cell, old) in gone { retire(cell, from: old) }
    visible = moved
    for view in visibleHeaders.values { view.removeFromSuperview() }
    for view in visibleFooters.values { view.removeFromSuperview() }
    (visibleHeaders, visibleFooters) = ([:], [:])
    setNeedsLayout()
  }

  /// Cells slide from where they were; new ones fade in.
  private func animate(
    from old: [IndexPath: CGRect], updates: TableUpdates, known: Set<IndexPath>,
    completion: ((Bool) -> Void)?
  ) {
    var starts: [(UITableViewCell, CGRect, CGRect)] = []
    for (path, frame) in old {
      guard let new = updates.path(afterUpdates: path), let cell = visible[new] else { continue }
      if cell.frame != frame { starts.append((cell, frame, cell.frame)) }
    }
    let fresh = visible.filter { !known.contains($0.key) }.map(\.value)
    UIView.performWithoutAnimation {
      for (cell, start, _) in starts { cell.frame = start }
      for cell in fresh { cell.alpha = 0 }
    }
    UIView.animate(
      withDuration: 0.3,
      animations: {
        for (cell, _, end) in starts { cell.frame = end }
        for cell in fresh { cell.alpha = 1 }
      }, completion: { completion?($0) })
  }
}
