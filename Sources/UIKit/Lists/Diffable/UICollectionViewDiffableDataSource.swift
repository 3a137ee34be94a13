/// Feeds a collection view from snapshots and animates the difference.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: UIKitObject, UICollectionViewDataSource {
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var feed = SnapshotFeed<SectionIdentifierType, ItemIdentifierType>()
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// What the app says about reordering by hand.
  open var reorderingHandlers = ReorderingHandlers()

  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    (self.collectionView, self.cellProvider) = (collectionView, cellProvider)
    super.init(isolated: ())
    collectionView.dataSource = self
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
    guard let collectionView else { return }
    SnapshotFeed.show(
      snapshot, after: old, in: Receiver(view: collectionView),
      animated: animatingDifferences, completion: completion)
  }
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    feed.replace(by: snapshot)
    collectionView?.reloadData()
    completion?()
  }

  private struct Receiver: SnapshotReceiver {
    let view: UICollectionView
    var isOnScreen: Bool { view.window != nil }
    func reloadAll() { view.reloadData() }
    func perform(_ updates: () -> Void, completion: @escaping () -> Void) {
      withoutActuallyEscaping(updates) { view.performBatchUpdates($0) { _ in completion() } }
    }
    func delete(_ paths: [IndexPath]) { view.deleteItems(at: paths) }
    func insert(_ paths: [IndexPath]) { view.insertItems(at: paths) }
    func deleteSections(_ sections: IndexSet) { view.deleteSections(sections) }
    func insertSections(_ sections: IndexSet) { view.insertSections(sections) }
    func reload(_ paths: [IndexPath], sections: IndexSet) {
      if !paths.isEmpty { view.reloadItems(at: paths) }
      if !sections.isEmpty { view.reloadSections(sections) }
    }
    func reconfigure(_ paths: [IndexPath]) { view.reconfigureItems(at: paths) }
  }

  // MARK: Reordering by hand

  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    guard let item = itemIdentifier(for: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let old = feed.current
    guard let new = feed.moving(sourceIndexPath, to: destinationIndexPath) else { return }
    let transaction = ReorderingHandlers.Transaction(initialSnapshot: old, finalSnapshot: new)
    reorderingHandlers.willReorder?(transaction)
    feed.replace(by: new)
    reorderingHandlers.didReorder?(transaction)
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int { feed.current.numberOfSections }
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    feed.numberOfItems(inSection: section)
  }
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(collectionView, indexPath, item)
    else {
      fatalError("UICollectionViewDiffableDataSource cell provider returned nil for index path: \(indexPath)")
    }
    return cell
  }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
  }
}

extension UICollectionView {
  /// How cells of one kind are made and filled.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (Cell, IndexPath, Item) -> Void
    let identifier = UUID().uuidString
    let handler: Handler
    public init(handler: @escaping Handler) { self.handler = handler }
  }
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (Supplementary, String, IndexPath) -> Void
    let identifier = UUID().uuidString
    let elementKind: String
    let handler: Handler
    public init(elementKind: String, handler: @escaping Handler) {
      (self.elementKind, self.handler) = (elementKind, handler)
    }
  }
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    if cellFactories[registration.identifier] == nil {
      register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    }
    let cell = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    guard let cell = cell as? Cell else { fatalError("registered cell is not a \(Cell.self)") }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let kind = registration.elementKind
    if viewFactories[kind + "/" + registration.identifier] == nil {
      register(
        Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: registration.identifier)
    }
    let view = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: registration.identifier, for: indexPath)
    guard let view = view as? Supplementary else {
      fatalError("registered view is not a \(Supplementary.self)")
    }
    registration.handler(view, kind, indexPath)
    return view
  }
}
