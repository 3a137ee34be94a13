/// One place for a cell.
@preconcurrency @MainActor open class NSCollectionLayoutItem: UIKitObject {
  public let layoutSize: NSCollectionLayoutSize
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  public init(layoutSize: NSCollectionLayoutSize) {
    (self.layoutSize, supplementaryItems) = (layoutSize, [])
    super.init(isolated: ())
  }
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
    super.init(isolated: ())
  }
}

/// A badge on an item, or (boundary) a header or footer of a section.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  public let containerAnchor: NSCollectionLayoutAnchor
  open var zIndex = 1
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) {
    (self.elementKind, self.containerAnchor) = (elementKind, containerAnchor)
    super.init(layoutSize: layoutSize)
  }
}

@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  public let alignment: NSRectAlignment
  public let offset: CGPoint
  open var extendsBoundary = true
  open var pinToVisibleBounds = false
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: []))
  }
}

@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public let elementKind: String
  open var zIndex = -1
  init(kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }
  open class func background(elementKind: String) -> Self { make(elementKind) as! Self }  // made as Self
  private class func make(_ kind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(kind: kind)
  }
}

/// Items in a row or a column, or placed by the app.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement { case horizontal, vertical, custom }
  let arrangement: Arrangement
  public let subitems: [NSCollectionLayoutItem]
  /// The one item is repeated so often, sharing the space.
  let count: Int?
  let provider: ((NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem])?
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private init(
    _ arrangement: Arrangement, _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem],
    count: Int?,
    provider: ((NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem])? = nil
  ) {
    (self.arrangement, self.subitems, self.count, self.provider) = (arrangement, subitems, count, provider)
    super.init(layoutSize: size)
  }

  public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> NSCollectionLayoutGroup
  { NSCollectionLayoutGroup(.horizontal, layoutSize, subitems, count: nil) }
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  )
    -> NSCollectionLayoutGroup
  { NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: count) }
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      .horizontal, layoutSize, Array(repeating: repeatingSubitem, count: count), count: nil)
  }
  public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> NSCollectionLayoutGroup
  { NSCollectionLayoutGroup(.vertical, layoutSize, subitems, count: nil) }
  public class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
    -> NSCollectionLayoutGroup
  { NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count: count) }
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      .vertical, layoutSize, Array(repeating: repeatingSubitem, count: count), count: nil)
  }
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping (NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.custom, layoutSize, [], count: nil, provider: itemProvider)
  }
}

public final class NSCollectionLayoutGroupCustomItem: NSObject, @unchecked Sendable {
  public let frame: CGRect
  public let zIndex: Int
  public init(frame: CGRect, zIndex: Int = 0) { (self.frame, self.zIndex) = (frame, zIndex) }
}

@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: AnyObject {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: AnyObject {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

@MainActor final class LayoutEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let traitCollection: UITraitCollection
  init(size: CGSize, traits: UITraitCollection) { (contentSize, traitCollection) = (size, traits) }
  var effectiveContentSize: CGSize { contentSize }
  var contentInsets: NSDirectionalEdgeInsets { .zero }
  var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
  var container: any NSCollectionLayoutContainer { self }
}

public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// Groups after groups, with headers, footers and a background.
@preconcurrency @MainActor open class NSCollectionLayoutSection: UIKitObject {
  let group: NSCollectionLayoutGroup
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init(isolated: ())
  }
  /// Of a section that is a list.
  private(set) var listConfiguration: UICollectionLayoutListConfiguration?
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var interGroupSpacing: CGFloat = 0
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  open var contentInsetsReference = UIContentInsetsReference.automatic
  open var supplementariesFollowContentInsets = true
  /// Where headers and footers do not follow the insets of the section; `automatic` is the whole breadth.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  open var visibleItemsInvalidationHandler:
    (([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?

  /// One column of rows that size themselves, as tables have.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.listConfiguration = configuration
    // Rows that are no cards reach from edge to edge; what they hold keeps to the safe area.
    if configuration.appearance != .insetGrouped { section.contentInsetsReference = .none }
    if configuration.isGrouped {
      let side: CGFloat = configuration.appearance == .insetGrouped ? 16 : 0
      let top = configuration.headerMode == .none ? ListLayout.groupGap : 0
      section.contentInsets = NSDirectionalEdgeInsets(
        top: top, leading: side, bottom: ListLayout.groupGap, trailing: side)
    }
    if configuration.headerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top))
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
    }
    return section
  }
}

public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  public enum FooterMode: Int, Sendable { case none, supplementary }
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
  public let appearance: Appearance
  public var showsSeparators = true
  public var backgroundColor: UIColor?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public typealias ItemSeparatorHandler = (IndexPath, UIListSeparatorConfiguration) ->
    UIListSeparatorConfiguration
  /// nil is UIKit's own look.
  public var separatorConfiguration: UIListSeparatorConfiguration?
  /// May change the lines of each row.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// Above the header of a section, in points; nil is UIKit's own.
  public var headerTopPadding: CGFloat?
  public init(appearance: Appearance) { self.appearance = appearance }

  @MainActor private func separator(at path: IndexPath) -> UIListSeparatorConfiguration? {
    guard separatorConfiguration != nil || itemSeparatorHandler != nil else { return nil }
    let own = separatorConfiguration ?? UIListSeparatorConfiguration(listAppearance: appearance)
    return itemSeparatorHandler?(path, own) ?? own
  }

  var isGrouped: Bool { appearance != .plain && appearance != .sidebarPlain }
  /// Behind the rows.
  @MainActor var background: UIColor {
    backgroundColor ?? (isGrouped ? .systemGroupedBackground : .systemBackground)
  }
  /// How a row looks by where it stands in its group.
  @MainActor func place(of path: IndexPath, among count: Int) -> ListPlace {
    let item = path.item
    return placeInGroup(item, among: count, separator: separator(at: path))
  }
  @MainActor private func placeInGroup(
    _ item: Int, among count: Int, separator: UIListSeparatorConfiguration?
  ) -> ListPlace {
    ListPlace(
      isFirst: item == 0, isLast: item == count - 1, radius: appearance == .insetGrouped ? 10 : 0,
      showsSeparator: showsSeparators, separator: separator,
      background: isGrouped ? .secondarySystemGroupedBackground : .systemBackground)
  }
}

@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: UIKitObject {
  public init() { super.init(isolated: ()) }
  open var scrollDirection = UICollectionViewFlowLayout.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0
  open var contentInsetsReference = UIContentInsetsReference.safeArea
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
}
