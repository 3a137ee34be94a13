/// Sections built from groups of items. Source: "Layouts", UICollectionViewCompositionalLayout.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  public typealias SectionProvider = (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
  private let sectionProvider: SectionProvider
  private var attributes: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  private var sectionFrames: [CGRect] = []
  private var sections: [NSCollectionLayoutSection] = []
  private var orthogonal: [OrthogonalSection] = []
  private var measured: [ElementKey: CGSize] = [:]
  private var size = CGSize.zero
  private var hasEstimates = false

  public init(section: NSCollectionLayoutSection) {
    sectionProvider = { _, _ in section }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }
  public init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    sectionProvider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }
  public init(sectionProvider: @escaping SectionProvider) {
    self.sectionProvider = sectionProvider
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }
  public init(
    sectionProvider: @escaping SectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.sectionProvider = sectionProvider
    self.configuration = configuration
    super.init()
  }
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  { ListLayout(list: configuration) }
  public required init() {
    sectionProvider = { _, _ in nil }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }
  public required init?(coder: NSCoder) {
    sectionProvider = { _, _ in nil }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  open override var collectionViewContentSize: CGSize { size }
  override var acceptsPreferredSizes: Bool { hasEstimates }
  override var orthogonalSections: [OrthogonalSection] { orthogonal }
  override func listConfiguration(of section: Int) -> UICollectionLayoutListConfiguration? {
    sections.indices.contains(section) ? sections[section].listConfiguration : nil
  }
  override func accept(preferred size: CGSize, for key: ElementKey) -> Bool {
    guard measured[key] != size else { return false }
    measured[key] = size
    return true
  }

  private var isVertical: Bool { configuration.scrollDirection == .vertical }

  open override func prepare() {
    super.prepare()
    (attributes, sectionFrames, sections, orthogonal, hasEstimates) = ([:], [], [], [], false)
    guard let view = collectionView else { return }
    let inset = view.adjustedContentInset
    let container = CGSize(
      width: view.bounds.width - inset.left - inset.right,
      height: view.bounds.height - inset.top - inset.bottom)
    let environment = LayoutEnvironment(size: container, traits: view.traitCollection)
    var position: CGFloat = 0
    for section in 0..<view.numberOfSections {
      guard let description = sectionProvider(section, environment) else { continue }
      if section > 0 { position += configuration.interSectionSpacing }
      let start = position
      layOut(section, description, view.numberOfItems(inSection: section), environment, at: &position)
      sections.append(description)
      if let list = description.listConfiguration, view.backgroundColor == nil {
        view.backgroundColor = list.background
      }
      sectionFrames.append(
        isVertical
          ? CGRect(x: 0, y: start, width: container.width, height: position - start)
          : CGRect(x: start, y: 0, width: position - start, height: container.height))
      addBackgrounds(section, description, sectionFrames[sectionFrames.count - 1])
    }
    size =
      isVertical
      ? CGSize(width: container.width, height: position) : CGSize(width: position, height: container.height)
  }

  /// Those that the section states, from what it states them.
  private func insets(of section: NSCollectionLayoutSection) -> NSDirectionalEdgeInsets {
    let own = section.contentInsetsReference
    return section.contentInsets + edges(own == .automatic ? configuration.contentInsetsReference : own)
  }
  private func supplementaryInsets(of section: NSCollectionLayoutSection) -> NSDirectionalEdgeInsets {
    if section.supplementariesFollowContentInsets { return insets(of: section) }
    let own = section.supplementaryContentInsetsReference
    return own == .automatic ? .zero : edges(own)
  }
  private func edges(_ reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
    collectionView?.insets(to: reference, isVertical: isVertical) ?? .zero
  }

  private func layOut(
    _ section: Int, _ description: NSCollectionLayoutSection, _ count: Int, _ environment: LayoutEnvironment,
    at position: inout CGFloat
  ) {
    let insets = insets(of: description), container = environment.contentSize
    for item in description.boundarySupplementaryItems where !item.alignment.isBottom {
      addBoundary(item, section, description, container, at: &position)
    }
    position += isVertical ? insets.top : insets.leading
    let room = CGSize(
      width: container.width - (isVertical ? insets.leading + insets.trailing : 0),
      height: container.height - (isVertical ? 0 : insets.top + insets.bottom))
    let origin = isVertical ? CGPoint(x: insets.leading, y: position) : CGPoint(x: position, y: insets.top)
    let isOrthogonal = description.orthogonalScrollingBehavior != .none
    let extent = addGroups(section, description, count, environment, room, origin, isOrthogonal: isOrthogonal)
    position += isVertical ? extent.height : extent.width
    position += isVertical ? insets.bottom : insets.trailing
    for item in description.boundarySupplementaryItems where item.alignment.isBottom {
      addBoundary(item, section, description, container, at: &position)
    }
  }

  /// Groups follow each other in the scroll direction, or across it when the section scrolls by itself.
  private func addGroups(
    _ section: Int, _ description: NSCollectionLayoutSection, _ count: Int, _ environment: LayoutEnvironment,
    _ room: CGSize, _ origin: CGPoint, isOrthogonal: Bool
  ) -> CGSize {
    let solver = GroupSolver(environment: environment) { [measured] item in
      measured[ElementKey(path: IndexPath(item: item, section: section))]
    }
    noteEstimates(description.group)
    let runsDown = isVertical != isOrthogonal
    var next = 0, offset: CGFloat = 0, thickness: CGFloat = 0, stride: CGFloat = 0
    while next < count {
      let solved = solver.solve(description.group, in: room, first: next, limit: count - next)
      guard !solved.cells.isEmpty else { break }
      if next > 0 { offset += description.interGroupSpacing }
      for cell in solved.cells {
        let made = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: next, section: section))
        made.frame = cell.frame.offsetBy(
          dx: origin.x + (runsDown ? 0 : offset), dy: origin.y + (runsDown ? offset : 0))
        made.zIndex = cell.zIndex
        made.fixesWidth = cell.fixesWidth
        made.listPlace = description.listConfiguration?.place(of: made.indexPath, among: count)
        made.orthogonalSection = isOrthogonal ? section : nil
        attributes[made.key] = made
        addBadges(description.group, made)
        next += 1
      }
      let length = runsDown ? solved.size.height : solved.size.width
      if stride == 0 { stride = length + description.interGroupSpacing }
      offset += length
      thickness = max(thickness, runsDown ? solved.size.width : solved.size.height)
    }
    let extent =
      runsDown ? CGSize(width: thickness, height: offset) : CGSize(width: offset, height: thickness)
    guard isOrthogonal else { return extent }
    addOrthogonal(section, description, origin, extent, room, stride)
    return isVertical
      ? CGSize(width: room.width, height: extent.height) : CGSize(width: extent.width, height: room.height)
  }

  private func addOrthogonal(
    _ section: Int, _ description: NSCollectionLayoutSection, _ origin: CGPoint, _ extent: CGSize,
    _ room: CGSize,
    _ stride: CGFloat
  ) {
    let insets = insets(of: description)
    // The scroll view takes the whole breadth; the insets become part of its content.
    let frame =
      isVertical
      ? CGRect(x: 0, y: origin.y, width: room.width + insets.leading + insets.trailing, height: extent.height)
      : CGRect(x: origin.x, y: 0, width: extent.width, height: room.height + insets.top + insets.bottom)
    let content =
      isVertical
      ? CGSize(width: extent.width + insets.leading + insets.trailing, height: extent.height)
      : CGSize(width: extent.width, height: extent.height + insets.top + insets.bottom)
    orthogonal.append(
      OrthogonalSection(
        section: section, frame: frame, contentSize: content,
        behavior: description.orthogonalScrollingBehavior, stride: stride,
        groupLength: max(0, stride - description.interGroupSpacing),
        start: isVertical ? insets.leading : insets.top))
  }

  private func noteEstimates(_ item: NSCollectionLayoutItem) {
    if item.layoutSize.isEstimated { hasEstimates = true }
    for subitem in (item as? NSCollectionLayoutGroup)?.subitems ?? [] { noteEstimates(subitem) }
  }

  private func addBadges(_ group: NSCollectionLayoutGroup, _ cell: UICollectionViewLayoutAttributes) {
    for badge in group.subitems.flatMap(\.supplementaryItems) {
      let size = badge.layoutSize.size(in: cell.frame.size), edges = badge.containerAnchor.edges
      let offset = CGPoint(
        x: badge.containerAnchor.absoluteOffset.x + badge.containerAnchor.fractionalOffset.x * size.width,
        y: badge.containerAnchor.absoluteOffset.y + badge.containerAnchor.fractionalOffset.y * size.height)
      let x =
        edges.contains(.leading)
        ? cell.frame.minX
        : edges.contains(.trailing) ? cell.frame.maxX - size.width : cell.frame.midX - size.width / 2
      let y =
        edges.contains(.top)
        ? cell.frame.minY
        : edges.contains(.bottom) ? cell.frame.maxY - size.height : cell.frame.midY - size.height / 2
      let made = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: badge.elementKind, with: cell.indexPath)
      made.frame = CGRect(x: x + offset.x, y: y + offset.y, width: size.width, height: size.height)
      made.zIndex = badge.zIndex
      made.orthogonalSection = cell.orthogonalSection
      attributes[made.key] = made
    }
  }

  private func addBoundary(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ section: Int,
    _ description: NSCollectionLayoutSection,
    _ container: CGSize, at position: inout CGFloat
  ) {
    let made = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: item.elementKind, with: IndexPath(item: 0, section: section))
    if item.layoutSize.isEstimated { hasEstimates = true }
    let insets = supplementaryInsets(of: description), leading = insets.leading
    let room = CGSize(
      width: container.width - insets.leading - insets.trailing, height: container.height)
    var size = item.layoutSize.size(in: room)
    if item.layoutSize.heightDimension.isEstimated, let known = measured[made.key] {
      size.height = known.height
    }
    made.frame = CGRect(
      x: leading + item.offset.x, y: position + item.offset.y, width: size.width, height: size.height)
    made.zIndex = item.zIndex
    made.fixesWidth = !item.layoutSize.widthDimension.isEstimated
    attributes[made.key] = made
    if item.extendsBoundary { position += isVertical ? size.height : size.width }
  }

  private func addBackgrounds(_ section: Int, _ description: NSCollectionLayoutSection, _ frame: CGRect) {
    for item in description.decorationItems {
      let made = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: section))
      let insets = item.contentInsets
      made.frame = frame.inset(
        by: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
      )
      made.zIndex = item.zIndex
      attributes[made.key] = made
    }
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let near = Set(sectionFrames.indices.filter { sectionFrames[$0].intersects(rect) })
    let found = attributes.values.filter { made in
      made.orthogonalSection.map(near.contains) ?? made.frame.intersects(rect)
    }
    return handled(pinned(found, rect))
  }

  /// Elements of sections whose handler may change them are copies.
  private func handled(_ found: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
    guard let view = collectionView,
      sections.contains(where: { $0.visibleItemsInvalidationHandler != nil })
    else { return found }
    var items: [Int: [VisibleItem]] = [:]
    let result = found.map { attributes -> UICollectionViewLayoutAttributes in
      let section = attributes.indexPath.section
      guard sections.indices.contains(section), sections[section].visibleItemsInvalidationHandler != nil
      else { return attributes }
      let copy = attributes.duplicate()
      items[section, default: []].append(VisibleItem(copy))
      return copy
    }
    let environment = LayoutEnvironment(size: view.bounds.size, traits: view.traitCollection)
    for (section, seen) in items {
      sections[section].visibleItemsInvalidationHandler?(
        seen, view.orthogonal[section]?.contentOffset ?? view.contentOffset, environment)
    }
    return result
  }

  private func pinned(_ found: [UICollectionViewLayoutAttributes], _ rect: CGRect)
    -> [UICollectionViewLayoutAttributes]
  {
    guard let view = collectionView, isVertical else { return found }
    var result = found
    let edge = view.bounds.minY + view.adjustedContentInset.top
    for (section, description) in sections.enumerated() {
      for item in description.boundarySupplementaryItems where item.pinToVisibleBounds && item.alignment.isTop
      {
        let key = ElementKey(path: IndexPath(item: 0, section: section), kind: item.elementKind)
        guard let made = attributes[key] else { continue }
        let copy = made.duplicate()
        copy.frame.origin.y = min(
          max(made.frame.minY, edge), sectionFrames[section].maxY - made.frame.height)
        copy.zIndex = 100
        result.removeAll { $0.key == key }
        if copy.frame.intersects(rect) { result.append(copy) }
      }
    }
    return result
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return attributes[ElementKey(path: indexPath)]
  }
  open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    prepareIfNeeded()
    return attributes[ElementKey(path: indexPath, kind: elementKind)]
  }
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }
}
