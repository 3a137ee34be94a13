/// A row that is carried by its handle while the table is edited.
extension UITableView {
  func beginMovement(of cell: UITableViewCell) {
    guard movement == nil, let path = cell.indexPath, canMove(path) else { return }
    pressCancelled()
    movement = InteractiveMovement(original: path, current: path, position: cell.center, cell: cell)
    cell.layer.zPosition = Self.carriedPosition
  }

  func canMove(_ path: IndexPath) -> Bool { dataSource?.tableView(self, canMoveRowAt: path) ?? false }

  /// - Parameter y: the new centre of the row, in the content.
  func updateMovement(to y: CGFloat) {
    guard let moving = movement else { return }
    movement?.position.y = y
    scrollAtEdge(CGPoint(x: bounds.midX, y: y))
    let proposed = place(at: y) ?? moving.current
    let target =
      delegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: moving.original, toProposedIndexPath: proposed) ?? proposed
    if target != moving.current, isRoom(at: target, for: moving) {
      movement?.current = target
      setNeedsLayout()
      UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
    } else {
      placeCarried()
    }
  }
  private func isRoom(at path: IndexPath, for moving: InteractiveMovement<UITableViewCell>) -> Bool {
    guard rows.sections.indices.contains(path.section) else { return false }
    let count = rows.sections[path.section].rows.count
    return (0..<(path.section == moving.original.section ? count : count + 1)).contains(path.row)
  }

  /// Puts the row down where it is and tells the data source; or takes it back.
  func endMovement(isCancelled: Bool = false) {
    guard let moving = movement else { return }
    movement = nil
    moving.cell?.layer.zPosition = 0
    if !isCancelled, moving.original != moving.current {
      dataSource?.tableView(self, moveRowAt: moving.original, to: moving.current)
      // A data source that asks for everything anew has done the rest itself.
      if !needsReload { moveRow(at: moving.original, to: moving.current) }
    }
    setNeedsLayout()
    UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
  }

  // MARK: Places while a row is carried

  /// The place where something at `y` of the content would be put.
  private func place(at y: CGFloat) -> IndexPath? {
    guard let moving = movement else { return nil }
    for (path, cell) in visible where cell !== moving.cell {
      let top = rows.top(of: path) + shift(of: path)
      if y >= top, y < top + rows.height(of: path) { return moving.place(of: path) }
    }
    // Sections without another row, and the end of one.
    for section in rows.sections.indices.reversed()
    where y >= rows.top(ofSection: section) + sectionShift(section) {
      let count = rows.sections[section].rows.count - (section == moving.original.section ? 1 : 0)
      if count == 0 { return IndexPath(row: 0, section: section) }
      let end = rows.top(ofSection: section) + sectionShift(section) + rows.sections[section].height
      return section == rows.sections.count - 1 && y >= end ? IndexPath(row: count, section: section) : nil
    }
    return nil
  }

  /// How far a row lies from its place in the data.
  func shift(of path: IndexPath) -> CGFloat {
    guard let moving = movement, path != moving.original else { return 0 }
    let height = rows.height(of: moving.original)
    return (path > moving.original ? -height : 0) + (moving.place(of: path) > moving.current ? height : 0)
  }
  /// Of a header; a footer lies behind the rows of its section.
  func sectionShift(_ section: Int, isFooter: Bool = false) -> CGFloat {
    guard let moving = movement else { return 0 }
    let height = rows.height(of: moving.original)
    let isBehind = { (other: Int) in isFooter ? section >= other : section > other }
    return (isBehind(moving.original.section) ? -height : 0) + (isBehind(moving.current.section) ? height : 0)
  }

  /// The carried row lies under the finger.
  func placeCarried() {
    guard let movement, let cell = movement.cell else { return }
    UIView.performWithoutAnimation { cell.center.y = movement.position.y }
  }
}

/// Carries a row by its handle, from the press on.
@MainActor final class RowHandleRecognizer: UILongPressGestureRecognizer {
  private weak var cell: UITableViewCell?
  private var grip: CGFloat = 0

  init(_ cell: UITableViewCell) {
    self.cell = cell
    super.init(target: nil, action: nil)
    minimumPressDuration = 0
    handlers.append { [weak self] _ in self?.carry() }
  }
  required convenience init?(coder: NSCoder) { nil }

  private func carry() {
    guard let cell, let table = cell.table else { return }
    let y = location(in: table).y
    switch state {
    case .began:
      grip = cell.center.y - y
      table.beginMovement(of: cell)
    case .changed: table.updateMovement(to: y + grip)
    case .ended: table.endMovement()
    case .cancelled, .failed: table.endMovement(isCancelled: true)
    default: break
    }
  }
}
