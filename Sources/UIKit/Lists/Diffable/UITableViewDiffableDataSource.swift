/// Feeds a table from snapshots and animates the difference.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: UIKitObject, UITableViewDataSource {
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var current = Snapshot()
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    (self.tableView, self.cellProvider) = (tableView, cellProvider)
    super.init(isolated: ())
    tableView.dataSource = self
  }

  open func snapshot() -> Snapshot { current }
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.indexPath(of: itemIdentifier)
  }
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let old = current
    current = snapshot
    guard let tableView else { return }
    guard animatingDifferences, tableView.window != nil, old.sectionIdentifiers == snapshot.sectionIdentifiers
    else {
      tableView.reloadData()
      completion?()
      return
    }
    let changes = SnapshotChanges(from: old, to: snapshot)
    tableView.performBatchUpdates {
      tableView.deleteRows(at: changes.deleted, with: self.defaultRowAnimation)
      tableView.insertRows(at: changes.inserted, with: self.defaultRowAnimation)
    } completion: { _ in
      completion?()
    }
    let paths = { (items: [ItemIdentifierType]) in items.compactMap { snapshot.indexPath(of: $0) } }
    tableView.reloadRows(at: paths(snapshot.reloadedItemIdentifiers), with: .none)
    tableView.reconfigureRows(at: paths(snapshot.reconfiguredItemIdentifiers))
  }
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    current = snapshot
    tableView?.reloadData()
    completion?()
  }

  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.numberOfItems(inSection: current.sectionIdentifiers[section])
  }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = current.item(at: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
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

/// Which rows go and come between two snapshots with the same sections. An item that changes its order is
/// taken out and put in again.
struct SnapshotChanges {
  var deleted: [IndexPath] = []
  var inserted: [IndexPath] = []
  init<S: Hashable, I: Hashable>(
    from old: NSDiffableDataSourceSnapshot<S, I>, to new: NSDiffableDataSourceSnapshot<S, I>
  ) {
    for (section, identifier) in new.sectionIdentifiers.enumerated() {
      let difference = new.itemIdentifiers(inSection: identifier).difference(
        from: old.itemIdentifiers(inSection: identifier))
      for change in difference {
        switch change {
        case .remove(let offset, _, _): deleted.append(IndexPath(row: offset, section: section))
        case .insert(let offset, _, _): inserted.append(IndexPath(row: offset, section: section))
        }
      }
    }
  }
}
