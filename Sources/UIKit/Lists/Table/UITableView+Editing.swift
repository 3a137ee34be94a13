/// Rows while the table is edited.
extension UITableView {
  func updateEditing(of cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    let canEdit = editing && (dataSource?.tableView(self, canEditRowAt: path) ?? true)
    let style = canEdit ? delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
    cell.shouldIndentWhileEditing = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
    cell.editingStyle = style
    cell.editControl?.removeFromSuperview()
    cell.editControl = nil
    if editing, canEdit, allowsMultipleSelectionDuringEditing {
      cell.editControl = UIImageView()
      updateCircle(of: cell)
    } else if editing, style != .none {
      cell.editControl = editButton(style, cell)
    }
    if let control = cell.editControl { cell.addSubview(control) }
    updateReorderControl(of: cell, at: path)
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

  /// Of a row among which several are chosen: a circle, full when it is.
  func updateCircle(of cell: UITableViewCell) {
    guard allowsMultipleSelectionDuringEditing, let circle = cell.editControl as? UIImageView else { return }
    circle.image = UIImage(systemName: cell.isSelected ? "checkmark.circle.fill" : "circle")
    circle.tintColor = cell.isSelected ? tintColor : .tertiaryLabel
    circle.contentMode = .center
    circle.isUserInteractionEnabled = false
  }

  private func updateReorderControl(of cell: UITableViewCell, at path: IndexPath) {
    cell.reorderControl?.removeFromSuperview()
    cell.reorderControl = nil
    guard editing, canMove(path) else { return }
    let handle = UIImageView(image: UIImage(systemName: "line.3.horizontal"))
    handle.contentMode = .left
    handle.tintColor = .tertiaryLabel
    handle.isUserInteractionEnabled = true
    handle.isAccessibilityElement = true
    handle.accessibilityTraits = .button
    handle.accessibilityLabel =
      SystemStrings.text("Reorder") + (cell.accessibilityLabel.map { ", \($0)" } ?? "")
    handle.addGestureRecognizer(RowHandleRecognizer(cell))
    cell.showsReorderControl = true
    cell.reorderControl = handle
    cell.addSubview(handle)
  }
}
