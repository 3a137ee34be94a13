import UIKit

/// A heading beside its value; under it where the text is very large. VoiceOver reads both as one.
final class FactView: UIStackView {
  @IBOutlet private weak var headingLabel: UILabel!
  @IBOutlet private weak var valueLabel: UILabel!

  var value: String? {
    get { return valueLabel.text }
    set {
      valueLabel.text = newValue
      accessibilityLabel = [headingLabel.text, newValue].compactMap { $0 }.joined(separator: ", ")
    }
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    isAccessibilityElement = true
    accessibilityTraits = .staticText
    arrangeForTextSize()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    arrangeForTextSize()
  }

  private func arrangeForTextSize() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    axis = isLarge ? .vertical : .horizontal
    alignment = isLarge ? .center : .firstBaseline
    valueLabel.textAlignment = isLarge ? .center : .natural
  }
}
