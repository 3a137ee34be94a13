/// One column of rows that size themselves, in sections: what `UICollectionViewCompositionalLayout.list` makes.
///
/// Rows lie in `RowGeometry`, so that scrolling costs the rows in sight and not all of them.
/// Source: UICollectionLayoutListConfiguration; the insets are those of tables in the same style.
@preconcurrency @MainActor final class ListLayout: UICollectionViewCompositionalLayout {
  private struct Section {
    var rows = RowGeometry()
    var top: CGFloat = 0
    var header: CGFloat?
    var footer: CGFloat?
    var firstRow: CGFloat = 0
    var bottom: CGFloat = 0
  }
  private static let estimate: CGFloat = 44

  let list: UICollectionLayoutListConfiguration
  private var parts: [Section] = []
  private var width: CGFloat = 0
  private var height: CGFloat = 0

  init(list: UICollectionLayoutListConfiguration) {
    self.list = list
    super.init(sectionProvider: { .list(using: list, layoutEnvironment: $1) })
  }
  required init() {
    list = UICollectionLayoutListConfiguration(appearance: .plain)
    super.init()
  }
  required init?(coder: NSCoder) {
    list = UICollectionLayoutListConfiguration(appearance: .plain)
    super.init(coder: coder)
  }

  override var acceptsPreferredSizes: Bool { true }
  override func listConfiguration(of section: Int) -> UICollectionLayoutListConfiguration? { list }
  override var collectionViewContentSize: CGSize { CGSize(width: width, height: height) }

  // MARK: Geometry

  private var isGrouped: Bool { list.isGrouped }
  private var isInset: Bool { list.appearance == .insetGrouped }
  /// From the sides of the view to a row. Points.
  private var margin: CGFloat { isInset ? (width >= 414 ? 20 : 16) : 0 }
  private var hasHeaders: Bool { list.headerMode == .supplementary }
  private var hasFooters: Bool { list.footerMode == .supplementary }
  /// Between groups that say nothing themselves.
  static let groupGap: CGFloat = 17.5
  private var gap: CGFloat { isGrouped ? Self.groupGap : 0 }

  override func prepare() {
    guard let view = collectionView else { return }
    if view.backgroundColor == nil { view.backgroundColor = list.background }
    let inset = view.adjustedContentInset
    let newWidth = view.bounds.width - inset.left - inset.right
    if newWidth != width {
      width = newWidth
      parts = []
    }
    let count = view.numberOfSections
    if parts.count > count { parts.removeLast(parts.count - count) }
    while parts.count < count { parts.append(Section()) }
    for index in 0..<count {
      fit(&parts[index], to: view.numberOfItems(inSection: index))
      if hasHeaders, parts[index].header == nil { parts[index].header = Self.estimate }
      if hasFooters, parts[index].footer == nil { parts[index].footer = Self.estimate }
    }
    stack()
  }

  /// Heights that are known stay; those that came newly are estimated.
  private func fit(_ section: inout Section, to count: Int) {
    guard section.rows.count != count else { return }
    var heights = Array(section.rows.heights.prefix(count))
    heights += Array(repeating: Self.estimate, count: count - heights.count)
    section.rows = RowGeometry(heights: heights)
  }

  private func stack() {
    var y: CGFloat = 0
    for index in parts.indices {
      parts[index].top = y
      y += parts[index].header ?? gap
      parts[index].firstRow = y
      y += parts[index].rows.total
      y += parts[index].footer ?? (index == parts.count - 1 ? gap : 0)
      parts[index].bottom = y
    }
    height = y
  }

  override func accept(preferred size: CGSize, for key: ElementKey) -> Bool {
    guard parts.indices.contains(key.path.section) else { return false }
    let old = height
    switch key.kind {
    case nil:
      guard key.path.item < parts[key.path.section].rows.count,
        parts[key.path.section].rows.heights[key.path.item] != size.height
      else { return false }
      parts[key.path.section].rows.setHeight(size.height, of: key.path.item)
    case UICollectionView.elementKindSectionHeader:
      guard parts[key.path.section].header != size.height else { return false }
      parts[key.path.section].header = size.height
    default:
      guard parts[key.path.section].footer != size.height else { return false }
      parts[key.path.section].footer = size.height
    }
    stack()
    return height != old
  }

