/// What a list needs of UIKit to follow a snapshot: the half that tables and collection views share.
@MainActor protocol SnapshotReceiver {
  var isOnScreen: Bool { get }
  func reloadAll()
  func perform(_ updates: () -> Void, completion: @escaping () -> Void)
  func delete(_ paths: [IndexPath])
  func insert(_ paths: [IndexPath])
  func deleteSections(_ sections: IndexSet)
  func insertSections(_ sections: IndexSet)
  func reload(_ paths: [IndexPath], sections: IndexSet)
  func reconfigure(_ paths: [IndexPath])
}

/// The snapshot that a diffable data source shows, and the way from one to the next.
@MainActor struct SnapshotFeed<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  private(set) var current = Snapshot()

  func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }
  func numberOfItems(inSection section: Int) -> Int {
    current.numberOfItems(inSection: current.sectionIdentifiers[section])
  }

  mutating func replace(by snapshot: Snapshot) { current = snapshot }

  /// What is left to do once the snapshot is the current one: data sources are asked for counts meanwhile.
  static func show(
    _ snapshot: Snapshot, after old: Snapshot, in receiver: some SnapshotReceiver, animated: Bool,
    completion: (() -> Void)?
  ) {
    let isFirst = old.numberOfSections == 0
    guard animated, receiver.isOnScreen, !isFirst, let changes = SnapshotChanges(from: old, to: snapshot)
    else {
      receiver.reloadAll()
      completion?()
      return
    }
    receiver.perform {
      if !changes.deletedSections.isEmpty { receiver.deleteSections(changes.deletedSections) }
      if !changes.insertedSections.isEmpty { receiver.insertSections(changes.insertedSections) }
      receiver.delete(changes.deleted)
      receiver.insert(changes.inserted)
    } completion: {
      completion?()
    }
    let paths = { (items: [ItemIdentifierType]) in items.compactMap { snapshot.indexPath(of: $0) } }
    let reloaded = paths(snapshot.reloadedItemIdentifiers)
    let sections = IndexSet(snapshot.reloadedSectionIdentifiers.compactMap { snapshot.indexOfSection($0) })
    if !reloaded.isEmpty || !sections.isEmpty { receiver.reload(reloaded, sections: sections) }
    receiver.reconfigure(paths(snapshot.reconfiguredItemIdentifiers))
  }

  /// The snapshot after an item was carried to another place by hand. - Returns: nil when there is no such item.
  func moving(_ source: IndexPath, to destination: IndexPath) -> Snapshot? {
    guard let item = current.item(at: source) else { return nil }
    var new = current
    new.deleteItems([item])
    let section = new.sectionIdentifiers[destination.section]
    let others = new.itemIdentifiers(inSection: section)
    if destination.item < others.count {
      new.insertItems([item], beforeItem: others[destination.item])
    } else {
      new.appendItems([item], toSection: section)
    }
    return new
  }
}

/// Which sections and rows go and come between two snapshots. An item that changes its order or its section is taken
/// out and put in again.
struct SnapshotChanges {
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var deleted: [IndexPath] = []
  var inserted: [IndexPath] = []

  /// nil when sections changed their order, which is shown without animation.
  init?<S: Hashable, I: Hashable>(
    from old: NSDiffableDataSourceSnapshot<S, I>, to new: NSDiffableDataSourceSnapshot<S, I>
  ) {
    let before = Set(old.sectionIdentifiers), after = Set(new.sectionIdentifiers)
    guard old.sectionIdentifiers.filter(after.contains) == new.sectionIdentifiers.filter(before.contains)
    else {
      return nil
    }
    var places: [S: Int] = [:]
    for (index, identifier) in old.sectionIdentifiers.enumerated() {
      places[identifier] = index
      if !after.contains(identifier) { deletedSections.insert(index) }
    }
    for (index, identifier) in new.sectionIdentifiers.enumerated() {
      guard let place = places[identifier] else {
        insertedSections.insert(index)
        continue
      }
      let difference = new.itemIdentifiers(inSection: identifier).difference(
        from: old.itemIdentifiers(inSection: identifier))
      for change in difference {
        switch change {
        case .remove(let offset, _, _): deleted.append(IndexPath(row: offset, section: place))
        case .insert(let offset, _, _): inserted.append(IndexPath(row: offset, section: index))
        }
      }
    }
  }
}
