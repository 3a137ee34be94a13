import UIKit

/// Picture, name and a line about one entry.
final class EntryCell: UITableViewCell {
  static let reuseIdentifier = "EntryCell"

  @IBOutlet private weak var entryImageView: UIImageView!
  @IBOutlet private weak var nameLabel: UILabel!
  @IBOutlet private weak var shortDescriptionLabel: UILabel!
  @IBOutlet private weak var rowStackView: UIStackView!

  override func awakeFromNib() {
    super.awakeFromNib()
    arrangeForTextSize()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    arrangeForTextSize()
  }

  func show(_ entry: Entry) {
    entryImageView.image = UIImage(named: entry.imageName)
    nameLabel.text = entry.localizedName
    shortDescriptionLabel.text = entry.localizedShortDescription
  }

  /// Very large text takes the whole width, under the picture.
  private func arrangeForTextSize() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    rowStackView.axis = isLarge ? .vertical : .horizontal
    rowStackView.alignment = isLarge ? .leading : .center
  }
}
