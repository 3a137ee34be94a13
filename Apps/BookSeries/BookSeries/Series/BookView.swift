import UIKit

/// Everything about one book, from top to bottom.
final class BookView: UIStackView {
  /// The reader wants the summary folded, or unfolded.
  var foldHandler: ((Bool) -> Void)? {
    get { return summaryView.foldHandler }
    set { summaryView.foldHandler = newValue }
  }

  private let informationView = InformationView()
  private let dedicationLabel = UILabel.text("book.dedication")
  private let summaryView = SummaryView()
  private let chaptersView = ChaptersView()

  init() {
    super.init(frame: .zero)
    axis = .vertical
    spacing = 24
    addArrangedSubview(informationView)
    addArrangedSubview(
      SectionView(heading: NSLocalizedString("dedication", comment: "a heading"), content: dedicationLabel))
    addArrangedSubview(
      SectionView(heading: NSLocalizedString("summary", comment: "a heading"), content: summaryView))
    addArrangedSubview(
      SectionView(heading: NSLocalizedString("chapters", comment: "a heading"), content: chaptersView))
  }

  @available(*, unavailable)
  required init(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ book: Book, isFolded: Bool) {
    informationView.show(book)
    dedicationLabel.text = book.dedication
    summaryView.show(Summary(text: book.localizedSummary), isFolded: isFolded)
    chaptersView.show(book.chapters.map { $0.title })
  }

  func setFolded(_ isFolded: Bool) {
    summaryView.setFolded(isFolded)
  }
}

extension UILabel {
  /// Running text of any length.
  static func text(_ identifier: String? = nil) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    label.accessibilityIdentifier = identifier
    return label
  }
}
