import UIKit

/// A numbered list.
final class ChaptersView: UIStackView {
  init() {
    super.init(frame: .zero)
    axis = .vertical
    spacing = 8
    accessibilityIdentifier = "book.chapters"
  }

  @available(*, unavailable)
  required init(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ titles: [String]) {
    for view in arrangedSubviews { view.removeFromSuperview() }
    for (index, title) in titles.enumerated() {
      let label = UILabel.text("chapter.\(index + 1)")
      label.text = "\(index + 1). \(title)"
      addArrangedSubview(label)
    }
  }
}
