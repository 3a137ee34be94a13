import UIKit

/// What a row of the cart shows.
struct CartRow: Equatable {
  let id: String
  let name: String
  let price: String
  let count: Int
  let canIncrease: Bool
}

protocol CartViewDelegate: AnyObject {
  func cartView(_ cartView: CartView, didTapPlusOf id: String)
  func cartView(_ cartView: CartView, didTapMinusOf id: String)
  func cartView(_ cartView: CartView, didTapRemoveOf id: String)
}

/// The chosen dishes with their counts.
final class CartView: UIView {
  weak var delegate: CartViewDelegate?

  private var rows: [CartRow] = []
  private let headingLabel = UILabel()
  private let totalLabel = UILabel()
  private let emptyLabel = UILabel()
  private let tableView = UITableView(frame: .zero, style: .plain)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }

  func show(_ rows: [CartRow], totalCount: Int) {
    let added = rows.count > self.rows.count
    self.rows = rows
    totalLabel.text = String(format: NSLocalizedString("cart.total", comment: "number of things"), totalCount)
    emptyLabel.isHidden = !rows.isEmpty
    tableView.reloadData()
    if added {
      tableView.scrollToRow(at: IndexPath(row: rows.count - 1, section: 0), at: .bottom, animated: false)
    }
  }

  private func addContent() {
    headingLabel.text = NSLocalizedString("cart.heading", comment: "above the chosen dishes")
    headingLabel.accessibilityTraits = .header
    totalLabel.accessibilityIdentifier = "cart.total"
    totalLabel.textColor = .secondaryLabel
    for label in [headingLabel, totalLabel] {
      label.font = .preferredFont(forTextStyle: .headline)
      label.adjustsFontForContentSizeCategory = true
    }

    emptyLabel.text = NSLocalizedString("cart.empty", comment: "nothing chosen")
    emptyLabel.font = .preferredFont(forTextStyle: .subheadline)
    emptyLabel.adjustsFontForContentSizeCategory = true
    emptyLabel.textColor = .secondaryLabel
    emptyLabel.textAlignment = .center
    emptyLabel.numberOfLines = 0

    tableView.backgroundColor = .clear
    tableView.allowsSelection = false
    tableView.dataSource = self
    tableView.register(CartCell.self, forCellReuseIdentifier: CartCell.reuseIdentifier)
    tableView.estimatedRowHeight = 52

    for view in [headingLabel, totalLabel, tableView, emptyLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      headingLabel.topAnchor.constraint(equalTo: topAnchor),
      headingLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      totalLabel.firstBaselineAnchor.constraint(equalTo: headingLabel.firstBaselineAnchor),
      totalLabel.leadingAnchor.constraint(greaterThanOrEqualTo: headingLabel.trailingAnchor, constant: 8),
      totalLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      tableView.topAnchor.constraint(equalTo: headingLabel.bottomAnchor, constant: 4),
      tableView.leadingAnchor.constraint(equalTo: leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: bottomAnchor),
      emptyLabel.centerYAnchor.constraint(equalTo: tableView.centerYAnchor),
      emptyLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      emptyLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
    ])
  }
}

extension CartView: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: CartCell.reuseIdentifier, for: indexPath)
    if let cell = cell as? CartCell {
      cell.show(rows[indexPath.row])
      cell.delegate = self
    }
    return cell
  }
}

extension CartView: CartCellDelegate {
  func cartCellDidTapPlus(_ id: String) { delegate?.cartView(self, didTapPlusOf: id) }
  func cartCellDidTapMinus(_ id: String) { delegate?.cartView(self, didTapMinusOf: id) }
  func cartCellDidTapRemove(_ id: String) { delegate?.cartView(self, didTapRemoveOf: id) }
}