  // MARK: Attributes

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    for (index, section) in parts.enumerated() where section.bottom >= rect.minY && section.top <= rect.maxY {
      for attributes in [header(index), footer(index)].compactMap({ $0 })
      where attributes.frame.intersects(rect) { found.append(attributes) }
      guard section.rows.count > 0, rect.maxY > section.firstRow else { continue }
      var row = section.rows.index(at: max(0, rect.minY - section.firstRow))
      while row < section.rows.count, section.firstRow + section.rows.top(of: row) < rect.maxY {
        found.append(cell(IndexPath(item: row, section: index)))
        row += 1
      }
    }
    return found
  }

  private func cell(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
    let section = parts[path.section]
    let made = UICollectionViewLayoutAttributes(forCellWith: path)
    made.frame = CGRect(
      x: margin, y: section.firstRow + section.rows.top(of: path.item), width: width - 2 * margin,
      height: section.rows.heights[path.item])
    made.fixesWidth = true
    made.listPlace = list.place(of: path, among: section.rows.count)
    return made
  }
  private func header(_ section: Int) -> UICollectionViewLayoutAttributes? {
    guard let height = parts[section].header else { return nil }
    let kind = UICollectionView.elementKindSectionHeader
    let made = boundary(kind, section, at: parts[section].top, height: height)
    if !isGrouped, let view = collectionView {
      // A plain list keeps the header of the section in sight.
      let edge = view.bounds.minY + view.adjustedContentInset.top, top = made.frame.minY
      made.frame.origin.y = min(max(top, edge), max(top, parts[section].bottom - height))
      made.zIndex = 10
    }
    return made
  }
  private func footer(_ section: Int) -> UICollectionViewLayoutAttributes? {
    guard let height = parts[section].footer else { return nil }
    let kind = UICollectionView.elementKindSectionFooter
    return boundary(kind, section, at: parts[section].bottom - height, height: height)
  }
  private func boundary(_ kind: String, _ section: Int, at y: CGFloat, height: CGFloat)
    -> UICollectionViewLayoutAttributes
  {
    let made = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    made.fixesWidth = true
    made.frame = CGRect(x: margin, y: y, width: width - 2 * margin, height: height)
    return made
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    guard parts.indices.contains(indexPath.section),
      (0..<parts[indexPath.section].rows.count).contains(indexPath.item)
    else { return nil }
    return cell(indexPath)
  }
  override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    prepareIfNeeded()
    guard parts.indices.contains(indexPath.section) else { return nil }
    return elementKind == UICollectionView.elementKindSectionHeader
      ? header(indexPath.section) : footer(indexPath.section)
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  override func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    guard var target = target(at: position) else { return previousIndexPath }
    // Its own section is one shorter without it.
    if target.section == previousIndexPath.section {
      target.item = min(target.item, parts[target.section].rows.count - 1)
    }
    return target
  }

  /// The place where something at `point` would be put: the nearest row, or the end of the nearest section.
  private func target(at point: CGPoint) -> IndexPath? {
    prepareIfNeeded()
    guard !parts.isEmpty else { return nil }
    let section = parts.indices.first { point.y < parts[$0].bottom } ?? parts.count - 1
    let part = parts[section]
    guard part.rows.count > 0 else { return IndexPath(item: 0, section: section) }
    if point.y < part.firstRow { return IndexPath(item: 0, section: section) }
    if point.y >= part.firstRow + part.rows.total {
      return IndexPath(item: part.rows.count, section: section)
    }
    return IndexPath(item: part.rows.index(at: point.y - part.firstRow), section: section)
  }
}

/// Where a row stands in its group: what its corners and its separator hang on.
struct ListPlace {
  var isFirst = false
  var isLast = false
  /// Of the group's corners, in points.
  var radius: CGFloat = 0
  var showsSeparator = true
  /// What the app says of the line below; nil is UIKit's own look.
  var separator: UIListSeparatorConfiguration?
  /// Of cells that state none.
  var background = UIColor.systemBackground
}

extension UICollectionViewCell {
  /// Rounds the group's ends and draws the line below all rows but the last.
  func show(_ place: ListPlace?) {
    listPlace = place
    guard let place else { return }
    if self is UICollectionViewListCell, backgroundColor == nil { backgroundColor = place.background }
    let isRounded = place.radius > 0 && (place.isFirst || place.isLast)
    if isRounded {
      layer.cornerRadius = place.radius
      layer.maskedCorners = [
        place.isFirst ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : [],
        place.isLast ? [.layerMinXMaxYCorner, .layerMaxXMaxYCorner] : [],
      ]
      clipsToBounds = true
    } else if layer.cornerRadius == place.radius, place.radius > 0 {
      layer.cornerRadius = 0
    }
    let isShown: Bool
    switch place.separator?.bottomSeparatorVisibility {
    case .visible?: isShown = place.showsSeparator
    case .hidden?: isShown = false
    default: isShown = place.showsSeparator && !place.isLast
    }
    guard isShown || listSeparator != nil else { return }
    let line = listSeparator ?? makeSeparator()
    line.isHidden = !isShown
    let thickness = 1 / max(1, UIScreen.main.scale), insets = place.separator?.bottomSeparatorInsets
    let stated = insets.map { $0.leading >= 0 ? $0.leading : nil } ?? nil
    let leading = stated ?? separatorStart ?? separatorInset, trailing = max(0, insets?.trailing ?? 0)
    line.backgroundColor = place.separator?.color ?? .separator
    line.frame = CGRect(
      x: leading, y: bounds.height - thickness, width: max(0, bounds.width - leading - trailing),
      height: thickness)
    bringSubviewToFront(line)
  }
  /// As far in as the content's text: 16 points, or 20 on wide screens.
  var separatorInset: CGFloat { UIScreen.main.bounds.width >= 414 ? 20 : 16 }
  private func makeSeparator() -> UIView {
    let line = UIView()
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    addSubview(line)
    listSeparator = line
    return line
  }
}
