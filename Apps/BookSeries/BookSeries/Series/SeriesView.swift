import UIKit

/// The whole screen: the current book's title, a button for each book, and below them the book itself.
///
/// Until there are books it is a plain background.
final class SeriesView: UIView {
  /// A button was pressed: the index of its book.
  var bookHandler: ((Int) -> Void)?
  /// The reader swiped: one book on or back.
  var stepHandler: ((Int) -> Void)?
  /// The reader wants the summary folded, or unfolded.
  var foldHandler: ((Bool) -> Void)?

  private let titleLabel = UILabel()
  private let rowView = SeriesRowView()
  private let scrollView = UIScrollView()
  private let bookView = BookView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func showSeries(numberOfBooks: Int) {
    setUpTitle()
    setUpRow(numberOfBooks)
    setUpScrollView()
    setUpConstraints()
    addSwipe(.left)
    addSwipe(.right)
  }

  func show(_ book: Book, at index: Int, isFolded: Bool) {
    titleLabel.text = book.title
    rowView.select(index)
    bookView.show(book, isFolded: isFolded)
    scrollView.setContentOffset(CGPoint(x: 0, y: -scrollView.adjustedContentInset.top), animated: false)
  }

  /// How far the book is scrolled, in points from its top.
  var readingPosition: CGFloat {
    get { return scrollView.contentOffset.y + scrollView.adjustedContentInset.top }
    set { scrollView.contentOffset.y = newValue - scrollView.adjustedContentInset.top }
  }

  func setFolded(_ isFolded: Bool) {
    bookView.setFolded(isFolded)
  }

  private func setUpTitle() {
    titleLabel.font = .scaled(24, .bold, like: .title2, upTo: 40)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.textAlignment = .center
    titleLabel.numberOfLines = 0
    titleLabel.accessibilityIdentifier = "book.title"
    titleLabel.accessibilityTraits = .header
    titleLabel.setContentCompressionResistancePriority(.required, for: .vertical)
    titleLabel.setContentHuggingPriority(.required, for: .vertical)
  }

  private func setUpRow(_ numberOfBooks: Int) {
    rowView.showButtons(numberOfBooks)
    rowView.bookHandler = { [weak self] book in self?.bookHandler?(book) }
  }

  private func setUpScrollView() {
    scrollView.showsVerticalScrollIndicator = false
    scrollView.alwaysBounceVertical = true
    scrollView.accessibilityIdentifier = "book.scroll"
    bookView.foldHandler = { [weak self] isFolded in self?.foldHandler?(isFolded) }
    scrollView.addSubview(bookView)
  }

  private func setUpConstraints() {
    for view in [titleLabel, rowView, scrollView, bookView] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    for view in [scrollView, titleLabel, rowView] { addSubview(view) }
    let fullWidth = bookView.widthAnchor.constraint(
      equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -2 * Measure.margin)
    // Above what its labels resist with: they wrap.
    fullWidth.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: Measure.top),
      titleLabel.leadingAnchor.constraint(
        equalTo: safeAreaLayoutGuide.leadingAnchor, constant: Measure.margin),
      titleLabel.trailingAnchor.constraint(
        equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -Measure.margin),

      rowView.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: Measure.row),
      rowView.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor),
      rowView.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor),

      scrollView.topAnchor.constraint(equalTo: rowView.bottomAnchor, constant: Measure.margin),
      scrollView.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: bottomAnchor),

      bookView.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      bookView.bottomAnchor.constraint(
        equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -Measure.margin),
      bookView.centerXAnchor.constraint(equalTo: scrollView.frameLayoutGuide.centerXAnchor),
      bookView.widthAnchor.constraint(lessThanOrEqualToConstant: Measure.readableWidth),
      scrollView.contentLayoutGuide.widthAnchor.constraint(
        equalTo: scrollView.frameLayoutGuide.widthAnchor),
      fullWidth,
    ])
  }

  private func addSwipe(_ direction: UISwipeGestureRecognizer.Direction) {
    let recognizer = UISwipeGestureRecognizer(target: self, action: #selector(swiped))
    recognizer.direction = direction
    addGestureRecognizer(recognizer)
  }

  /// As with pages: to the left comes the next one.
  @objc private func swiped(_ recognizer: UISwipeGestureRecognizer) {
    stepHandler?(recognizer.direction == .left ? 1 : -1)
  }

  private enum Measure {
    static let top: CGFloat = 10
    static let row: CGFloat = 16
    static let margin: CGFloat = 20
    /// Lines longer than this tire the eye.
    static let readableWidth: CGFloat = 640
  }
}
