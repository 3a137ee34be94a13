extension UICollectionView {
  /// Makes and places what is in view, and takes away what is not. Cells with estimated sizes are asked for
  /// theirs, and the layout is prepared again until nothing changes.
  func layoutElements() {
    guard window != nil || !bounds.isEmpty else { return }
    loadIfNeeded()
    var anchor = sizeAnchor
    for _ in 0..<8 {
      collectionViewLayout.prepareIfNeeded()
      keep(&anchor)
      let size = collectionViewLayout.collectionViewContentSize
      if contentSize != size { contentSize = size }
      layoutOrthogonalSections()
      let wanted = wantedAttributes()
      let isSettled = show(wanted)
      if isSettled { break }
      collectionViewLayout.needsPrepare = true
    }
    backgroundView?.frame = CGRect(origin: contentOffset, size: bounds.size)
    prefetch()
  }

  /// The first item in sight: it stays there when items before it turn out to be of another size. None where the
  /// content itself or the width has changed.
  private var sizeAnchor: (path: IndexPath, origin: CGPoint)? {
    let layout = collectionViewLayout
    guard layout.acceptsPreferredSizes, !layout.needsPrepare, movement == nil else { return nil }
    let seen = cells.filter { $0.value.superview === self && $0.value.frame.intersects(bounds) }
    guard let first = seen.keys.min(), let attributes = layout.layoutAttributesForItem(at: first) else {
      return nil
    }
    return (first, attributes.frame.origin)
  }
  private func keep(_ anchor: inout (path: IndexPath, origin: CGPoint)?) {
    guard let old = anchor, let new = collectionViewLayout.layoutAttributesForItem(at: old.path)?.frame.origin
    else { return }
    let delta = CGPoint(x: new.x - old.origin.x, y: new.y - old.origin.y)
    // Items of one line change their places in it; only what moves along the content does so with the content.
    let moved = contentSize.height > bounds.height ? CGPoint(x: 0, y: delta.y) : CGPoint(x: delta.x, y: 0)
    anchor?.origin = new
    if moved != .zero { shiftContent(by: moved) }
  }

  private func wantedAttributes() -> [UICollectionViewLayoutAttributes] {
    let reach = UIScreen.main.environment.scrollsNatively ? bounds.size : .zero
    let area = bounds.insetBy(dx: -reach.width, dy: -reach.height)
    var wanted = collectionViewLayout.layoutAttributesForElements(in: area) ?? []
    wanted.removeAll { attributes in
      guard let section = attributes.orthogonalSection, let scroll = orthogonal[section] else { return false }
      let seen = scroll.bounds.insetBy(dx: -scroll.bounds.width, dy: -scroll.bounds.height)
      return !seen.intersects(attributes.frame.offsetBy(dx: -scroll.frame.minX, dy: -scroll.frame.minY))
    }
    return wanted
  }

  /// False when a cell asked for another size.
  private func show(_ wanted: [UICollectionViewLayoutAttributes]) -> Bool {
    let seenCells = Set(wanted.lazy.filter { $0.representedElementCategory == .cell }.map(\.indexPath))
    let seenViews = Set(wanted.lazy.filter { $0.representedElementCategory != .cell }.map(\.key))
    // What left the range is free for what enters it.
    for (path, cell) in cells where !seenCells.contains(path) && cell !== movement?.cell {
      retire(cell, path)
    }
    for (key, view) in supplementary where !seenViews.contains(key) { retire(view, key) }
    var isSettled = true
    for attributes in wanted {
      if attributes.representedElementCategory == .cell {
        let known = cells[attributes.indexPath], cell = known ?? makeCell(attributes)
        if !settle(cell, attributes) { isSettled = false }
        if known == nil { awaitingFirstLayout.append(cell) }
      } else {
        let known = supplementary[attributes.key]
        guard let view = known ?? makeView(attributes) else { continue }
        if !settle(view, attributes) { isSettled = false }
        if known == nil { awaitingFirstLayout.append(view) }
      }
    }
    // Before it is settled a view has the size that the layout guessed, which its constraints may not allow.
    if isSettled {
      awaitingFirstLayout.forEach(layOutFirst)
      awaitingFirstLayout = []
    }
    return isSettled
  }

  /// What was made in the middle of a layout is complete before it is seen.
  private func layOutFirst(_ view: UICollectionReusableView) {
    guard view.window != nil else { return }
    view.setNeedsLayout()
    view.fittingView.setNeedsLayout()
    UIView.performWithoutAnimation { view.layoutIfNeeded() }
  }

  private func settle(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes)
    -> Bool
  {
    var isSettled = true
    if collectionViewLayout.acceptsPreferredSizes {
      let preferred = view.preferredLayoutAttributesFitting(attributes)
      if collectionViewLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
      {
        isSettled = !collectionViewLayout.accept(preferred: preferred.size, for: attributes.key)
      }
    }
    place(view, attributes)
    return isSettled
  }

  private func place(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    if let movement, movement.cell === view { return placeCarried() }
    var frame = attributes.frame
    if let cell = view as? UICollectionViewCell {
      if let swipe, swipe.path == attributes.indexPath { frame.origin.x += swipe.offset }
      cell.show(attributes.listPlace)
    }
    if let section = attributes.orthogonalSection, let scroll = orthogonal[section] {
      frame = frame.offsetBy(dx: -scroll.frame.minX, dy: -scroll.frame.minY)
      if view.superview !== scroll { scroll.addSubview(view) }
    } else if view.superview !== self {
      addSubview(view)
    }
    let scale = traitCollection.displayScale
    let pixel = { (value: CGFloat) in (value * scale).rounded() / scale }
    let left = pixel(frame.minX), top = pixel(frame.minY)
    let aligned = CGRect(
      x: left, y: top, width: pixel(frame.maxX) - left, height: pixel(frame.maxY) - top)
    if !attributes.transform.isIdentity || !view.transform.isIdentity {
      view.transform = .identity
      view.frame = aligned
      view.transform = attributes.transform
    } else if view.frame != aligned {
      view.frame = aligned
    }
    view.alpha = attributes.alpha
    view.isHidden = attributes.isHidden
    view.layer.zPosition = CGFloat(attributes.zIndex)
    view.apply(attributes)
  }

  private func makeCell(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewCell {
    let path = attributes.indexPath
    guard let source = dataSource else { fatalError("UICollectionView has no data source") }
    let cell = source.collectionView(self, cellForItemAt: movement?.source(of: path) ?? path)
    cells[path] = cell
    cell.indexPath = path
    cell.collectionView = self
    cell.isHidden = false
    cell.isSelected = selection.contains(path)
    place(cell, attributes)
    delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    return cell
  }
  private func makeView(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    guard let kind = attributes.representedElementKind else { return nil }
    let view: UICollectionReusableView
    if attributes.representedElementCategory == .decorationView {
      guard let made = collectionViewLayout.decorationFactories[kind]?() else { return nil }
      view = made
    } else {
      guard let source = dataSource else { return nil }
      view = source.collectionView(self, viewForSupplementaryElementOfKind: kind, at: attributes.indexPath)
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: attributes.indexPath)
    }
    supplementary[attributes.key] = view
    view.kind = kind
    return view
  }

  func retire(_ cell: UICollectionViewCell, _ path: IndexPath) {
    cells[path] = nil
    cell.removeFromSuperview()
    cell.indexPath = nil
    delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    if let identifier = cell.reuseIdentifier { cellPool[identifier, default: []].append(cell) }
  }
  private func retire(_ view: UICollectionReusableView, _ key: ElementKey) {
    supplementary[key] = nil
    view.removeFromSuperview()
    guard let kind = key.kind else { return }
    delegate?.collectionView(
      self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: key.path)
    if let identifier = view.reuseIdentifier { viewPool[kind + "/" + identifier, default: []].append(view) }
  }
  func recycleAll() {
    for (path, cell) in cells { retire(cell, path) }
    for (key, view) in supplementary { retire(view, key) }
  }

  // MARK: Sections that scroll sideways

  private func layoutOrthogonalSections() {
    let sections = collectionViewLayout.orthogonalSections
    for (section, scroll) in orthogonal where !sections.contains(where: { $0.section == section }) {
      scroll.removeFromSuperview()
      orthogonal[section] = nil
    }
    for section in sections {
      let scroll = orthogonal[section.section] ?? makeOrthogonal(section)
      if scroll.frame != section.frame { scroll.frame = section.frame }
      if scroll.contentSize != section.contentSize { scroll.contentSize = section.contentSize }
      scroll.follow(section)
    }
  }
  private func makeOrthogonal(_ section: OrthogonalSection) -> OrthogonalScrollView {
    let scroll = OrthogonalScrollView(frame: section.frame)
    scroll.owner = self
    scroll.showsHorizontalScrollIndicator = false
    scroll.showsVerticalScrollIndicator = false
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.scrollsToTop = false
    scroll.clipsToBounds = false
    insertSubview(scroll, at: backgroundView == nil ? 0 : 1)
    orthogonal[section.section] = scroll
    return scroll
  }
}
