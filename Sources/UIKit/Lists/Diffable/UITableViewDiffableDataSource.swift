/// Feeds a table from snapshots and animates the difference.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: UIKitObject, UITableViewDataSource {
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var feed = SnapshotFeed<SectionIdentifierType, ItemIdentifierType>()
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    (self.tableView, self.cellProvider) = (tableView, cellProvider)
    super.init(isolated: ())
    tableView.dataSource = self
  }

  open func snapshot() -> Snapshot { feed.current }
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    feed.current.item(at: indexPath)
  }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    feed.current.indexPath(of: itemIdentifier)
  }
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { feed.sectionIdentifier(for: index) }
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    feed.current.indexOfSection(sectionIdentifier)
  }

  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let old = feed.current
    feed.replace(by: snapshot)
    guard let tableView else { return }
    SnapshotFeed.show(
      snapshot, after: old, in: Receiver(table: tableView, animation: defaultRowAnimation),
      animated: animatingDifferences, completion: completion)
  }
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    feed.replace(by: snapshot)
    tableView?.reloadData()
    completion?()
  }

  private struct Receiver: SnapshotReceiver {
    let table: UITableView, animation: UITableView.RowAnimation
    var isOnScreen: Bool { table.window != nil }
    func reloadAll() { table.reloadData() }
    func perform(_ updates: () -> Void, completion: @escaping () -> Void) {
      withoutActuallyEscaping(updates) { table.performBatchUpdates($0) { _ in completion() } }
    }
    func delete(_ paths: [IndexPath]) { table.deleteRows(at: paths, with: animation) }
    func insert(_ paths: [IndexPath]) { table.insertRows(at: paths, with: animation) }
    func deleteSections(_ sections: IndexSet) { table.deleteSections(sections, with: animation) }
    func insertSections(_ sections: IndexSet) { table.insertSections(sections, with: animation) }
    func reload(_ paths: [IndexPath], sections: IndexSet) {
      if !paths.isEmpty { table.reloadRows(at: paths, with: .none) }
      if !sections.isEmpty { table.reloadSections(sections, with: .none) }
    }
    func reconfigure(_ paths: [IndexPath]) { table.reconfigureRows(at: paths) }
  }

  open func numberOfSections(in tableView: UITableView) -> Int { feed.current.numberOfSections }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    feed.numberOfItems(inSection: section)
  }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item)
    else {
      fatalError("UITableViewDiffableDataSource cell provider returned nil for index path: \(indexPath)")
    }
    return cell
  }
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
}
