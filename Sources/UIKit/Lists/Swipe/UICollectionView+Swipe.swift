/// Lists with actions follow a finger sideways.
extension UICollectionView: RowSwipeHost {
  func installSwipe() {
    guard swipe == nil, collectionViewLayout is UICollectionViewCompositionalLayout else { return }
    swipe = RowSwipe(self)
  }

  func swipeableRow(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
  func swipeActions(_ path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    let list = collectionViewLayout.listConfiguration(of: path.section)
    return isLeading
      ? list?.leadingSwipeActionsConfigurationProvider?(path)
      : list?.trailingSwipeActionsConfigurationProvider?(path)
  }
  func swipeFrame(of path: IndexPath) -> CGRect? { layoutAttributesForItem(at: path)?.frame }
  func swipeDidOpen(_ path: IndexPath) {}
  func swipeDidClose(_ path: IndexPath) {}
}
