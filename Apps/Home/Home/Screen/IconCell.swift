import UIKit

/// An app's icon with its name below.
final class IconCell: UICollectionViewCell {
  static let reuseIdentifier = "IconCell"

  private let imageView = IconView()
  private let nameLabel = UILabel()

  /// Tablets have larger icons. The name does not grow with the text size, as there is no room for it to.
  static func size(for traits: UITraitCollection) -> CGSize {
    let isLarge = traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
    return isLarge ? CGSize(width: 100, height: 102) : CGSize(width: 80, height: 86)
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUpName()
    setUpConstraints()
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var isHighlighted: Bool {
    didSet { imageView.alpha = isHighlighted ? 0.6 : 1 }
  }

  func show(_ shortcut: AppShortcut) {
    imageView.image = UIImage(named: shortcut.scheme)
    nameLabel.text = shortcut.name
    accessibilityIdentifier = "app.\(shortcut.scheme)"
    accessibilityLabel = shortcut.name
  }

  private func setUpName() {
    nameLabel.font = .systemFont(ofSize: 12, weight: .medium)
    nameLabel.textColor = .white
    nameLabel.textAlignment = .center
    nameLabel.lineBreakMode = .byTruncatingTail
    nameLabel.layer.shadowColor = UIColor.black.cgColor
    nameLabel.layer.shadowOpacity = 0.5
    nameLabel.layer.shadowRadius = 2
    nameLabel.layer.shadowOffset = CGSize(width: 0, height: 0.5)
  }

  private func setUpConstraints() {
    for view in [imageView, nameLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      imageView.topAnchor.constraint(equalTo: contentView.topAnchor),
      imageView.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      imageView.widthAnchor.constraint(equalTo: contentView.widthAnchor, multiplier: 0.8),
      imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor),
      nameLabel.topAnchor.constraint(equalTo: imageView.bottomAnchor, constant: 6),
      nameLabel.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      nameLabel.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor),
    ])
  }
}
