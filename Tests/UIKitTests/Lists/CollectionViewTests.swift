import PangoText
import Testing

@testable import UIKit

@MainActor final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var counts = [0]
  var log: [String] = []
  var hasParts = false
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard hasParts else { return UICollectionReusableView() }
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "part", for: indexPath)
  }
  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("select \(indexPath.item)")
  }
}

@MainActor struct CollectionViewTests {
  let screen = Screen()
  let items = Items()

  private func make(_ layout: UICollectionViewLayout, _ counts: [Int]) -> UICollectionView {
    UIScreen.main.environment.scrollsNatively = false
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    items.counts = counts
    view.dataSource = items
    view.delegate = items
    screen.window.addSubview(view)
    view.layoutIfNeeded()
    return view
  }
  private func frame(_ view: UICollectionView, _ item: Int, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  @Test func `Lines are filled and spread over the width`() {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 50)
    let view = make(flow, [7])
    #expect(frame(view, 0) == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(frame(view, 1)?.minX == 110)
    #expect(frame(view, 2)?.maxX == 320)
    #expect(frame(view, 3) == CGRect(x: 0, y: 60, width: 100, height: 50))
    #expect(frame(view, 6) == CGRect(x: 0, y: 120, width: 100, height: 50))
    #expect(view.contentSize == CGSize(width: 320, height: 170))
  }

  @Test func `Items are read out in their order, from wherever they came into view`() {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 50)
    flow.headerReferenceSize = CGSize(width: 320, height: 30)
    flow.footerReferenceSize = CGSize(width: 320, height: 20)
    let view = make(flow, [4, 900, 4])
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "part")
    }
    items.hasParts = true
    view.reloadData()
    for y in [9_000.0, 8_800, 8_700, 100, 0] {
      view.contentOffset = CGPoint(x: 0, y: y)
      view.layoutIfNeeded()
    }
    let tree = InspectedElement.view(view).children.map(\.frame)
    let rows = tree.filter { $0.height == 50 || $0.height == 30 || $0.height == 20 }
    // A header, two lines, the footer, the next header …
    #expect(rows.prefix(8).map(\.minY) == [0, 30, 30, 30, 90, 140, 160, 190])
    #expect(zip(rows, rows.dropFirst()).allSatisfy { ($0.minY, $0.minX) < ($1.minY, $1.minX) })
    let ids = view.readInOrder.map(\.layer.nodeID), known = Set(ids)
    #expect(ids.count == rows.count)
    #expect(NodeMaker.node(of: view.layer).children.filter(known.contains) == ids)
  }

  @Test func `Sections that scroll sideways have their items in order too`() {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(50))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    let view = make(UICollectionViewCompositionalLayout(section: section), [40, 3])
    guard let scroll = view.orthogonal[0] else { return #expect(Bool(false), "the section does not scroll") }
    for x in [2_000.0, 1_500, 300, 0] {
      scroll.contentOffset = CGPoint(x: x, y: 0)
      view.layoutIfNeeded()
    }
    let frames = InspectedElement.view(scroll).children.map(\.frame).filter { $0.height == 50 }
    #expect(frames.count > 3 && frames.map(\.minX) == frames.map(\.minX).sorted())
    #expect(view.readInOrder == [view.orthogonal[0], view.orthogonal[1]])
  }

  @Test func `Insets and headers take their place`() {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 50, height: 50)
    flow.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 10)
    flow.footerReferenceSize = .zero
    let view = make(flow, [1, 1])
    #expect(frame(view, 0)?.origin == CGPoint(x: 10, y: 5))
    #expect(frame(view, 0, 1)?.origin == CGPoint(x: 10, y: 67))
    #expect(view.contentSize.height == 124)
  }

  @Test func `Sideways, columns are filled downwards`() {
    let flow = UICollectionViewFlowLayout()
    flow.scrollDirection = .horizontal
    flow.itemSize = CGSize(width: 100, height: 190)
    let view = make(flow, [5])
    #expect(frame(view, 1)?.minY == 210)
    #expect(frame(view, 2)?.minX == 110)
    #expect(view.contentSize == CGSize(width: 320, height: 400))
  }

  @Test func `Only what is in view has cells`() {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 320, height: 50)
    flow.minimumLineSpacing = 0
    let view = make(flow, [10_000])
    #expect(view.cells.count <= 9)
    view.contentOffset.y = 100_000
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems.min() == IndexPath(item: 2000, section: 0))
    #expect(view.cells.count <= 9)
  }

  @Test func `A tap selects`() {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 50)
    let view = make(flow, [3])
    screen.tap(150, 20)
    #expect(items.log == ["select 1"])
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.isSelected == true)
  }

  @Test func `Groups of a compositional layout share the width`() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
      subitem: item, count: 2)
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    let view = make(UICollectionViewCompositionalLayout(section: section), [3])
    #expect(frame(view, 0) == CGRect(x: 10, y: 10, width: 145, height: 60))
    #expect(frame(view, 1) == CGRect(x: 165, y: 10, width: 145, height: 60))
    #expect(frame(view, 2)?.origin == CGPoint(x: 10, y: 75))
    #expect(view.contentSize.height == 145)
  }

  @Test func `A section with orthogonal scrolling has a scroll view of its own`() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(100)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    let view = make(UICollectionViewCompositionalLayout(section: section), [10])
    #expect(view.contentSize == CGSize(width: 320, height: 100))
    #expect(view.orthogonal[0]?.contentSize.width == 2000)
    #expect(view.cells.count < 10)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.superview === view.orthogonal[0])
  }

  @Test func `Inserting slides the others`() {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 320, height: 50)
    flow.minimumLineSpacing = 0
    let view = make(flow, [3])
    let first = view.cellForItem(at: IndexPath(item: 0, section: 0))
    items.counts = [4]
    view.insertItems(at: [IndexPath(item: 0, section: 0)])
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0)) === first)
    #expect(first?.frame.minY == 50)
  }
}
