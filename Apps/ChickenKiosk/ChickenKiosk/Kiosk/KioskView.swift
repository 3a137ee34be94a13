import UIKit

/// The six parts of the screen: in a column on a phone, menu beside cart where there is room.
final class KioskView: UIView {
  let titleView = TitleView()
  let categoryView = CategoryView()
  let menuView = MenuView()
  let cartView = CartView()
  let sumView = SumView()
  let footerView = FooterView()

  private let menuSide = UIStackView()
  private let cartSide = UIStackView()
  private let stackView = UIStackView()
  private var cartShare: NSLayoutConstraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
    arrange()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
    arrange()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    arrange()
  }

  private func addContent() {
    backgroundColor = .systemBackground
    for side in [menuSide, cartSide] {
      side.axis = .vertical
      side.spacing = 8
    }
    let categories = UIView()
    categories.addSubview(categoryView)
    categoryView.translatesAutoresizingMaskIntoConstraints = false
    [titleView, categories, menuView].forEach(menuSide.addArrangedSubview)
    [cartView, sumView, footerView].forEach(cartSide.addArrangedSubview)
    [menuSide, cartSide].forEach(stackView.addArrangedSubview)
    stackView.spacing = 8
    stackView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stackView)
    for view in [titleView, categoryView, sumView, footerView] {
      view.setContentHuggingPriority(.defaultHigh, for: .vertical)
    }
    NSLayoutConstraint.activate([
      categoryView.topAnchor.constraint(equalTo: categories.topAnchor),
      categoryView.bottomAnchor.constraint(equalTo: categories.bottomAnchor),
      categoryView.leadingAnchor.constraint(equalTo: categories.leadingAnchor, constant: 16),
      categoryView.trailingAnchor.constraint(equalTo: categories.trailingAnchor, constant: -16),
      stackView.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 4),
      stackView.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor),
      stackView.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -8),
    ])
  }

  private func arrange() {
    let isBeside =
      traitCollection.horizontalSizeClass == .regular || traitCollection.verticalSizeClass == .compact
    stackView.axis = isBeside ? .horizontal : .vertical
    cartShare?.isActive = false
    cartShare =
      isBeside
      ? cartSide.widthAnchor.constraint(equalTo: stackView.widthAnchor, multiplier: 0.42)
      : menuView.heightAnchor.constraint(equalTo: stackView.heightAnchor, multiplier: 0.42)
    cartShare?.priority = .defaultHigh
    cartShare?.isActive = true
  }
}
