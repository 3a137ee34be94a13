import UIKit

protocol FooterViewDelegate: AnyObject {
  func footerViewDidTapCancel(_ footerView: FooterView)
  func footerViewDidTapOrder(_ footerView: FooterView)
}

/// Cancel and order.
final class FooterView: UIView {
  weak var delegate: FooterViewDelegate?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }

  private func addContent() {
    let cancel = button("footer.cancel", identifier: "cancelAll", action: #selector(cancelTapped))
    cancel.backgroundColor = .secondarySystemBackground
    let order = button("footer.order", identifier: "order", action: #selector(orderTapped))
    order.backgroundColor = UIColor(named: "appPrimary")

    let stackView = UIStackView(arrangedSubviews: [cancel, order])
    stackView.distribution = .fillEqually
    stackView.spacing = 12
    stackView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stackView)
    NSLayoutConstraint.activate([
      stackView.topAnchor.constraint(equalTo: topAnchor),
      stackView.bottomAnchor.constraint(equalTo: bottomAnchor),
      stackView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      stackView.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      stackView.heightAnchor.constraint(greaterThanOrEqualToConstant: 48),
    ])
  }

  private func button(_ key: String, identifier: String, action: Selector) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(NSLocalizedString(key, comment: "a button"), for: .normal)
    button.setTitleColor(.label, for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    button.titleLabel?.adjustsFontSizeToFitWidth = true
    button.layer.cornerRadius = 12
    button.accessibilityIdentifier = identifier
    button.addTarget(self, action: action, for: .touchUpInside)
    return button
  }

  @objc private func cancelTapped() { delegate?.footerViewDidTapCancel(self) }
  @objc private func orderTapped() { delegate?.footerViewDidTapOrder(self) }
}
