extension UICollectionView {
  public var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.sorted().compactMap { cells[$0] }
  }
  public var indexPathsForVisibleItems: [IndexPath] {
    if window != nil { layoutIfNeeded() }
    let seen = bounds.insetBy(dx: 0.01, dy: 0.01)
    return cells.filter { $0.value.convert($0.value.bounds, to: self).intersects(seen) }.map(\.key)
  }
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }
  public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  { supplementary[ElementKey(path: indexPath, kind: elementKind)] }
  public func indexPath(forSupplementaryView view: UICollectionReusableView) -> IndexPath? {
    supplementary.first { $0.value === view }?.key.path
  }
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    supplementary.filter { $0.key.kind == elementKind }.map(\.value)
  }
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    supplementary.keys.filter { $0.kind == elementKind }.map(\.path).sorted()
  }
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    loadIfNeeded()
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  public func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath) }
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    cells.first { $0.value.convert($0.value.bounds, to: self).contains(point) }?.key
  }

  // MARK: Scrolling

  public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    collectionViewLayout.prepareIfNeeded()
    contentSize = collectionViewLayout.collectionViewContentSize
    guard let attributes = collectionViewLayout.layoutAttributesForItem(at: indexPath) else {
      fatalError("Attempted to scroll the collection view to an out-of-bounds item (\(indexPath.item)).")
    }
    if let section = attributes.orthogonalSection, let scroll = orthogonal[section] {
      let frame = attributes.frame.offsetBy(dx: -scroll.frame.minX, dy: -scroll.frame.minY)
      scroll.setContentOffset(scroll.offset(showing: frame, at: scrollPosition), animated: animated)
    } else {
      scroll(
        toward: { [unowned self] in
          guard let attributes = layoutAttributesForItem(at: indexPath) else { return contentOffset }
          contentSize = collectionViewLayout.collectionViewContentSize
          return offset(showing: attributes.frame, at: scrollPosition)
        }, animated: animated)
    }
  }

  // MARK: Selection

  public var indexPathsForSelectedItems: [IndexPath]? { selection }
  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      for path in selection { deselectItem(at: path, animated: animated) }
      return
    }
    if !choosesSeveral {
      for path in selection where path != indexPath { deselectItem(at: path, animated: animated) }
    }
    if !selection.contains(indexPath) { selection.append(indexPath) }
    cells[indexPath]?.isSelected = true
    if scrollPosition != [] { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    cells[indexPath]?.isSelected = false
  }

  func item(under touch: UITouch) -> IndexPath? {
    cells.first { $0.value.bounds.contains(touch.location(in: $0.value)) }?.key
  }
  func pressBegan(_ touch: UITouch) {
    guard choosesAny, let path = item(under: touch),
      delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    highlighted = path
    cells[path]?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
  }
  func pressCancelled() {
    guard let path = highlighted else { return }
    highlighted = nil
    cells[path]?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path)
  }
  /// What a tap on an item does.
  func choose(_ path: IndexPath) {
    if choosesSeveral, selection.contains(path) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      deselectItem(at: path, animated: false)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !choosesSeveral {
      for old in selection where old != path {
        deselectItem(at: old, animated: false)
        delegate?.collectionView(self, didDeselectItemAt: old)
      }
    }
    if !selection.contains(path) { selection.append(path) }
    cells[path]?.isSelected = true
    cells[path]?.didChoose?()
    delegate?.collectionView(self, didSelectItemAt: path)
    if delegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) == true {
      delegate?.collectionView(self, performPrimaryActionForItemAt: path)
    }
  }

  // MARK: Updates

  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    loadIfNeeded()
    batchDepth += 1
    updates?()
    batchDepth -= 1
    if batchDepth == 0 { commitUpdates(completion: completion) } else { completion?(true) }
  }
  private func record(_ change: (inout TableUpdates) -> Void) {
    loadIfNeeded()
    change(&pendingUpdates)
    if batchDepth == 0 { commitUpdates(completion: nil) }
  }
  public func insertItems(at indexPaths: [IndexPath]) { record { $0.insertedRows += indexPaths } }
  public func deleteItems(at indexPaths: [IndexPath]) { record { $0.deletedRows += indexPaths } }
  public func reloadItems(at indexPaths: [IndexPath]) { record { $0.reloadedRows += indexPaths } }
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record { $0.movedRows.append((indexPath, newIndexPath)) }
  }
  public func insertSections(_ sections: IndexSet) { record { $0.insertedSections.formUnion(sections) } }
  public func deleteSections(_ sections: IndexSet) { record { $0.deletedSections.formUnion(sections) } }
  public func reloadSections(_ sections: IndexSet) { record { $0.reloadedSections.formUnion(sections) } }
  public func moveSection(_ section: Int, toSection newSection: Int) {
    record { $0.movedSections.append((section, newSection)) }
  }
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    for path in indexPaths {
      guard let cell = cells[path], let source = dataSource, let identifier = cell.reuseIdentifier else {
        continue
      }
      pinned = (identifier, cell)
      _ = source.collectionView(self, cellForItemAt: path)
      pinned = nil
    }
    collectionViewLayout.invalidateLayout()
  }

  private func commitUpdates(completion: ((Bool) -> Void)?) {
    let updates = pendingUpdates
    pendingUpdates = TableUpdates()
    let before = counts, oldFrames = cells.mapValues(\.frame), kept = cells
    readCounts()
    if let problem = updates.inconsistency(before: before, after: counts) {
      fatalError(
        problem.replacingOccurrences(of: "rows", with: "items").replacingOccurrences(
          of: "table view", with: "collection view"))
    }
    guard window != nil else {
      setNeedsReload()
      completion?(true)
      return
    }
    cells = [:]
    var gone: [(UICollectionViewCell, IndexPath)] = []
    var moved: [IndexPath: UICollectionViewCell] = [:]
    for (old, cell) in kept {
      let isReloaded = updates.reloadedRows.contains(old) || updates.reloadedSections.contains(old.section)
      if !isReloaded, let new = updates.path(afterUpdates: old), counts.indices.contains(new.section),
        new.item < counts[new.section]
      {
        moved[new] = cell
        cell.indexPath = new
      } else {
        gone.append((cell, old))
      }
    }
    // Retiring forgets a path: the cells that stay take theirs afterwards.
    for (cell, old) in gone { retire(cell, old) }
    cells = moved
    for view in supplementary.values { view.removeFromSuperview() }
    supplementary = [:]
    selection = selection.compactMap { updates.path(afterUpdates: $0) }
    let known = Set(cells.keys)
    (collectionViewLayout as? UICollectionViewFlowLayout)?.forgetPreferredSizes()
    collectionViewLayout.invalidateLayout()
    collectionViewLayout.prepareIfNeeded()
    collectionViewLayout.prepare(forCollectionViewUpdates: updates.items)
    UIView.performWithoutAnimation { layoutIfNeeded() }
    animate(from: oldFrames, updates, known, completion)
    collectionViewLayout.finalizeCollectionViewUpdates()
  }

  private func animate(
    from old: [IndexPath: CGRect], _ updates: TableUpdates, _ known: Set<IndexPath>,
    _ completion: ((Bool) -> Void)?
  ) {
    var moves: [(UICollectionViewCell, CGRect)] = []
    // A layout says where an item comes from; else it fades in at its place.
    let arrivals = cells.filter { !known.contains($0.key) }.map { path, cell in
      let end = Arrival(
        center: cell.center, size: cell.bounds.size, alpha: cell.alpha, transform: cell.transform)
      var start = end
      start.alpha = 0
      if let stated = collectionViewLayout.initialLayoutAttributesForAppearingItem(at: path) {
        start = Arrival(
          center: stated.center, size: stated.size, alpha: stated.alpha, transform: stated.transform)
      }
      return (cell, start, end)
    }
    UIView.performWithoutAnimation {
      for (path, frame) in old {
        guard let new = updates.path(afterUpdates: path), let cell = cells[new], cell.frame != frame else {
          continue
        }
        moves.append((cell, cell.frame))
        cell.frame = frame
      }
      for (cell, start, _) in arrivals { cell.show(arrival: start) }
    }
    UIView.animate(
      withDuration: 0.3,
      animations: {
        for (cell, end) in moves { cell.frame = end }
        for (cell, _, end) in arrivals { cell.show(arrival: end) }
      }, completion: { completion?($0) })
  }
}

