/// The views of a cell's accessory types.
@MainActor enum TableAccessory {
  static func make(_ type: UITableViewCell.AccessoryType, cell: UITableViewCell) -> UIView? {
    switch type {
    case .none: return nil
    case .disclosureIndicator:
      return symbol("chevron.right", size: 13, weight: .semibold, color: .tertiaryLabel)
    case .checkmark: return symbol("checkmark", size: 17, weight: .semibold, color: cell.tintColor)
    case .detailButton: return detailButton(cell)
    case .detailDisclosureButton:
      let both = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 24))
      let button = detailButton(cell)
      let chevron = symbol("chevron.right", size: 13, weight: .semibold, color: .tertiaryLabel)
      chevron.frame.origin = CGPoint(x: 44 - chevron.bounds.width, y: (24 - chevron.bounds.height) / 2)
      both.addSubview(button)
      both.addSubview(chevron)
      return both
    }
  }

  private static func symbol(_ name: String, size: CGFloat, weight: UIImage.SymbolWeight, color: UIColor)
    -> UIView
  {
    let image = UIImage(
      systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: weight))
    let view = UIImageView(image: image)
    view.tintColor = color
    view.isUserInteractionEnabled = false
    view.sizeToFit()
    return view
  }

  private static func detailButton(_ cell: UITableViewCell) -> UIView {
    let button = UIButton(type: .detailDisclosure)
    button.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
    button.addAction(
      UIAction { [weak cell] _ in
        guard let cell, let table = cell.table, let path = cell.indexPath else { return }
        cell.didTapAccessory?()
        table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
      }, for: .touchUpInside)
    return button
  }
}
