import UIKit

/// Order amount, discount and what is to be paid.
final class SumView: UIView {
  private let subtotalLabel = UILabel()
  private let discountLabel = UILabel()
  private let totalLabel = UILabel()
  private let stackView = UIStackView()
  private var discountRow = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }

  /// - Parameter discount: nil hides the row.
  func show(subtotal: String, discount: String?, total: String) {
    subtotalLabel.text = subtotal
    discountLabel.text = discount
    discountRow.isHidden = discount == nil
    totalLabel.text = total
  }

  private func addContent() {
    subtotalLabel.accessibilityIdentifier = "sum.subtotal"
    discountLabel.accessibilityIdentifier = "sum.discount"
    totalLabel.accessibilityIdentifier = "sum.total"
    discountLabel.textColor = .systemRed

    discountRow = row("sum.discount", discountLabel, style: .subheadline)
    stackView.axis = .vertical
    stackView.spacing = 2
    stackView.addArrangedSubview(row("sum.subtotal", subtotalLabel, style: .subheadline))
    stackView.addArrangedSubview(discountRow)
    stackView.addArrangedSubview(row("sum.total", totalLabel, style: .headline))
    stackView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stackView)
    NSLayoutConstraint.activate([
      stackView.topAnchor.constraint(equalTo: topAnchor),
      stackView.bottomAnchor.constraint(equalTo: bottomAnchor),
      stackView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      stackView.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
    ])
  }

  private func row(_ key: String, _ value: UILabel, style: UIFont.TextStyle) -> UIStackView {
    let heading = UILabel()
    heading.text = NSLocalizedString(key, comment: "heading of a sum")
    for label in [heading, value] {
      label.font = .preferredFont(forTextStyle: style)
      label.adjustsFontForContentSizeCategory = true
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.5
    }
    value.textAlignment = .right
    value.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [heading, value])
    row.spacing = 8
    return row
  }
}
