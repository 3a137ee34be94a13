import UIKit

/// Korea's entries, with a search over them.
final class EntryListViewController: UIViewController {
  @IBOutlet private weak var tableView: UITableView!

  private var entries: [Entry] = []
  private var searchText = ""
  private var loadingError: Error?
  /// The name of the entry that the list begins with when it is laid out for the first time.
  var entryToBeginWith: String?
  private lazy var emptyView = EmptyListView(retry: { [weak self] in self?.loadEntries() })

  /// Positions in `entries` of the rows that are shown.
  private var shownIndices: [Int] {
    guard !searchText.isEmpty else { return Array(entries.indices) }
    return entries.indices.filter { entries[$0].contains(searchText) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("list.title", comment: "title of the list")
    addSearch()
    tableView.dataSource = self
    tableView.delegate = self
    loadEntries()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let selected = tableView.indexPathForSelectedRow {
      tableView.deselectRow(at: selected, animated: animated)
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let error = loadingError {
      loadingError = nil
      showAlert(for: error)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let name = entryToBeginWith, view.window != nil else { return }
    entryToBeginWith = nil
    if let row = entries.firstIndex(where: { $0.name == name }) {
      tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
    }
  }

  /// The row that was at the top stays at the top.
  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    guard let topRow = topRow else { return }
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in
      guard let self = self, topRow.row < self.shownIndices.count else { return }
      self.tableView.scrollToRow(at: topRow, at: .top, animated: false)
    }
  }

  /// The first row below the bars.
  private var topRow: IndexPath? {
    let top = tableView.contentOffset.y + tableView.adjustedContentInset.top
    return tableView.indexPathForRow(at: CGPoint(x: tableView.bounds.midX, y: top + 1))
  }

  /// The name of the entry at the top. A search is not continued: its list begins at its own top.
  var topEntry: String? {
    if let name = entryToBeginWith { return name }
    guard isViewLoaded, searchText.isEmpty, let row = topRow?.row, row > 0 else { return nil }
    return entries[row].name
  }

  private func addSearch() {
    let searchController = UISearchController(searchResultsController: nil)
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.searchBar.placeholder = NSLocalizedString("list.search", comment: "search placeholder")
    searchController.searchBar.searchTextField.accessibilityIdentifier = "entries.search"
    navigationItem.searchController = searchController
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
  }

  private func loadEntries() {
    do {
      entries = try DataAsset.decode([Entry].self, named: Entry.assetName)
      tableView.backgroundView = nil
    } catch {
      entries = []
      tableView.backgroundView = emptyView
      show(error)
    }
    tableView.reloadData()
  }

  /// A screen that is not in the window yet cannot present: it does so when it has appeared.
  private func show(_ error: Error) {
    if viewIfLoaded?.window == nil {
      loadingError = error
    } else {
      showAlert(for: error)
    }
  }

  func showDetail(ofEntryNamed name: String) {
    loadViewIfNeeded()
    guard let entry = entries.first(where: { $0.name == name }) else { return }
    showDetail(of: entry, animated: false)
  }

  private func showDetail(of entry: Entry, animated: Bool = true) {
    guard let storyboard = storyboard else { return }
    let detail = storyboard.instantiateViewController(identifier: "EntryDetailViewController") { coder in
      EntryDetailViewController(coder: coder, data: entry)
    }
    navigationController?.pushViewController(detail, animated: animated)
  }
}

// MARK: - Table

extension EntryListViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return shownIndices.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: EntryCell.reuseIdentifier, for: indexPath)
    let index = shownIndices[indexPath.row]
    (cell as? EntryCell)?.show(entries[index])
    cell.accessibilityIdentifier = "entry.\(index)"
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    showDetail(of: entries[shownIndices[indexPath.row]])
  }
}

// MARK: - Search

extension EntryListViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    searchText = searchController.searchBar.text ?? ""
    tableView.reloadData()
  }
}
