import UIKit

/// Loads the books, shows one of them, and remembers what the reader chose.
final class SeriesViewController: UIViewController {
  private let dataService: DataService
  private let readingRecord: ReadingRecord
  private let seriesView = SeriesView()
  private var books: [Book] = []
  private var currentBook = 0
  /// Where the reader goes on when the book is laid out for the first time.
  private var positionToRestore: CGFloat?

  init(dataService: DataService, readingRecord: ReadingRecord) {
    self.dataService = dataService
    self.readingRecord = readingRecord
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    view = seriesView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    dataService.loadBooks { [weak self] result in
      switch result {
      case .success(let books): self?.begin(with: books)
      case .failure(let error): self?.showAlertLater(for: error)
      }
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let position = positionToRestore, view.window != nil, !books.isEmpty else { return }
    positionToRestore = nil
    seriesView.layoutIfNeeded()
    seriesView.readingPosition = position
  }

  // MARK: State restoration

  private enum Reading {
    static let activityType = "com.example.BookSeries.reading"
    static let position = "position"
  }

  /// How far the reader is in the book; which book it is, the reading record knows.
  var readingActivity: NSUserActivity? {
    guard !books.isEmpty else { return nil }
    let activity = NSUserActivity(activityType: Reading.activityType)
    activity.userInfo = [Reading.position: Double(positionToRestore ?? seriesView.readingPosition)]
    return activity
  }

  func restore(_ activity: NSUserActivity) {
    positionToRestore = (activity.userInfo?[Reading.position] as? Double).map { CGFloat($0) }
  }

  private func begin(with books: [Book]) {
    self.books = books
    seriesView.bookHandler = { [weak self] book in self?.showBook(book) }
    seriesView.stepHandler = { [weak self] step in self?.step(by: step) }
    seriesView.foldHandler = { [weak self] isFolded in self?.setFolded(isFolded) }
    seriesView.showSeries(numberOfBooks: books.count)
    showBook(min(max(readingRecord.lastBook, 0), books.count - 1))
  }

  private func showBook(_ book: Int) {
    currentBook = book
    readingRecord.lastBook = book
    seriesView.show(books[book], at: book, isFolded: readingRecord.isFolded(book))
  }

  private func step(by step: Int) {
    let book = currentBook + step
    guard books.indices.contains(book) else { return }
    showBook(book)
  }

  private func setFolded(_ isFolded: Bool) {
    readingRecord.setFolded(isFolded, currentBook)
    seriesView.setFolded(isFolded)
  }

  /// While the view loads it is in no window, and nothing can be presented yet: a turn later it is.
  private func showAlertLater(for error: DataError) {
    DispatchQueue.main.async { [weak self] in
      let alert = UIAlertController(
        title: NSLocalizedString("error.title", comment: "title of an alert"),
        message: error.localizedDescription,
        preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: NSLocalizedString("ok", comment: "closes an alert"), style: .default))
      self?.present(alert, animated: true)
    }
  }
}
