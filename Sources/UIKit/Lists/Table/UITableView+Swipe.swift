/// The row that shows its actions.
@MainActor struct TableSwipe {
  var path: IndexPath?
  var offset: CGFloat = 0
  var isLeading = false
  var buttons: [UIButton] = []
  var configuration: UISwipeActionsConfiguration?
  var recognizer: UIPanGestureRecognizer?
  var gate: TableSwipeGate?
  var width: CGFloat { CGFloat(buttons.count) * 74 }
  nonisolated init() {}
}

/// Moves the row with the finger.
@preconcurrency @MainActor final class TableSwipeRecognizer: UIPanGestureRecognizer {
  weak var table: UITableView?
  override func sendActions() {
    super.sendActions()
    table?.swipeMoved(self)
  }
}

/// Lets the swipe begin only for sideways moves on rows that have actions.
@MainActor final class TableSwipeGate: NSObject, UIGestureRecognizerDelegate {
  weak var table: UITableView?
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let table, let pan = gestureRecognizer as? UIPanGestureRecognizer else { return false }
    let move = pan.translation(in: table)
    guard abs(move.x) > abs(move.y) * 1.5 else { return false }
    return table.prepareSwipe(at: pan.location(in: table), isLeading: move.x > 0)
  }
}

extension UITableView {
  func installSwipe() {
    let gate = TableSwipeGate()
    gate.table = self
    let pan = TableSwipeRecognizer(target: nil, action: nil)
    pan.table = self
    pan.delegate = gate
    addGestureRecognizer(pan)
    (swipe.recognizer, swipe.gate) = (pan, gate)
  }

  func prepareSwipe(at point: CGPoint, isLeading: Bool) -> Bool {
    if swipe.path != nil {
      if indexPathForRow(at: point) == swipe.path { return true }
      closeSwipe(animated: true)
      return false
    }
    guard !editing, let path = indexPathForRow(at: point), visible[path] != nil,
      dataSource?.tableView(self, canEditRowAt: path) ?? true,
      let configuration = swipeConfiguration(path, isLeading: isLeading), !configuration.actions.isEmpty
    else { return false }
    openSwipe(path, configuration, isLeading: isLeading)
    return true
  }

  /// The delegate's actions, or the delete button where rows can be deleted.
  func swipeConfiguration(_ path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
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

  private func openSwipe(_ path: IndexPath, _ configuration: UISwipeActionsConfiguration, isLeading: Bool) {
    (swipe.path, swipe.configuration, swipe.isLeading) = (path, configuration, isLeading)
    swipe.buttons = configuration.actions.map { action in
      let button = UIButton(type: .custom)
      button.setTitle(action.title, for: .normal)
      button.setImage(action.image, for: .normal)
      button.setTitleColor(.white, for: .normal)
      button.tintColor = .white
      button.backgroundColor = action.backgroundColor
      button.addAction(
        UIAction { [weak self, weak button] _ in
          guard let self, let button else { return }
          run(action, from: button)
        }, for: .touchUpInside)
      insertSubview(button, at: 0)
      return button
    }
    placeSwipeButtons()
    delegate?.tableView(self, willBeginEditingRowAt: path)
  }

  private func placeSwipeButtons() {
    guard let path = swipe.path else { return }
    let row = rectForRow(at: path)
    for (index, button) in swipe.buttons.enumerated() {
      let x =
        swipe.isLeading ? row.minX + CGFloat(index) * 74 : row.maxX - CGFloat(index + 1) * 74
      button.frame = CGRect(x: x, y: row.minY, width: 74, height: row.height)
    }
  }

  func swipeMoved(_ pan: UIPanGestureRecognizer) {
    guard swipe.path != nil else { return }
    let limit = swipe.isLeading ? swipe.width : -swipe.width
    switch pan.state {
    case .began, .changed:
      let move = pan.translation(in: self).x
      swipe.offset = swipe.isLeading ? max(0, move) : min(0, move)
      setNeedsLayout()
    case .ended:
      let isFull = abs(swipe.offset) > bounds.width * 0.6
      if isFull, swipe.configuration?.performsFirstActionWithFullSwipe == true,
        let action = swipe.configuration?.actions.first,
        let button = swipe.buttons.first
      {
        run(action, from: button)
      } else if abs(swipe.offset) > swipe.width / 2 {
        settleSwipe(at: limit)
      } else {
        closeSwipe(animated: true)
      }
    default: closeSwipe(animated: true)
    }
  }

  private func settleSwipe(at offset: CGFloat) {
    UIView.animate(withDuration: 0.25) {
      self.swipe.offset = offset
      self.setNeedsLayout()
      self.layoutIfNeeded()
    }
  }

  private func run(_ action: UIContextualAction, from button: UIView) {
    action.handler(action, button) { [weak self] _ in self?.closeSwipe(animated: true) }
  }

  func closeSwipe(animated: Bool) {
    guard let path = swipe.path else { return }
    let buttons = swipe.buttons
    (swipe.path, swipe.offset, swipe.buttons, swipe.configuration) = (nil, 0, [], nil)
    setNeedsLayout()
    let finish: (Bool) -> Void = { _ in for button in buttons { button.removeFromSuperview() } }
    if animated {
      UIView.animate(withDuration: 0.25, animations: { self.layoutIfNeeded() }, completion: finish)
    } else {
      finish(true)
    }
    delegate?.tableView(self, didEndEditingRowAt: path)
  }

  // MARK: Editing mode

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
        if style == .delete, let configuration = swipeConfiguration(path, isLeading: false) {
          openSwipe(path, configuration, isLeading: false)
          settleSwipe(at: -swipe.width)
        } else {
          dataSource?.tableView(self, commit: style, forRowAt: path)
        }
      }, for: .touchUpInside)
    return button
  }
}
