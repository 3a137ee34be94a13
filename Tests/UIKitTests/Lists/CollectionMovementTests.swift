import Testing

@testable import UIKit

@MainActor
private final class CarriedWords: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout,
  UICollectionViewDataSourcePrefetching
{
  var words = ["a", "b", "c", "d", "e", "f"]
  var log: [String] = []
  var lastAllowed: Int?

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    words.count
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    cell.accessibilityIdentifier = words[indexPath.item]
    return cell
  }
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    words[indexPath.item] != "f"
  }
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    words.insert(words.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    log.append("move \(sourceIndexPath.item) to \(destinationIndexPath.item)")
  }
  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    IndexPath(item: min(proposedIndexPath.item, lastAllowed ?? .max), section: 0)
  }
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    log.append("fetch \(indexPaths.map(\.item).sorted())")
  }
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
  {
    log.append("cancel \(indexPaths.map(\.item).sorted())")
  }
}

@MainActor struct CollectionMovementTests {
  private let screen = Screen()
  private let words = CarriedWords()

  /// One column of items 50 points high.
  private func make(count: Int? = nil) -> UICollectionView {
    UIScreen.main.environment.scrollsNatively = false
    if let count { words.words = (0..<count).map(String.init) }
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 300, height: 50)
    flow.minimumLineSpacing = 0
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: flow)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = words
    view.delegate = words
    view.prefetchDataSource = words
    screen.window.addSubview(view)
    view.layoutIfNeeded()
    return view
  }
  private func order(_ view: UICollectionView) -> String {
    view.visibleCells.sorted { $0.center.y < $1.center.y }.compactMap(\.accessibilityIdentifier).joined()
  }
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func `A carried item makes the others give way and is moved at the end`() {
    let view = make()
    #expect(view.beginInteractiveMovementForItem(at: path(1)))
    #expect(!view.beginInteractiveMovementForItem(at: path(2)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 180))
    #expect(view.cellForItem(at: path(3))?.accessibilityIdentifier == "b")
    #expect(view.cellForItem(at: path(3))?.center == CGPoint(x: 150, y: 180))
    #expect(words.log.isEmpty)
    #expect(view.cellForItem(at: path(1))?.accessibilityIdentifier == "c")
    view.endInteractiveMovement()
    #expect(words.log == ["move 1 to 3"])
    #expect(words.words == ["a", "c", "d", "b", "e", "f"])
    view.layoutIfNeeded()
    #expect(order(view) == "acdbef")
    #expect(view.cellForItem(at: path(3))?.center == CGPoint(x: 150, y: 175))
    #expect(!view.hasActiveInteractiveMovement)
  }

  @Test func `A cancelled movement changes nothing`() {
    let view = make()
    view.beginInteractiveMovementForItem(at: path(0))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 230))
    #expect(view.cellForItem(at: path(4))?.accessibilityIdentifier == "a")
    view.cancelInteractiveMovement()
    view.layoutIfNeeded()
    #expect(words.log.isEmpty)
    #expect(order(view) == "abcdef")
  }

  @Test func `The data source and the delegate have their say`() {
    let view = make()
    #expect(!view.beginInteractiveMovementForItem(at: path(5)))
    words.lastAllowed = 2
    view.beginInteractiveMovementForItem(at: path(0))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 280))
    view.endInteractiveMovement()
    #expect(words.log == ["move 0 to 2"])
  }

  @Test func `A selected item stays selected where it went`() {
    let view = make()
    view.selectItem(at: path(1), animated: false, scrollPosition: [])
    view.beginInteractiveMovementForItem(at: path(1))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 20))
    view.endInteractiveMovement()
    #expect(view.indexPathsForSelectedItems == [path(0)])
  }

  @Test func `A controller's long press carries`() {
    let flow = UICollectionViewFlowLayout()
    let controller = UICollectionViewController(collectionViewLayout: flow)
    controller.loadViewIfNeeded()
    let gestures = controller.collectionView.gestureRecognizers ?? []
    let press = gestures.first { $0 is UILongPressGestureRecognizer && !($0 is ContextMenuRecognizer) }
    #expect(press?.isEnabled == true)
    controller.installsStandardGestureForInteractiveMovement = false
    #expect(press?.isEnabled == false)
  }

  @Test func `Items near the screen are fetched ahead, and cancelled when they are far`() {
    let view = make(count: 100)
    #expect(words.log == ["fetch [6, 7, 8, 9, 10, 11]"])
    words.log = []
    view.contentOffset.y = 100
    view.layoutIfNeeded()
    #expect(words.log == ["fetch [12, 13]"])
    words.log = []
    view.contentOffset.y = 3000
    view.layoutIfNeeded()
    #expect(words.log.first == "cancel [8, 9, 10, 11, 12, 13]")
    #expect(words.log.last?.hasPrefix("fetch [66, 67") == true)
    view.isPrefetchingEnabled = false
    words.log = []
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    #expect(words.log.isEmpty)
  }
}
