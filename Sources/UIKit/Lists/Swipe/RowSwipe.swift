/// A list whose rows show actions behind them.
@MainActor protocol RowSwipeHost: UIScrollView {
  /// The row under a point of the content that may be swiped now.
  func swipeableRow(at point: CGPoint) -> IndexPath?
  func swipeActions(_ path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration?
  /// In the content.
  func swipeFrame(of path: IndexPath) -> CGRect?
  func swipeDidOpen(_ path: IndexPath)
  func swipeDidClose(_ path: IndexPath)
}

/// The row of a list that shows its actions, and the finger that moves it.
@preconcurrency @MainActor final class RowSwipe: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  private weak var host: (any RowSwipeHost)?
  private(set) var path: IndexPath?
  /// How far the row is to the right of its place.
  private(set) var offset: CGFloat = 0
  private var startOffset: CGFloat = 0
  private var isLeading = false
  private var buttons: [UIButton] = []
  private var configuration: UISwipeActionsConfiguration?
  /// Of one action. Source: the width of a row's action with a short title on iOS.
  private static let buttonWidth: CGFloat = 74
  private var width: CGFloat { CGFloat(buttons.count) * Self.buttonWidth }

  init(_ host: any RowSwipeHost) {
    self.host = host
    super.init(target: nil, action: nil)
    delegate = self
    host.addGestureRecognizer(self)
  }
  required init?(coder: NSCoder) { nil }

  // MARK: Opening

  /// Only for sideways moves on rows that have actions.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let host else { return false }
    let move = translation(in: host)
    guard abs(move.x) > abs(move.y) * 1.5 else { return false }
    let touched = host.swipeableRow(at: location(in: host))
    if path != nil {
      // Elsewhere the finger only puts the row back.
      if touched == path { return true }
      close(animated: true)
      return false
    }
    guard let touched else { return false }
    return open(touched, isLeading: move.x > 0)
  }

  /// Shows the actions at the end of a row without a finger.
  func reveal(_ path: IndexPath) {
    close(animated: false)
    if open(path, isLeading: false) { settle(at: -width) }
  }

  private func open(_ path: IndexPath, isLeading: Bool) -> Bool {
    guard let host, let configuration = host.swipeActions(path, isLeading: isLeading),
      !configuration.actions.isEmpty, let frame = host.swipeFrame(of: path)
    else { return false }
    (self.path, self.configuration, self.isLeading) = (path, configuration, isLeading)
    buttons = configuration.actions.enumerated().map { index, action in
      let button = makeButton(action)
      let along = CGFloat(index) * Self.buttonWidth
      button.frame = CGRect(
        x: isLeading ? frame.minX + along : frame.maxX - along - Self.buttonWidth, y: frame.minY,
        width: Self.buttonWidth, height: frame.height)
      button.layer.zPosition = -1
      host.insertSubview(button, at: 0)
      return button
    }
    host.swipeDidOpen(path)
    return true
  }

  private func makeButton(_ action: UIContextualAction) -> UIButton {
    let button = UIButton(type: .custom)
    button.setTitle(action.title, for: .normal)
    button.setImage(action.image, for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 15)
    button.tintColor = .white
    button.backgroundColor = action.backgroundColor
    button.addAction(
      UIAction { [weak self, weak button] _ in
        guard let self, let button else { return }
        run(action, from: button)
      }, for: .touchUpInside)
    return button
  }

  // MARK: Moving

  override func sendActions() {
    super.sendActions()
    guard path != nil, let host else { return }
    switch state {
    case .began, .changed:
      if state == .began { startOffset = offset }
      let moved = startOffset + translation(in: host).x
      offset = isLeading ? max(0, moved) : min(0, moved)
      host.setNeedsLayout()
    case .ended: end(in: host)
    case .cancelled, .failed: close(animated: true)
    default: break
    }
  }

  private func end(in host: UIScrollView) {
    let isFull = abs(offset) > host.bounds.width * 0.6
    if isFull, configuration?.performsFirstActionWithFullSwipe == true,
      let action = configuration?.actions.first, let button = buttons.first
    {
      run(action, from: button)
    } else if abs(offset) > width / 2 {
      settle(at: isLeading ? width : -width)
    } else {
      close(animated: true)
    }
  }

  private func settle(at offset: CGFloat) {
    guard let host else { return }
    UIView.animate(withDuration: 0.25) {
      self.offset = offset
      host.setNeedsLayout()
      host.layoutIfNeeded()
    }
  }

  private func run(_ action: UIContextualAction, from button: UIView) {
    action.handler(action, button) { [weak self] _ in self?.close(animated: true) }
  }

  // MARK: Closing

  func close(animated: Bool) {
    guard let closed = path else { return }
    let old = buttons
    (path, offset, buttons, configuration) = (nil, 0, [], nil)
    host?.setNeedsLayout()
    let finish: (Bool) -> Void = { _ in for button in old { button.removeFromSuperview() } }
    if animated, let host {
      UIView.animate(withDuration: 0.25, animations: { host.layoutIfNeeded() }, completion: finish)
    } else {
      finish(true)
    }
    host?.swipeDidClose(closed)
  }
}
