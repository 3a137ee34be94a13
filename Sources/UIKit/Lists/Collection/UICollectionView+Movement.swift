extension UICollectionView {
  /// Whether an item is carried.
  public var hasActiveInteractiveMovement: Bool { movement != nil }

  /// Lifts an item. False when the data source does not let it move.
  @discardableResult
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    loadIfNeeded()
    guard movement == nil, let cell = cells[indexPath],
      dataSource?.collectionView(self, canMoveItemAt: indexPath) ?? false
    else { return false }
    swipe?.close(animated: false)
    pressCancelled()
    movement = InteractiveMovement(
      original: indexPath, current: indexPath, position: cell.center, cell: cell)
    cell.layer.zPosition = Self.carriedPosition
    cell.isHighlighted = true
    return true
  }

  /// - Parameter targetPosition: the new centre of the item, in the content.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard var movement else { return }
    movement.position = targetPosition
    self.movement = movement
    scrollAtEdge(targetPosition)
    let proposed = collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: movement.current, withPosition: targetPosition)
    let target =
      delegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.original,
        atCurrentIndexPath: movement.current, toProposedIndexPath: proposed) ?? proposed
    if target != movement.current {
      carry(to: target)
    } else {
      placeCarried()
    }
  }

  /// Puts the item down where it is and tells the data source.
  public func endInteractiveMovement() {
    guard let movement else { return }
    self.movement = nil
    if movement.original != movement.current {
      selection = selection.map(movement.place(of:))
      dataSource?.collectionView(self, moveItemAt: movement.original, to: movement.current)
    }
    drop(movement.cell)
  }

  /// Takes the item back to where it was.
  public func cancelInteractiveMovement() {
    guard let movement else { return }
    carry(to: movement.original, isLast: true)
    self.movement = nil
    drop(movement.cell)
  }

  private func carry(to target: IndexPath, isLast: Bool = false) {
    guard let old = movement, counts.indices.contains(target.section) else { return }
    let isWithin = target.section == old.current.section
    let room = counts[target.section] + (isWithin ? 0 : 1)
    guard (0..<room).contains(target.item) else { return }
    var new = old
    new.current = target
    movement = new
    if !isWithin {
      moveCount(from: old.current.section, to: target.section)
    }
    cells = Dictionary(
      uniqueKeysWithValues: cells.map { place, cell in
        let moved = new.place(of: old.source(of: place))
        cell.indexPath = moved
        return (moved, cell)
      })
    (collectionViewLayout as? UICollectionViewFlowLayout)?.forgetPreferredSizes()
    collectionViewLayout.invalidateLayout()
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
      animations: { self.layoutIfNeeded() })
  }

  /// The carried cell lies under the finger, whatever the layout says.
  func placeCarried() {
    guard let movement, let cell = movement.cell else { return }
    let attributes = collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
      at: movement.current, withTargetPosition: movement.position)
    UIView.performWithoutAnimation {
      cell.bounds.size = attributes.size
      cell.center = attributes.center
      cell.alpha = attributes.alpha
      cell.layer.zPosition = Self.carriedPosition
    }
  }

  private func drop(_ cell: UICollectionViewCell?) {
    cell?.isHighlighted = false
    setNeedsLayout()
    UIView.animate(
      withDuration: 0.25, delay: 0, options: .curveEaseOut, animations: { self.layoutIfNeeded() })
  }
}
