import UIKit

protocol CategoryViewDelegate: AnyObject {
  func categoryView(_ categoryView: CategoryView, didSelect index: Int)
}

/// A bar of equal buttons of which one is selected.
final class CategoryView: UIView {
  weak var delegate: CategoryViewDelegate?

  private var buttons: [UIButton] = []
  private let stackView = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }

  /// Shows the titles; the first is selected, which is not reported.
  func show(titles: [String], identifiers: [String]) {
    buttons.forEach { $0.removeFromSuperview() }
    buttons = zip(titles, identifiers).map { title, identifier in
      let button = UIButton(type: .custom)
      button.setTitle(title, for: .normal)
      button.setTitleColor(.label, for: .normal)
      button.titleLabel?.font = UIFontMetrics(forTextStyle: .subheadline)
        .scaledFont(for: .systemFont(ofSize: 15, weight: .semibold), maximumPointSize: 24)
      button.titleLabel?.adjustsFontForContentSizeCategory = true
      button.titleLabel?.adjustsFontSizeToFitWidth = true
      button.titleLabel?.minimumScaleFactor = 0.5
      button.layer.cornerRadius = 20
      button.accessibilityIdentifier = identifier
      button.addTarget(self, action: #selector(buttonTapped(_:)), for: .touchUpInside)
      return button
    }
    buttons.forEach(stackView.addArrangedSubview)
    if let first = buttons.first { highlight(first) }
  }

  private func addContent() {
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 20
    clipsToBounds = true
    stackView.distribution = .fillEqually
    stackView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stackView)
    NSLayoutConstraint.activate([
      stackView.topAnchor.constraint(equalTo: topAnchor),
      stackView.bottomAnchor.constraint(equalTo: bottomAnchor),
      stackView.leadingAnchor.constraint(equalTo: leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: trailingAnchor),
      heightAnchor.constraint(greaterThanOrEqualToConstant: 40),
    ])
  }

  @objc private func buttonTapped(_ sender: UIButton) {
    guard let index = buttons.firstIndex(of: sender) else { return }
    highlight(sender)
    delegate?.categoryView(self, didSelect: index)
  }

  private func highlight(_ selected: UIButton) {
    for button in buttons {
      button.isSelected = button === selected
      button.backgroundColor = button === selected ? UIColor(named: "appPrimary") : .clear
    }
  }
}
