import UIKit

/// A book's number in a circle, which is as large as the number needs.
final class SeriesButton: UIButton {
  private static let padding: CGFloat = 8

  init(number: Int) {
    super.init(frame: .zero)
    setTitle(String(number), for: .normal)
    setTitleColor(.systemBlue, for: .normal)
    setTitleColor(.white, for: .selected)
    titleLabel?.font = .scaled(16, .regular, like: .body, upTo: 34)
    titleLabel?.adjustsFontForContentSizeCategory = true
    accessibilityIdentifier = "series.\(number)"
    accessibilityLabel = String(
      format: NSLocalizedString("series.format", comment: "the number of a book"), number)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.required, for: axis)
      setContentCompressionResistancePriority(.required, for: axis)
    }
    widthAnchor.constraint(equalTo: heightAnchor).isActive = true
    showSelection()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var isSelected: Bool {
    didSet { showSelection() }
  }

  override var intrinsicContentSize: CGSize {
    let number = titleLabel?.intrinsicContentSize ?? .zero
    let side = max(number.width, number.height) + 2 * SeriesButton.padding
    return CGSize(width: side, height: side)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }

  private func showSelection() {
    backgroundColor = isSelected ? .systemBlue : .systemGray5
  }
}
