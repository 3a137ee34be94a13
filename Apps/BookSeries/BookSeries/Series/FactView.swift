import UIKit

/// A heading and its value on one line, which read as one.
final class FactView: UIStackView {
  var value: String? {
    get { return valueLabel.text }
    set {
      valueLabel.text = newValue
      accessibilityLabel = [nameLabel.text, newValue].compactMap { $0 }.joined(separator: ", ")
    }
  }

  private let nameLabel = UILabel()
  private let valueLabel = UILabel.text()

  init(_ name: String) {
    super.init(frame: .zero)
    spacing = 8
    nameLabel.text = name
    nameLabel.font = .scaled(15, .semibold, like: .subheadline, upTo: 44)
    nameLabel.adjustsFontForContentSizeCategory = true
    nameLabel.setContentHuggingPriority(.required, for: .horizontal)
    nameLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    addArrangedSubview(nameLabel)
    addArrangedSubview(valueLabel)
    isAccessibilityElement = true
    arrangeForTextSize()
  }

  @available(*, unavailable)
  required init(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    arrangeForTextSize()
  }

  private func arrangeForTextSize() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    axis = isLarge ? .vertical : .horizontal
    alignment = isLarge ? .leading : .firstBaseline
  }
}
