/// Rows while the table is edited.
extension UITableView {
  func updateEditing(of cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    let canEdit = editing && (dataSource?.tableView(self, canEditRowAt: path) ?? true)
    let style = canEdit ? delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
    cell.shouldIndentWhileEditing = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
    cell.editingStyle = style
    cell.editControl?.removeFromSuperview()
    cell.editControl = nil
    if editing, style != .none, !allowsMultipleSelectionDuringEditing {
      cell.editControl = editButton(style, cell)
      if let control = cell.editControl { cell.addSubview(control) }
    }
    cell.setEditing(editing, animated: animated)
    cell.setNeedsLayout()
  }

  private func editButton(_ style: UITableViewCell.EditingStyle, _ cell: UITableViewCell) -> UIView {
    let button = UIButton(type: .custom)
    let name = style == .insert ? "plus.circle.fill" : "minus.circle.fill"
    button.setImage(UIImage(systemName: name), for: .normal)
    button.tintColor = style == .insert ? .systemGreen : .systemRed
    button.accessibilityLabel = style == .insert ? BarStrings.text("Insert") : BarStrings.text("Delete")
    button.addAction(
      UIAction { [weak self, weak cell] _ in
        guard let self, let path = cell?.indexPath else { return }
        if style == .delete {
          swipe.reveal(path)
        } else {
          dataSource?.tableView(self, commit: style, forRowAt: path)
        }
      }, for: .touchUpInside)
    return button
  }
}
