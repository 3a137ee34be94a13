import Surface

extension UITableView {
  /// Makes, measures and places what is in view, and takes away what is not.
  func layoutRows() {
    guard window != nil || !bounds.isEmpty else { return }
    if needsReload {
      needsReload = false
      recycleAll()
      rows.reload()
      updateIndex()
    }
    let range = preparedRange
    // Cells that left the range are free for the rows that enter it.
    for (path, cell) in visible
    where cell !== movement?.cell && (!rows.isValid(path) || !isPlaced(path, in: range)) {
      retire(cell, from: path)
    }
    var shown = Set<IndexPath>()
    var path = rows.firstRow(below: range.lowerBound)
    while let current = path, rows.top(of: current) < range.upperBound {
      show(current)
      shown.insert(current)
      path = rows.next(after: current)
    }
    for (path, cell) in visible where !shown.contains(path) && cell !== movement?.cell {
      retire(cell, from: path)
    }
    place()
    layoutSectionViews(in: range)
    backgroundView?.frame = CGRect(origin: contentOffset, size: bounds.size)
    updateContentSize()
    placeIndex()
    prefetch()
  }

  /// In content coordinates. A host that scrolls by itself needs a screen of rows on each side.
  private var preparedRange: Range<CGFloat> {
    var reach = UIScreen.main.environment.scrollsNatively ? bounds.height : 0
    // Rows beside the gap that a carried row left.
    if let movement { reach += rows.height(of: movement.original) }
    let top = bounds.minY - reach
    return top..<max(top, bounds.maxY + reach)
  }

  private func isPlaced(_ path: IndexPath, in range: Range<CGFloat>) -> Bool {
    let top = rows.top(of: path)
    return top < range.upperBound && top + rows.height(of: path) > range.lowerBound
  }

  private func show(_ path: IndexPath) {
    let cell = visible[path] ?? makeCell(path)
    guard !rows.isMeasured(path) else { return }
    let before = rows.height(of: path), top = rows.top(of: path)
    let height = measuredHeight(of: cell)
    rows.setMeasured(height, of: path)
    // A row above what is read grows upwards: the rows in view stay where they are.
    let isAbove = top + before <= bounds.minY || (top < bounds.minY && isShownBelow(path))
    if isAbove, height != before { shiftContent(by: CGPoint(x: 0, y: height - before)) }
  }
  private func isShownBelow(_ path: IndexPath) -> Bool {
    guard let next = rows.next(after: path), visible[next] != nil else { return false }
    return rows.isMeasured(next)
  }

  private func makeCell(_ path: IndexPath) -> UITableViewCell {
    guard let source = dataSource else { fatalError("UITableView (\(self)) has no data source") }
    let cell = source.tableView(self, cellForRowAt: path)
    visible[path] = cell
    cell.table = self
    cell.indexPath = path
    cell.isHidden = false
    if let level = delegate?.tableView(self, indentationLevelForRowAt: path), level > 0 {
      cell.indentationLevel = level
    }
    cell.setSelected(selection.contains(path), animated: false)
    updateEditing(of: cell, at: path, animated: false)
    // The cell has its size before its constraints are solved: those of a high row contradict a low one.
    let frame = rectForRow(at: path)
    if frame.height > 0, cell.frame != frame { cell.frame = frame }
    cell.layoutContent()
    if cell.superview !== self { insertSubview(cell, at: backgroundView == nil ? 0 : 1) }
    cell.updateTraits()
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return cell
  }

  func retire(_ cell: UITableViewCell, from path: IndexPath) {
    visible[path] = nil
    if FirstResponder.current is UIView, (FirstResponder.current as? UIView)?.isDescendant(of: cell) == true {
      cell.endEditing(true)
    }
    cell.removeFromSuperview()
    cell.indexPath = nil
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    if let identifier = cell.reuseIdentifier { pool[identifier, default: []].append(cell) }
  }

  func recycleAll() {
    for (path, cell) in visible { retire(cell, from: path) }
    for (section, view) in visibleHeaders { retireHeader(view, section, isHeader: true) }
    for (section, view) in visibleFooters { retireHeader(view, section, isHeader: false) }
    (visibleHeaders, visibleFooters) = ([:], [:])
  }

