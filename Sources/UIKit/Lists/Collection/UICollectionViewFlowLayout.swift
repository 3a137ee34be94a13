/// Items in lines, lines after lines, section after section.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  public enum SectionInsetReference: Int, Sendable { case fromContentInset, fromSafeArea, fromLayoutMargins }
  /// Cells say themselves how large they are.
  nonisolated public static let automaticSize = CGSize(
    width: 1.797_693_134_862_315_7e308, height: 1.797_693_134_862_315_7e308)

  open var scrollDirection = ScrollDirection.vertical { didSet { invalidateLayout() } }
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { invalidateLayout() }
  }
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  private var attributes: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  /// All attributes by where they begin in the scroll direction, so that a rectangle finds its own quickly.
  private var ordered: [UICollectionViewLayoutAttributes] = []
  /// The longest element in the scroll direction: how far before a rectangle an element may begin.
  private var longest: CGFloat = 0
  /// From where to where each section reaches in the scroll direction.
  private var extents: [Range<CGFloat>] = []
  private var size = CGSize.zero
  private var preferred: [ElementKey: CGSize] = [:]
  private var laidOutWidth: CGFloat = 0

  private var isVertical: Bool { scrollDirection == .vertical }
  private var delegate: UICollectionViewDelegateFlowLayout? {
    collectionView?.delegate as? UICollectionViewDelegateFlowLayout
  }

  open override var collectionViewContentSize: CGSize { size }

  open override func prepare() {
    super.prepare()
    (attributes, ordered, longest, extents) = ([:], [], 0, [])
    guard let view = collectionView else { return }
    let breadth = available(view)
    laidOutWidth = breadth
    var position: CGFloat = 0
    for section in 0..<view.numberOfSections {
      let begin = position
      layOut(section, in: view, breadth: breadth, at: &position)
      extents.append(begin..<max(begin, position))
    }
    size = isVertical ? CGSize(width: breadth, height: position) : CGSize(width: position, height: breadth)
    ordered = attributes.values.sorted { start($0.frame) < start($1.frame) }
  }

  private func available(_ view: UICollectionView) -> CGFloat {
    let inset = view.adjustedContentInset
    return isVertical
      ? view.bounds.width - inset.left - inset.right : view.bounds.height - inset.top - inset.bottom
  }

  /// Measured from what `sectionInsetReference` says, across the direction of scrolling.
  private func outerInset(_ inset: UIEdgeInsets, in view: UICollectionView) -> UIEdgeInsets {
    let reference: UIContentInsetsReference
    switch sectionInsetReference {
    case .fromContentInset: return inset
    case .fromSafeArea: reference = .safeArea
    case .fromLayoutMargins: reference = .layoutMargins
    }
    let edges = view.insets(to: reference, isVertical: isVertical)
    let (left, right) = view.isRightToLeft ? (edges.trailing, edges.leading) : (edges.leading, edges.trailing)
    return UIEdgeInsets(
      top: inset.top + edges.top, left: inset.left + left, bottom: inset.bottom + edges.bottom,
      right: inset.right + right)
  }

  private func layOut(
    _ section: Int, in view: UICollectionView, breadth: CGFloat, at position: inout CGFloat
  ) {
    let inset = outerInset(
      delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset, in: view)
    place(UICollectionView.elementKindSectionHeader, section, breadth, &position)
    position += isVertical ? inset.top : inset.left
    let lines = makeLines(section, view, room: breadth - (isVertical ? inset.horizontal : inset.vertical))
    let lineSpacing =
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
      ?? minimumLineSpacing
    for (index, line) in lines.enumerated() {
      if index > 0 { position += lineSpacing }
      place(
        line, isLast: index == lines.count - 1, section, from: isVertical ? inset.left : inset.top,
        room: breadth - (isVertical ? inset.horizontal : inset.vertical), at: position,
        fullCount: lines.first?.sizes.count ?? 0)
      position += line.thickness
    }
    position += isVertical ? inset.bottom : inset.right
    place(UICollectionView.elementKindSectionFooter, section, breadth, &position)
  }

  private struct Line {
    var first: Int
    var sizes: [CGSize] = []
    var length: CGFloat = 0
    var thickness: CGFloat = 0
    var spacing: CGFloat
  }

  private func makeLines(_ section: Int, _ view: UICollectionView, room: CGFloat) -> [Line] {
    let spacing =
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    var lines: [Line] = []
    var line = Line(first: 0, spacing: spacing)
    for item in 0..<view.numberOfItems(inSection: section) {
      let size = itemSize(at: IndexPath(item: item, section: section), in: view)
      let length = isVertical ? size.width : size.height
      let wanted = line.sizes.isEmpty ? length : line.length + spacing + length
      if !line.sizes.isEmpty, wanted > room + 0.001 {
        lines.append(line)
        line = Line(first: item, spacing: spacing)
        line.length = length
      } else {
        line.length = wanted
      }
      line.sizes.append(size)
      line.thickness = max(line.thickness, isVertical ? size.height : size.width)
    }
    if !line.sizes.isEmpty { lines.append(line) }
    return lines
  }

  private func itemSize(at path: IndexPath, in view: UICollectionView) -> CGSize {
    if let told = delegate?.collectionView(view, layout: self, sizeForItemAt: path),
      told != UICollectionView.notImplemented
    {
      return told
    }
    guard acceptsPreferredSizes else { return itemSize }
    if let known = preferred[ElementKey(path: path)] { return known }
    return estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
  }

  /// Full lines are spread over the room; the last line keeps the gap of the full ones, from the start.
  private func place(
    _ line: Line, isLast: Bool, _ section: Int, from start: CGFloat, room: CGFloat, at position: CGFloat,
    fullCount: Int
  ) {
    let count = line.sizes.count
    var gap = line.spacing
    let used = line.sizes.reduce(0) { $0 + (isVertical ? $1.width : $1.height) }
    var across = start
    if count > 1, !isLast || count == fullCount && fills(line, room: room) {
      gap = max(line.spacing, (room - used) / CGFloat(count - 1))
    } else if isLast, fullCount > 1, let size = line.sizes.first, !hasOwnSizes {
      let length = isVertical ? size.width : size.height
      gap = max(line.spacing, (room - length * CGFloat(fullCount)) / CGFloat(fullCount - 1))
    } else if count == 1, !isLast {
      across = start + max(0, (room - used) / 2)
    }
    for (offset, size) in line.sizes.enumerated() {
      let path = IndexPath(item: line.first + offset, section: section)
      let centring = (line.thickness - (isVertical ? size.height : size.width)) / 2
      let origin =
        isVertical
        ? CGPoint(x: across, y: position + centring) : CGPoint(x: position + centring, y: across)
      add(UICollectionViewLayoutAttributes(forCellWith: path), CGRect(origin: origin, size: size))
      across += (isVertical ? size.width : size.height) + gap
    }
  }
  /// No further item would have fitted on the line.
  private func fills(_ line: Line, room: CGFloat) -> Bool {
    guard let size = line.sizes.first else { return false }
    return line.length + line.spacing + (isVertical ? size.width : size.height) > room + 0.001
  }
  private var hasOwnSizes: Bool { acceptsPreferredSizes }

  private func place(_ kind: String, _ section: Int, _ breadth: CGFloat, _ position: inout CGFloat) {
    guard let view = collectionView else { return }
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    let told =
      isHeader
      ? delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
      : delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
    let size = told ?? (isHeader ? headerReferenceSize : footerReferenceSize)
    let length = isVertical ? size.height : size.width
    guard length > 0 else { return }
    let path = IndexPath(item: 0, section: section)
    let frame =
      isVertical
      ? CGRect(x: 0, y: position, width: breadth, height: length)
      : CGRect(x: position, y: 0, width: length, height: breadth)
    let made = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
    made.zIndex = 10
    add(made, frame)
    position += length
  }

  private func add(_ made: UICollectionViewLayoutAttributes, _ frame: CGRect) {
    made.frame = frame
    attributes[made.key] = made
    longest = max(longest, isVertical ? frame.height : frame.width)
  }
  private func start(_ frame: CGRect) -> CGFloat { isVertical ? frame.minY : frame.minX }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let from = start(rect) - longest, to = isVertical ? rect.maxY : rect.maxX
    var low = 0, high = ordered.count
    while low < high {
      let middle = (low + high) / 2
      if start(ordered[middle].frame) < from { low = middle + 1 } else { high = middle }
    }
    var found: [UICollectionViewLayoutAttributes] = []
    while low < ordered.count, start(ordered[low].frame) < to {
      if ordered[low].frame.intersects(rect) || ordered[low].frame.isEmpty { found.append(ordered[low]) }
      low += 1
    }
    return sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
      ? pinned(found, rect) : found
  }

  /// Headers stay at the top and footers at the bottom of what is in sight, within their section.
  private func pinned(_ found: [UICollectionViewLayoutAttributes], _ rect: CGRect)
    -> [UICollectionViewLayoutAttributes]
  {
    guard let view = collectionView else { return found }
    let inset = view.adjustedContentInset
    let low = isVertical ? view.bounds.minY + inset.top : view.bounds.minX + inset.left
    let high = isVertical ? view.bounds.maxY - inset.bottom : view.bounds.maxX - inset.right
    var kinds: Set<String> = []
    if sectionHeadersPinToVisibleBounds { kinds.insert(UICollectionView.elementKindSectionHeader) }
    if sectionFootersPinToVisibleBounds { kinds.insert(UICollectionView.elementKindSectionFooter) }
    var result = found.filter { made in made.representedElementKind.map { !kinds.contains($0) } ?? true }
    for section in extents.indices {
      for kind in kinds {
        let key = ElementKey(path: IndexPath(item: 0, section: section), kind: kind)
        guard let made = attributes[key] else { continue }
        let copy = made.duplicate(), length = isVertical ? made.size.height : made.size.width
        let place =
          kind == UICollectionView.elementKindSectionHeader
          ? min(max(start(made.frame), low), extents[section].upperBound - length)
          : max(min(start(made.frame), high - length), extents[section].lowerBound)
        if isVertical { copy.frame.origin.y = place } else { copy.frame.origin.x = place }
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
    guard let view = collectionView else { return false }
    return (isVertical ? newBounds.width != view.bounds.width : newBounds.height != view.bounds.height)
      || sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
  }

  override var acceptsPreferredSizes: Bool { estimatedItemSize != .zero }
  override func accept(preferred size: CGSize, for key: ElementKey) -> Bool {
    guard key.kind == nil, preferred[key] != size else { return false }
    preferred[key] = size
    return true
  }
  open override func invalidateLayout() {
    super.invalidateLayout()
    if let view = collectionView, available(view) != laidOutWidth { preferred = [:] }
  }
  /// Content changed: sizes are asked for again.
  func forgetPreferredSizes() { preferred = [:] }
}
