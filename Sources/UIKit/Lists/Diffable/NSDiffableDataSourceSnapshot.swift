/// Sections and items by identifier, in order.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  private(set) var sections: [SectionIdentifierType] = []
  private(set) var itemsBySection: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var sectionOfItem: [ItemIdentifierType: SectionIdentifierType] = [:]
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  public init() {}

  public var numberOfItems: Int { sectionOfItem.count }
  public var numberOfSections: Int { sections.count }
  public var sectionIdentifiers: [SectionIdentifierType] { sections }
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { itemsBySection[$0] ?? [] } }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let items = itemsBySection[identifier] else {
      fatalError("Section identifier was not found: \(identifier)")
    }
    return items
  }
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sectionOfItem[identifier]
  }
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex(of: identifier)
  }

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: place(of: toIdentifier)) }
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: place(of: toIdentifier) + 1) }
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      for item in itemsBySection.removeValue(forKey: identifier) ?? [] { sectionOfItem[item] = nil }
    }
    sections.removeAll { identifiers.contains($0) }
  }
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    sections.remove(at: place(of: identifier))
    sections.insert(identifier, at: place(of: toIdentifier))
  }
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    sections.remove(at: place(of: identifier))
    sections.insert(identifier, at: place(of: toIdentifier) + 1)
  }
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    for identifier in identifiers {
      precondition(
        itemsBySection[identifier] == nil,
        "Section identifiers in a snapshot must be unique. Duplicate: \(identifier)")
      itemsBySection[identifier] = []
    }
    sections.insert(contentsOf: identifiers, at: index)
  }
  private func place(of identifier: SectionIdentifierType) -> Int {
    guard let index = sections.firstIndex(of: identifier) else {
      fatalError("Section identifier was not found: \(identifier)")
    }
    return index
  }

  // MARK: Items

  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sections.last else {
      fatalError("There are currently no sections in the data source. Please add a section first.")
    }
    guard itemsBySection[section] != nil else {
      fatalError("Section identifier was not found: \(section)")
    }
    insert(identifiers, into: section, at: itemsBySection[section, default: []].count)
  }
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    let (section, index) = place(of: beforeIdentifier)
    insert(identifiers, into: section, at: index)
  }
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    let (section, index) = place(of: afterIdentifier)
    insert(identifiers, into: section, at: index + 1)
  }
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in Set(identifiers.compactMap { sectionOfItem[$0] }) {
      itemsBySection[section]?.removeAll { gone.contains($0) }
    }
    for identifier in identifiers { sectionOfItem[identifier] = nil }
  }
  public mutating func deleteAllItems() {
    (sections, itemsBySection, sectionOfItem) = ([], [:], [:])
  }
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], into section: SectionIdentifierType, at index: Int
  ) {
    for identifier in identifiers {
      precondition(
        sectionOfItem[identifier] == nil,
        "Item identifiers in a snapshot must be unique. Duplicate: \(identifier)")
      sectionOfItem[identifier] = section
    }
    itemsBySection[section]?.insert(contentsOf: identifiers, at: index)
  }
  private func place(of identifier: ItemIdentifierType) -> (SectionIdentifierType, Int) {
    guard let section = sectionOfItem[identifier],
      let index = itemsBySection[section]?.firstIndex(of: identifier)
    else { fatalError("Item identifier was not found: \(identifier)") }
    return (section, index)
  }

  func indexPath(of identifier: ItemIdentifierType) -> IndexPath? {
    guard let section = sectionOfItem[identifier], let sectionIndex = sections.firstIndex(of: section),
      let index = itemsBySection[section]?.firstIndex(of: identifier)
    else { return nil }
    return IndexPath(item: index, section: sectionIndex)
  }
  func item(at indexPath: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let items = itemsBySection[sections[indexPath.section]] ?? []
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }
}