  private func retireHeader(_ view: UIView, _ section: Int, isHeader: Bool) {
    view.removeFromSuperview()
    if isHeader {
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    } else {
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
    if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      headerPool[identifier, default: []].append(view)
    }
  }

  /// Cells take their frames; touching rows share their edge to the pixel.
  private func place() {
    let scale = traitCollection.displayScale
    let pixel = { (value: CGFloat) in (value * scale).rounded() / scale }
    for (path, cell) in visible {
      guard cell !== movement?.cell else {
        placeCarried()
        continue
      }
      let top = rows.top(of: path) + shift(of: path)
      let bottom = pixel(top + rows.height(of: path))
      let frame = CGRect(x: sideInset, y: pixel(top), width: rowWidth, height: bottom - pixel(top))
      let isRemoved = swipe.path == path ? swipe.offset : 0
      if cell.frame != frame.offsetBy(dx: isRemoved, dy: 0) {
        cell.frame = frame.offsetBy(dx: isRemoved, dy: 0)
      }
      cell.place = placeInSection(path)
    }
    tableHeaderView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: tableHeaderHeight)
    if let footer = tableFooterView {
      footer.frame = CGRect(x: 0, y: rows.end, width: bounds.width, height: footer.frame.height)
    }
  }

  private func placeInSection(_ path: IndexPath) -> UITableViewCell.Place {
    let count = rows.sections[path.section].rows.count
    return UITableViewCell.Place(isFirst: path.row == 0, isLast: path.row == count - 1)
  }

  func updateContentSize() {
    let height = rows.end + (tableFooterView?.frame.height ?? 0)
    let size = CGSize(width: bounds.width, height: height)
    if contentSize != size { contentSize = size }
  }

  // MARK: Headers and footers

  private func layoutSectionViews(in range: Range<CGFloat>) {
    for section in rows.sections.indices {
      let top = rows.top(ofSection: section) + sectionShift(section), data = rows.sections[section]
      let isNear = top < range.upperBound && top + data.height > range.lowerBound
      layoutHeader(section, isNear: isNear && data.header > 0, top: top, data: data)
      layoutFooter(
        section, isNear: isNear && data.footer > 0,
        top: rows.top(ofSection: section) + sectionShift(section, isFooter: true), data: data)
    }
  }

  private func layoutHeader(_ section: Int, isNear: Bool, top: CGFloat, data: TableRows.Section) {
    guard isNear else {
      if let view = visibleHeaders.removeValue(forKey: section) {
        retireHeader(view, section, isHeader: true)
      }
      return
    }
    let view: UIView
    if let old = visibleHeaders[section] {
      view = old
    } else {
      guard let made = headerContent(section) else { return }
      view = made
      visibleHeaders[section] = made
      addSubview(made)
      delegate?.tableView(self, willDisplayHeaderView: made, forSection: section)
    }
    let height = data.header - headerPadding
    var y = top + headerPadding
    if style == .plain {
      // A plain table's header stays at the top until the next one pushes it away.
      let edge = bounds.minY + adjustedContentInset.top
      y = min(max(y, edge), top + data.height - data.footer - height)
    }
    view.frame = CGRect(x: sideInset, y: y, width: rowWidth, height: height)
    bringSubviewToFront(view)
  }

  private func layoutFooter(_ section: Int, isNear: Bool, top: CGFloat, data: TableRows.Section) {
    guard isNear else {
      if let view = visibleFooters.removeValue(forKey: section) {
        retireHeader(view, section, isHeader: false)
      }
      return
    }
    let view: UIView
    if let old = visibleFooters[section] {
      view = old
    } else {
      guard let made = footerContent(section) else { return }
      view = made
      visibleFooters[section] = made
      addSubview(made)
      delegate?.tableView(self, willDisplayFooterView: made, forSection: section)
    }
    view.frame = CGRect(
      x: sideInset, y: top + data.height - data.footer, width: rowWidth, height: data.footer)
  }
}
