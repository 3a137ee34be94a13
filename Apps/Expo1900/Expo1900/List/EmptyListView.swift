import UIKit

/// Stands where the entries would be when they could not be read.
final class EmptyListView: UIView {
  private let retry: () -> Void

  init(retry: @escaping () -> Void) {
    self.retry = retry
    super.init(frame: .zero)
    addContent()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func addContent() {
    let label = UILabel()
    label.text = NSLocalizedString("list.empty", comment: "nothing could be read")
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.numberOfLines = 0

    let button = UIButton(type: .system)
    button.setTitle(NSLocalizedString("list.retry", comment: "reads again"), for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    button.accessibilityIdentifier = "entries.retry"
    button.addTarget(self, action: #selector(retryTapped), for: .touchUpInside)

    let stackView = UIStackView(arrangedSubviews: [label, button])
    stackView.axis = .vertical
    stackView.spacing = 12
    stackView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stackView)
    NSLayoutConstraint.activate([
      stackView.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor),
      stackView.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor, constant: 16),
      stackView.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor, constant: -16),
    ])
  }

  @objc private func retryTapped() {
    retry()
  }
}
