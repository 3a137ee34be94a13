import Testing

@testable import UIKit

private final class TileCell: UICollectionViewCell { var name: UILabel? }
private final class TilesController: UICollectionViewController {
  var log: [String] = []
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    5
  }
  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? TileCell)?.name?.text = "Tile \(indexPath.item)"
    return cell
  }
  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "top", for: indexPath)
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let path = (sender as? UICollectionViewCell).flatMap { collectionView.indexPath(for: $0) }
    log.append("prepare \(segue.identifier ?? "") item \(path?.item ?? -1)")
  }
}

@MainActor @Suite(.serialized) struct CollectionDecodingTests {
  let scenes: DecodedScenes
  init() throws {
    scenes = try DecodedScenes()
    registerForTest(TileCell.self) { record in
      record.setters["name"] = { o, v in (o as? TileCell)?.name = v as? UILabel }
    }
    registerForTest(TilesController.self)
  }

  @Test(arguments: ["collectionViewCellContentView", "view"])
  func aCollectionViewControllerHasItsLayoutItsCellsAndItsHeaders(_ content: String) throws {
    let controller = try scenes.controller(
      scenes.fixture.scene(
        "one",
        """
        <collectionViewController id="one" customClass="TilesController" customModule="Shop" \
        clearsSelectionOnViewWillAppear="NO" sceneMemberID="viewController">
        <collectionView key="view" id="v" dataMode="prototypes" allowsMultipleSelection="YES">
        <rect key="frame" x="0" y="0" width="393" height="852"/>
        <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="12" \
        minimumInteritemSpacing="8" id="l"><size key="itemSize" width="100" height="120"/>
        <size key="headerReferenceSize" width="50" height="44"/>
        <size key="footerReferenceSize" width="0.0" height="0.0"/>
        <inset key="sectionInset" minX="10" minY="20" maxX="30" maxY="40"/></collectionViewFlowLayout>
        <cells><collectionViewCell reuseIdentifier="tile" id="c" customClass="TileCell" customModule="Shop">
        <rect key="frame" x="0" y="0" width="100" height="120"/>
        <\(content) key="contentView" id="cc"><rect key="frame" x="0" y="0" width="100" height="120"/>
        <subviews><label id="n"/></subviews></\(content)>
        <connections><outlet property="name" destination="n" id="o1"/>
        <segue destination="two" kind="presentation" identifier="open" id="g"/></connections></collectionViewCell></cells>
        <collectionReusableView key="sectionHeaderView" reuseIdentifier="top" id="h">
        <rect key="frame" x="0" y="0" width="393" height="44"/><subviews><label id="hl" text="Above"/></subviews>
        </collectionReusableView>
        <connections><outlet property="dataSource" destination="one" id="o2"/>
        <outlet property="delegate" destination="one" id="o3"/></connections></collectionView></collectionViewController>
        """) + scenes.fixture.controllerScene("two"))
    let tiles = try #require(controller as? TilesController)
    #expect(!tiles.clearsSelectionOnViewWillAppear)
    let window = scenes.show(tiles)
    let view = try #require(tiles.collectionView)
    #expect(view === tiles.view && view.allowsMultipleSelection)
    let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(layout.minimumLineSpacing == 12 && layout.minimumInteritemSpacing == 8)
    #expect(layout.itemSize == CGSize(width: 100, height: 120) && layout.headerReferenceSize.height == 44)
    #expect(layout.sectionInset == UIEdgeInsets(top: 20, left: 10, bottom: 40, right: 30))
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)) as? TileCell)
    #expect(cell.name?.text == "Tile 1" && cell.contentView.interfaceBuilderID == "cc")
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 100, height: 120))
    #expect(view.fromDocument("hl") is UILabel)
    view.choose(IndexPath(item: 1, section: 0))
    #expect(tiles.log == ["prepare open item 1"])
    _ = window
  }

  @Test func itemsThatSizeThemselvesAreEstimated() throws {
    let view = try scenes.root(
      """
      <subviews><collectionView id="v"><collectionViewFlowLayout key="collectionViewLayout" \
      scrollDirection="horizontal" automaticEstimatedItemSize="YES" id="l"/></collectionView></subviews>
      """)
    let layout = (view.fromDocument("v") as? UICollectionView)?.collectionViewLayout
    let flow = try #require(layout as? UICollectionViewFlowLayout)
    #expect(flow.scrollDirection == .horizontal)
    #expect(flow.estimatedItemSize == UICollectionViewFlowLayout.automaticSize)
  }
}
