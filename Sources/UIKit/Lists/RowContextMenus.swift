/// Menus that rows and items open after a long press.
extension UITableView {
  func installContextMenu() {
    addGestureRecognizer(
      ContextMenuRecognizer { [weak self] point in
        guard let self, !editing, let path = indexPathForRow(at: point), let cell = visible[path],
          let configuration = delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
        else { return nil }
        return (configuration, cell)
      })
  }
}

extension UICollectionView {
  func installContextMenu() {
    addGestureRecognizer(
      ContextMenuRecognizer { [weak self] point in
        guard let self, let path = indexPathForItem(at: point), let cell = cells[path],
          let configuration = delegate?.collectionView(
            self, contextMenuConfigurationForItemsAt: [path], point: point)
        else { return nil }
        return (configuration, cell)
      })
  }
}
