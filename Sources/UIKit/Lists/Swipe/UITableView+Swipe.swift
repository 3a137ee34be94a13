/// Rows with actions follow a finger sideways.
extension UITableView: RowSwipeHost {
  func swipeableRow(at point: CGPoint) -> IndexPath? {
    guard !editing, let path = indexPathForRow(at: point), visible[path] != nil,
      dataSource?.tableView(self, canEditRowAt: path) ?? true
    else { return nil }
    return path
  }

  /// The delegate's actions, or the delete button where rows can be deleted.
  func swipeActions(_ path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    if isLeading { return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) }
    if let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) { return own }
    guard let source = dataSource,
      ObjectRegistry.implements(source, "tableView(_:commit:forRowAt:)"),
      delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete == .delete
    else { return nil }
    let title =
      delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? BarStrings.text("Delete")
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
        guard let self else { return }
        dataSource?.tableView(self, commit: .delete, forRowAt: path)
        done(true)
      }
    ])
  }

  func swipeFrame(of path: IndexPath) -> CGRect? { rows.isValid(path) ? rectForRow(at: path) : nil }
  func swipeDidOpen(_ path: IndexPath) { delegate?.tableView(self, willBeginEditingRowAt: path) }
  func swipeDidClose(_ path: IndexPath) { delegate?.tableView(self, didEndEditingRowAt: path) }
}
