import PangoText
import Testing
import TextLayout

@testable import UIKit

/// A row of cards of 200 points that come to rest in the middle.
@MainActor private final class CardLayout: UICollectionViewFlowLayout {
  var log: [String] = []
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    log.append("target")
    return CGPoint(x: (proposedContentOffset.x / 200).rounded() * 200, y: 0)
  }
  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    log += updateItems.map { "\($0.updateAction) \($0.indexPathAfterUpdate?.item ?? -1)" }
  }
  override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    log.append("initial \(itemIndexPath.item)")
    let attributes = layoutAttributesForItem(at: itemIndexPath)?.duplicate()
    attributes?.alpha = 0.5
    return attributes
  }
  override func finalizeCollectionViewUpdates() { log.append("finalize") }
}

@MainActor private final class Cards: NSObject, UICollectionViewDataSource {
  var counts = [30]
  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "side", for: indexPath)
  }
}

@MainActor @Suite(.serialized) struct CollectionLayoutBehaviourTests {
  private let cards = Cards()
  private let root = UIViewController()
  private let harness: Harness

  init() {
    harness = Harness(root)
    UIScreen.main.environment.scrollsNatively = false
  }

  private func show(_ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "side")
    }
    view.dataSource = cards
    harness.window.rootViewController?.view.addSubview(view)
    harness.settle()
    return view
  }

  @Test func `A layout decides where scrolling comes to rest`() {
    let layout = CardLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 200, height: 400)
    layout.minimumLineSpacing = 0
    let view = show(layout)
    view.userScroll(by: CGPoint(x: 270, y: 0))
    harness.settle()
    #expect(view.contentOffset.x == 200)
    #expect(layout.log == ["target"])
  }

  @Test func `A layout takes part in changes`() throws {
    let layout = CardLayout()
    layout.itemSize = CGSize(width: 300, height: 50)
    let view = show(layout)
    cards.counts = [31]
    view.insertItems(at: [IndexPath(item: 1, section: 0)])
    #expect(layout.log == ["insert 1", "initial 1", "finalize"])
    harness.settle()
    #expect(try #require(view.cellForItem(at: IndexPath(item: 1, section: 0))).alpha == 1)
  }

  @Test func `Headers and footers stay in sight within their section`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 100)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 300, height: 30)
    layout.footerReferenceSize = CGSize(width: 300, height: 20)
    (layout.sectionHeadersPinToVisibleBounds, layout.sectionFootersPinToVisibleBounds) = (true, true)
    cards.counts = [10, 10]
    let view = show(layout)
    let y = { (kind: String, section: Int) -> CGFloat? in
      view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))?.frame.minY
    }
    #expect(y(UICollectionView.elementKindSectionFooter, 0) == 380)
    view.contentOffset.y = 500
    harness.settle()
    #expect(y(UICollectionView.elementKindSectionHeader, 0) == 500)
    #expect(y(UICollectionView.elementKindSectionFooter, 0) == 880)
    view.contentOffset.y = 1040
    harness.settle()
    #expect(y(UICollectionView.elementKindSectionHeader, 0) == 1020)
    #expect(y(UICollectionView.elementKindSectionHeader, 1) == 1050)
  }

  private func carousel(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior)
    -> NSCollectionLayoutSection
  {
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(100)),
      subitems: [NSCollectionLayoutItem(layoutSize: whole)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.orthogonalScrollingBehavior = behavior
    return section
  }

  @Test func `Groups that page snap one by one, to the edge or to the middle`() throws {
    for (behavior, rest) in [
      (UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging, CGFloat(210)),
      (.groupPagingCentered, 210 - 50), (.continuousGroupLeadingBoundary, 420), (.continuous, 360),
    ] {
      let view = show(UICollectionViewCompositionalLayout(section: carousel(behavior)))
      let scroll = try #require(view.orthogonal[0])
      let start = scroll.contentOffset.x
      #expect(start == (behavior == .groupPagingCentered ? -50 : 0))
      scroll.userScroll(by: CGPoint(x: 360 - start, y: 0))
      harness.settle()
      #expect(scroll.contentOffset.x == rest, "\(behavior)")
      view.removeFromSuperview()
    }
  }

  @Test func `A section's handler changes what is in sight, with every move`() throws {
    let section = carousel(.continuous)
    var offsets: [CGFloat] = []
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      offsets.append(offset.x)
      for item in items {
        let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
        item.transform = CGAffineTransform(scaleX: distance < 100 ? 1 : 0.5, y: distance < 100 ? 1 : 0.5)
      }
    }
    let view = show(UICollectionViewCompositionalLayout(section: section))
    let scroll = try #require(view.orthogonal[0])
    let first = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(first.transform == .identity)
    scroll.contentOffset.x = 190
    harness.settle()
    #expect(offsets.last == 190)
    #expect(first.transform.a == 0.5)
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.transform == .identity)
  }

  @Test func `Rows of a list draw the separators that the app asks for`() throws {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.itemSeparatorHandler = { path, configuration in
      var own = configuration
      own.color = .systemRed
      own.bottomSeparatorInsets.leading = 40
      if path.item == 1 { own.bottomSeparatorVisibility = .hidden }
      return own
    }
    cards.counts = [3]
    let view = show(UICollectionViewCompositionalLayout.list(using: list))
    let lines = (0..<3).map { view.cellForItem(at: IndexPath(item: $0, section: 0))?.listSeparator }
    #expect(lines[0]?.isHidden == false && lines[0]?.frame.minX == 40)
    #expect(lines[0]?.backgroundColor == .systemRed)
    #expect(lines[1]?.isHidden ?? true)
  }

  // MARK: Beside the safe area

  /// A layout of rows on a screen with 40 points of safe area at the left and 30 at the right.
  private func shownBesideSafeArea(_ layout: UICollectionViewLayout) -> UICollectionView {
    root.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 30)
    let view = show(layout)
    view.frame = CGRect(x: 0, y: 0, width: root.view.bounds.width, height: 400)
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 9, bottom: 0, trailing: 9)
    harness.settle()
    return view
  }
  private func sides(_ view: UICollectionView, header: Bool = false) -> [CGFloat] {
    let layout = view.collectionViewLayout, path = IndexPath(item: 0, section: 0)
    let attributes =
      header
      ? layout.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: path)
      : layout.layoutAttributesForItem(at: path)
    guard let frame = attributes?.frame else { return [] }
    return [frame.minX, view.bounds.width - frame.maxX]
  }
  private func column(_ configure: (NSCollectionLayoutSection) -> Void) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 2)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    configure(section)
    return section
  }

  @Test(
    "sections keep to the safe area, or to what they state",
    arguments: [
      (UIContentInsetsReference.automatic, [41.0, 32.0]), (.safeArea, [41, 32]), (.none, [1, 2]),
      (.layoutMargins, [50, 41]),
    ])
  func references(_ reference: UIContentInsetsReference, _ expected: [CGFloat]) {
    let section = column { $0.contentInsetsReference = reference }
    let view = shownBesideSafeArea(UICollectionViewCompositionalLayout(section: section))
    #expect(sides(view) == expected)
    #expect(sides(view, header: true) == expected)
  }

  @Test func theConfigurationDecidesForSectionsThatDoNot() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    #expect(configuration.contentInsetsReference == .safeArea)
    configuration.contentInsetsReference = .none
    let section = column { $0.supplementariesFollowContentInsets = false }
    let view = shownBesideSafeArea(
      UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    #expect(sides(view) == [1, 2])
    #expect(sides(view, header: true) == [0, 0])
    section.supplementaryContentInsetsReference = .safeArea
    view.collectionViewLayout.invalidateLayout()
    harness.settle()
    #expect(sides(view, header: true) == [40, 30])
  }

  @Test(arguments: [
    (UICollectionViewFlowLayout.SectionInsetReference.fromContentInset, 1.0), (.fromSafeArea, 41),
    (.fromLayoutMargins, 50),
  ])
  func insetsOfAFlow(_ reference: UICollectionViewFlowLayout.SectionInsetReference, _ left: CGFloat) {
    let flow = UICollectionViewFlowLayout()
    flow.sectionInset = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 2)
    flow.sectionInsetReference = reference
    #expect(sides(shownBesideSafeArea(flow)).first == left)
  }
}
