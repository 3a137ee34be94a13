/// The view of one accessory of a list's cell.
@MainActor enum ListAccessoryView {
  static func make(_ accessory: UICellAccessory, for cell: UICollectionViewListCell) -> UIView {
    let tint = accessory.options.tintColor
    switch accessory.kind {
    case .custom: return accessory.customView ?? UIView()
    case .label(let text):
      let label = UILabel()
      label.text = text
      label.font = accessory.font
      label.textColor = tint ?? .secondaryLabel
      label.sizeToFit()
      return label
    case .disclosure: return symbol("chevron.right", 13, .semibold, tint ?? .tertiaryLabel)
    case .checkmark: return symbol("checkmark", 17, .semibold, tint ?? cell.tintColor)
    case .multiselect:
      return cell.isSelected
        ? symbol("checkmark.circle.fill", 20, .regular, tint ?? cell.tintColor)
        : symbol("circle", 20, .light, .tertiaryLabel)
    case .reorder:
      let handle = symbol("line.3.horizontal", 17, .regular, tint ?? .tertiaryLabel)
      handle.isUserInteractionEnabled = true
      handle.addGestureRecognizer(ReorderGestureRecognizer(cell))
      return handle
    case .detail: return button("info.circle", tint ?? cell.tintColor, accessory)
    case .outline: return button("chevron.right", tint ?? cell.tintColor, accessory)
    case .delete:
      let made = button("minus.circle.fill", tint ?? .systemRed, accessory)
      made.accessibilityLabel = BarStrings.text("Delete")
      if accessory.handler == nil { made.addAction(reveal(cell), for: .touchUpInside) }
      made.isUserInteractionEnabled = true
      return made
    case .insert:
      let made = button("plus.circle.fill", tint ?? .systemGreen, accessory)
      made.accessibilityLabel = BarStrings.text("Insert")
      return made
    }
  }

  /// Without a handler of its own a delete button shows the actions of a swipe.
  private static func reveal(_ cell: UICollectionViewListCell) -> UIAction {
    UIAction { [weak cell] _ in
      guard let cell, let path = cell.indexPath else { return }
      cell.collectionView?.swipe?.reveal(path)
    }
  }

  private static func symbol(
    _ name: String, _ size: CGFloat, _ weight: UIImage.SymbolWeight, _ color: UIColor
  ) -> UIView {
    let view = UIImageView(
      image: UIImage(
        systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: weight)))
    view.tintColor = color
    view.isUserInteractionEnabled = false
    view.sizeToFit()
    return view
  }

  private static func button(_ name: String, _ color: UIColor, _ accessory: UICellAccessory) -> UIButton {
    let button = UIButton(type: .custom)
    button.setImage(
      UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 20)), for: .normal)
    button.tintColor = color
    button.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
    let handler = accessory.handler
    button.addAction(UIAction { _ in handler?() }, for: .touchUpInside)
    // Without a handler a tap chooses the cell.
    button.isUserInteractionEnabled = handler != nil
    return button
  }
}

/// Carries the cell by its handle, from the press on.
@MainActor private final class ReorderGestureRecognizer: UILongPressGestureRecognizer {
  private weak var cell: UICollectionViewListCell?

  init(_ cell: UICollectionViewListCell) {
    self.cell = cell
    super.init(target: nil, action: nil)
    minimumPressDuration = 0
    handlers.append { [weak self] _ in self?.carry() }
  }

  required convenience init?(coder: NSCoder) { nil }

  private func carry() {
    guard let cell, let view = cell.collectionView else { return }
    switch state {
    case .began:
      if let path = cell.indexPath { view.beginInteractiveMovementForItem(at: path) }
    case .changed:
      view.updateInteractiveMovementTargetPosition(
        CGPoint(x: view.bounds.midX, y: location(in: view).y))
    case .ended: view.endInteractiveMovement()
    case .cancelled, .failed: view.cancelInteractiveMovement()
    default: break
    }
  }
}
