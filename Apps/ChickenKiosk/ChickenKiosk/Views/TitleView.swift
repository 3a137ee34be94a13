import UIKit

/// Logo and name of the shop.
final class TitleView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }

  private func addContent() {
    let logo = UIImageView(image: UIImage(named: "logo"))
    logo.contentMode = .scaleAspectFit

    let name = UILabel()
    name.text = NSLocalizedString("title", comment: "name of the shop")
    name.font = UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 24, weight: .heavy))
    name.adjustsFontForContentSizeCategory = true
    name.adjustsFontSizeToFitWidth = true
    name.minimumScaleFactor = 0.5
    name.accessibilityTraits = .header

    let stackView = UIStackView(arrangedSubviews: [logo, name])
    stackView.spacing = 8
    stackView.alignment = .center
    stackView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stackView)
    NSLayoutConstraint.activate([
      logo.heightAnchor.constraint(equalToConstant: 40),
      logo.widthAnchor.constraint(equalTo: logo.heightAnchor, multiplier: 140.0 / 124.0),
      stackView.topAnchor.constraint(equalTo: topAnchor),
      stackView.bottomAnchor.constraint(equalTo: bottomAnchor),
      stackView.centerXAnchor.constraint(equalTo: centerXAnchor),
      stackView.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor),
    ])
  }
}
