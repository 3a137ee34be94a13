import UIKit

/// A heading with its content below.
final class SectionView: UIStackView {
  init(heading: String, content: UIView) {
    super.init(frame: .zero)
    axis = .vertical
    spacing = 8
    let label = UILabel()
    label.text = heading
    label.font = .scaled(18, .bold, like: .headline, upTo: 48)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.accessibilityTraits = .header
    addArrangedSubview(label)
    addArrangedSubview(content)
  }

  @available(*, unavailable)
  required init(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
