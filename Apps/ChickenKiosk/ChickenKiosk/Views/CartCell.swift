import UIKit

protocol CartCellDelegate: AnyObject {
  func cartCellDidTapPlus(_ id: String)
  func cartCellDidTapMinus(_ id: String)
  func cartCellDidTapRemove(_ id: String)
}

/// One chosen dish: name, price, and buttons around its count.
final class CartCell: UITableViewCell {
  static let reuseIdentifier = "CartCell"

  weak var delegate: CartCellDelegate?

  private var id = ""
  private let nameLabel = UILabel()
  private let priceLabel = UILabel()
  private let countLabel = UILabel()
  private let minusButton = UIButton(type: .system)
  private let plusButton = UIButton(type: .system)
  private let removeButton = UIButton(type: .system)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    addContent()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }

  func show(_ row: CartRow) {
    id = row.id
    nameLabel.text = row.name
    priceLabel.text = row.price
    countLabel.text = String(row.count)
    plusButton.isEnabled = row.canIncrease
    accessibilityIdentifier = "cart.\(row.id)"
    minusButton.accessibilityIdentifier = "cart.\(row.id).minus"
    countLabel.accessibilityIdentifier = "cart.\(row.id).count"
    plusButton.accessibilityIdentifier = "cart.\(row.id).plus"
    removeButton.accessibilityIdentifier = "cart.\(row.id).remove"
    minusButton.accessibilityLabel = text("cart.minus", row.name)
    plusButton.accessibilityLabel = text("cart.plus", row.name)
    removeButton.accessibilityLabel = text("cart.remove", row.name)
  }

  private func text(_ key: String, _ name: String) -> String {
    return String(format: NSLocalizedString(key, comment: "for VoiceOver"), name)
  }

  private func addContent() {
    backgroundColor = .clear
    selectionStyle = .none
    nameLabel.font = .preferredFont(forTextStyle: .subheadline)
    nameLabel.numberOfLines = 2
    priceLabel.font = .preferredFont(forTextStyle: .caption1)
    priceLabel.textColor = .secondaryLabel
    countLabel.font = .preferredFont(forTextStyle: .headline)
    countLabel.textAlignment = .center
    for label in [nameLabel, priceLabel, countLabel] { label.adjustsFontForContentSizeCategory = true }

    minusButton.setImage(UIImage(systemName: "minus.circle.fill"), for: .normal)
    plusButton.setImage(UIImage(systemName: "plus.circle.fill"), for: .normal)
    removeButton.setImage(UIImage(systemName: "trash"), for: .normal)
    for button in [minusButton, plusButton] { button.tintColor = UIColor(named: "appPrimary") }
    removeButton.tintColor = .systemRed
    minusButton.addTarget(self, action: #selector(minusTapped), for: .touchUpInside)
    plusButton.addTarget(self, action: #selector(plusTapped), for: .touchUpInside)
    removeButton.addTarget(self, action: #selector(removeTapped), for: .touchUpInside)

    let texts = UIStackView(arrangedSubviews: [nameLabel, priceLabel])
    texts.axis = .vertical
    let row = UIStackView(arrangedSubviews: [texts, minusButton, countLabel, plusButton, removeButton])
    row.alignment = .center
    row.spacing = 0
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    for button in [minusButton, plusButton, removeButton] {
      button.widthAnchor.constraint(equalToConstant: 44).isActive = true
      button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    }
    NSLayoutConstraint.activate([
      countLabel.widthAnchor.constraint(greaterThanOrEqualToConstant: 30),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 2),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -2),
      row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
    ])
    // What is left over goes to the name.
    countLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    countLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    for label in [nameLabel, priceLabel] { label.setContentHuggingPriority(.defaultLow, for: .horizontal) }
  }

  @objc private func minusTapped() { delegate?.cartCellDidTapMinus(id) }
  @objc private func plusTapped() { delegate?.cartCellDidTapPlus(id) }
  @objc private func removeTapped() { delegate?.cartCellDidTapRemove(id) }
}
