extension UICollectionView {
  /// Lists with actions follow a finger sideways.
  func installSwipe() {
    guard swipe == nil, let list = (collectionViewLayout as? ListLayout)?.list,
      list.leadingSwipeActionsConfigurationProvider != nil
        || list.trailingSwipeActionsConfigurationProvider != nil
    else { return }
    swipe = CollectionSwipe(self)
  }
}

/// The row of a list that shows its actions, and the finger that moves it.
@preconcurrency @MainActor final class CollectionSwipe: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  private weak var list: UICollectionView?
  private(set) var path: IndexPath?
  private(set) var offset: CGFloat = 0
  private var isLeading = false
  private var buttons: [UIButton] = []
  private var configuration: UISwipeActionsConfiguration?
  /// Of one action. Source: the width of a row's action with a short title on iOS.
  private let buttonWidth: CGFloat = 74
  private var width: CGFloat { CGFloat(buttons.count) * buttonWidth }

  init(_ list: UICollectionView) {
    self.list = list
    super.init(target: nil, action: nil)
    delegate = self
    list.addGestureRecognizer(self)
  }

  required init?(coder: NSCoder) { nil }

  private var providers: UICollectionLayoutListConfiguration? {
    (list?.collectionViewLayout as? ListLayout)?.list
  }

  /// Only for sideways moves on rows that have actions.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let list else { return false }
    let move = translation(in: list)
    guard abs(move.x) > abs(move.y) * 1.5 else { return false }
    let touched = list.indexPathForItem(at: location(in: list))
    if path != nil, touched == path { return true }
    close(animated: true)
    guard let touched else { return false }
    let provider =
      move.x > 0
      ? providers?.leadingSwipeActionsConfigurationProvider
      : providers?.trailingSwipeActionsConfigurationProvider
    guard let actions = provider?(touched), !actions.actions.isEmpty else { return false }
    open(touched, actions, isLeading: move.x > 0)
    return true
  }

  private func open(_ path: IndexPath, _ configuration: UISwipeActionsConfiguration, isLeading: Bool) {
    guard let list, let frame = list.layoutAttributesForItem(at: path)?.frame else { return }
    (self.path, self.configuration, self.isLeading) = (path, configuration, isLeading)
    buttons = configuration.actions.enumerated().map { index, action in
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
      let x =
        isLeading ? frame.minX + CGFloat(index) * buttonWidth : frame.maxX - CGFloat(index + 1) * buttonWidth
      button.frame = CGRect(x: x, y: frame.minY, width: buttonWidth, height: frame.height)
      button.layer.zPosition = -1
      list.insertSubview(button, at: 0)
      return button
    }
  }

  override func sendActions() {
    super.sendActions()
    guard path != nil, let list else { return }
    switch state {
    case .began, .changed:
      let move = translation(in: list).x
      offset = isLeading ? max(0, move) : min(0, move)
      list.setNeedsLayout()
    case .ended:
      let isFull = abs(offset) > list.bounds.width * 0.6
      if isFull, configuration?.performsFirstActionWithFullSwipe == true,
        let action = configuration?.actions.first,
        let button = buttons.first
      {
        run(action, from: button)
      } else if abs(offset) > width / 2 {
        settle(at: isLeading ? width : -width)
      } else {
        close(animated: true)
      }
    case .cancelled, .failed: close(animated: true)
    default: break
    }
  }

  private func settle(at offset: CGFloat) {
    guard let list else { return }
    UIView.animate(withDuration: 0.25) {
      self.offset = offset
      list.setNeedsLayout()
      list.layoutIfNeeded()
    }
  }
  private func run(_ action: UIContextualAction, from button: UIView) {
    action.handler(action, button) { [weak self] _ in self?.close(animated: true) }
  }

  func close(animated: Bool) {
    guard path != nil else { return }
    let old = buttons
    (path, offset, buttons, configuration) = (nil, 0, [], nil)
    list?.setNeedsLayout()
    let finish: (Bool) -> Void = { _ in for button in old { button.removeFromSuperview() } }
    guard animated, let list else { return finish(true) }
    UIView.animate(withDuration: 0.25, animations: { list.layoutIfNeeded() }, completion: finish)
  }
}
