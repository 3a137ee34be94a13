/// Decides where the elements of a collection view go. Subclasses override the methods below.
@preconcurrency @MainActor open class UICollectionViewLayout: UIKitObject {
  open internal(set) weak var collectionView: UICollectionView?
  var needsPrepare = true
  var decorationFactories: [String: () -> UICollectionReusableView] = [:]

  public required init() { super.init(isolated: ()) }
  public required init?(coder: NSCoder) {
    super.init(isolated: ())
    decode(from: coder)
  }
  func decode(from coder: NSCoder) {}

  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  open func prepare() {}
  open var collectionViewContentSize: CGSize { .zero }
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }
  /// How a carried item looks. - Parameter position: its centre.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let known = layoutAttributesForItem(at: indexPath)
    let attributes =
      known?.duplicate() ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    return attributes
  }
  /// Where a carried item would lie if it were put down: at the place that is nearest to it.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    guard let view = collectionView else { return previousIndexPath }
    let seen = layoutAttributesForElements(in: view.bounds) ?? []
    let below = seen.first {
      $0.representedElementCategory == .cell && $0.frame.contains(position)
    }
    return below?.indexPath ?? previousIndexPath
  }
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  open func finalizeCollectionViewUpdates() {}
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  open func invalidateLayout() {
    needsPrepare = true
    collectionView?.layoutDidInvalidate()
  }
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { invalidateLayout() }
  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    UICollectionViewLayoutInvalidationContext()
  }
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { acceptsPreferredSizes && preferredAttributes.size != originalAttributes.size }
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    guard let viewClass = viewClass as? UICollectionReusableView.Type else { return }
    decorationFactories[elementKind] = { ReusableViewMaking.item(viewClass) }
  }
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// How a section looks that is a list.
  func listConfiguration(of section: Int) -> UICollectionLayoutListConfiguration? { nil }
  /// The layout asks cells for their size (estimated sizes).
  var acceptsPreferredSizes: Bool { false }
  /// A cell said which size it needs; true when that changes the layout.
  func accept(preferred size: CGSize, for key: ElementKey) -> Bool { false }
  /// Sections that scroll across the main direction, with the space they take and their behaviour.
  var orthogonalSections: [OrthogonalSection] { [] }

  func prepareIfNeeded() {
    guard needsPrepare else { return }
    needsPrepare = false
    prepare()
  }
}

/// A section with a scroll view of its own.
struct OrthogonalSection {
  var section: Int
  /// In the collection view's content.
  var frame: CGRect
  var contentSize: CGSize
  var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// From the beginning of a group to that of the next, the length of one, and where the first begins.
  var stride: CGFloat
  var groupLength: CGFloat
  var start: CGFloat
}

@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: UIKitObject {
  public required init() { super.init(isolated: ()) }
  open var invalidateEverything: Bool { true }
  open var invalidateDataSourceCounts: Bool { false }
  open func invalidateItems(at indexPaths: [IndexPath]) {}
}

@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  open var invalidateFlowLayoutDelegateMetrics = true
  open var invalidateFlowLayoutAttributes = true
}

@preconcurrency @MainActor open class UICollectionViewUpdateItem: UIKitObject {
  public enum Action: Int, Sendable { case insert, delete, reload, move, none }
  public let indexPathBeforeUpdate: IndexPath?
  public let indexPathAfterUpdate: IndexPath?
  public let updateAction: Action
  init(before: IndexPath?, after: IndexPath?, action: Action) {
    (indexPathBeforeUpdate, indexPathAfterUpdate, updateAction) = (before, after, action)
    super.init(isolated: ())
  }
}
