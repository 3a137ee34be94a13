import UIKit

/// One dish: picture, name, price. A dish that is sold out is greyed.
final class MenuCell: UICollectionViewCell {
  static let reuseIdentifier = "MenuCell"

  private let imageView = UIImageView()
  private let nameLabel = UILabel()
  private let priceLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }

  override var isHighlighted: Bool {
    didSet { contentView.transform = isHighlighted ? CGAffineTransform(scaleX: 0.96, y: 0.96) : .identity }
  }

  func show(_ item: MenuItem) {
    imageView.image = UIImage(named: item.imageName)
    nameLabel.text = item.name
    priceLabel.text =
      item.isSoldOut ? NSLocalizedString("menu.soldOut", comment: "cannot be ordered") : item.price
    contentView.alpha = item.isSoldOut ? 0.4 : 1
    accessibilityIdentifier = "menu.\(item.id)"
    isAccessibilityElement = true
    accessibilityLabel = [nameLabel.text, priceLabel.text].compactMap { $0 }.joined(separator: ", ")
    accessibilityTraits = item.isSoldOut ? [.button, .notEnabled] : .button
  }

  private func addContent() {
    contentView.backgroundColor = .secondarySystemBackground
    contentView.layer.cornerRadius = 12
    contentView.clipsToBounds = true
    imageView.contentMode = .scaleAspectFit
    imageView.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    imageView.setContentHuggingPriority(.defaultLow, for: .vertical)
    configureLabels()

    let stackView = UIStackView(arrangedSubviews: [imageView, nameLabel, priceLabel])
    stackView.axis = .vertical
    stackView.spacing = 2
    stackView.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stackView)
    NSLayoutConstraint.activate([
      stackView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      stackView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      stackView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      stackView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
    ])
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard traitCollection.horizontalSizeClass != previousTraitCollection?.horizontalSizeClass else { return }
    configureLabels()
  }

  /// Where there is room, the texts are larger.
  private func configureLabels() {
    let isWide = traitCollection.horizontalSizeClass == .regular
    configure(nameLabel, style: isWide ? .title3 : .subheadline, weight: .semibold, color: .label)
    configure(priceLabel, style: isWide ? .body : .footnote, weight: .regular, color: .secondaryLabel)
  }

  private func configure(_ label: UILabel, style: UIFont.TextStyle, weight: UIFont.Weight, color: UIColor) {
    let size = UIFont.preferredFont(
      forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large)
    ).pointSize
    label.font = UIFontMetrics(forTextStyle: style)
      .scaledFont(for: .systemFont(ofSize: size, weight: weight), maximumPointSize: 32)
    label.adjustsFontForContentSizeCategory = true
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    label.textAlignment = .center
    label.textColor = color
  }
}