/// How an item looks on its way to its place.
private struct Arrival {
  var center: CGPoint, size: CGSize, alpha: CGFloat, transform: CGAffineTransform
}
extension UIView {
  fileprivate func show(arrival: Arrival) {
    (center, alpha, transform) = (arrival.center, arrival.alpha, arrival.transform)
    bounds.size = arrival.size
  }
}

extension TableUpdates {
  /// For layouts that take part in the change.
  @MainActor fileprivate var items: [UICollectionViewUpdateItem] {
    let make = { (before: IndexPath?, after: IndexPath?, action: UICollectionViewUpdateItem.Action) in
      UICollectionViewUpdateItem(before: before, after: after, action: action)
    }
    let section = { (index: Int) in IndexPath(item: NSNotFound, section: index) }
    return deletedSections.map { make(section($0), nil, .delete) }
      + insertedSections.map { make(nil, section($0), .insert) }
      + deletedRows.map { make($0, nil, .delete) } + insertedRows.map { make(nil, $0, .insert) }
      + reloadedRows.map { make($0, $0, .reload) } + movedRows.map { make($0.from, $0.to, .move) }
  }
}

extension UIScrollView {
  /// The offset that shows `rect` (content coordinates) at a position, kept inside the content.
  func offset(showing rect: CGRect, at position: UICollectionView.ScrollPosition) -> CGPoint {
    let inset = adjustedContentInset
    var target = contentOffset
    if position.contains(.top) { target.y = rect.minY - inset.top }
    if position.contains(.centeredVertically) { target.y = rect.midY - bounds.height / 2 }
    if position.contains(.bottom) { target.y = rect.maxY - bounds.height + inset.bottom }
    if position.contains(.left) { target.x = rect.minX - inset.left }
    if position.contains(.centeredHorizontally) { target.x = rect.midX - bounds.width / 2 }
    if position.contains(.right) { target.x = rect.maxX - bounds.width + inset.right }
    let right = max(-inset.left, contentSize.width + inset.right - bounds.width)
    let bottom = max(-inset.top, contentSize.height + inset.bottom - bounds.height)
    return CGPoint(x: min(max(target.x, -inset.left), right), y: min(max(target.y, -inset.top), bottom))
  }
}
