import UIKit

/// The cover, and beside it what the title page says; very large text goes below the cover.
final class InformationView: UIStackView {
  private let coverView = UIImageView()
  private let titleLabel = UILabel()
  private let authorView = FactView(NSLocalizedString("author", comment: "before the author's name"))
  private let releasedView = FactView(NSLocalizedString("released", comment: "before a date"))
  private let pagesView = FactView(NSLocalizedString("pages", comment: "before a number of pages"))

  init() {
    super.init(frame: .zero)
    spacing = 16
    setUpCover()
    setUpTitle()
    authorView.accessibilityIdentifier = "book.author"
    releasedView.accessibilityIdentifier = "book.released"
    pagesView.accessibilityIdentifier = "book.pages"
    let facts = UIStackView(arrangedSubviews: [titleLabel, authorView, releasedView, pagesView])
    facts.axis = .vertical
    facts.spacing = 8
    addArrangedSubview(coverView)
    addArrangedSubview(facts)
    arrangeForTextSize()
  }

  @available(*, unavailable)
  required init(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ book: Book) {
    coverView.image = UIImage(named: book.cover)
    titleLabel.text = book.title
    authorView.value = book.author
    releasedView.value = book.releaseText(locale: .current)
    pagesView.value = String(book.pages)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    arrangeForTextSize()
  }

  private func setUpCover() {
    coverView.contentMode = .scaleAspectFit
    coverView.layer.cornerRadius = 6
    coverView.clipsToBounds = true
    coverView.accessibilityIdentifier = "book.cover"
    NSLayoutConstraint.activate([
      coverView.widthAnchor.constraint(equalToConstant: 110),
      coverView.heightAnchor.constraint(equalTo: coverView.widthAnchor, multiplier: 1.4),
    ])
  }

  private func setUpTitle() {
    titleLabel.font = .scaled(20, .bold, like: .title3, upTo: 44)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.numberOfLines = 0
  }

  private func arrangeForTextSize() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    axis = isLarge ? .vertical : .horizontal
    alignment = isLarge ? .leading : .top
  }
}
