import Surface
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct ListLayoutTests {
  final class Words: UIViewController, UICollectionViewDataSource {
    var sections: [[String]]
    var made = 0
    var view2: UICollectionView!
    var actions: [String] = []
    init(_ sections: [[String]]) {
      self.sections = sections
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      super.viewDidLoad()
      var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      list.headerMode = .supplementary
      list.trailingSwipeActionsConfigurationProvider = { [weak self] path in
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
            self?.actions.append("delete \(path.section).\(path.item)")
            done(true)
          }
        ])
      }
      view2 = UICollectionView(
        frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
      view2.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
      view2.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "header")
      view2.dataSource = self
      view.addSubview(view2)
    }
    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      sections[section].count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      made += 1
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      for view in cell.contentView.subviews { view.removeFromSuperview() }
      let label = UILabel()
      label.numberOfLines = 0
      label.text = sections[indexPath.section][indexPath.item]
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
        label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
        label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 10),
        label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -10),
      ])
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
      return view
    }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
      true
    }
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      let word = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
      sections[destinationIndexPath.section].insert(word, at: destinationIndexPath.item)
    }
  }

  private func text(_ words: Words, _ item: Int, _ section: Int = 0) -> String? {
    let cell = words.view2.cellForItem(at: IndexPath(item: item, section: section))
    return (cell?.contentView.subviews.first as? UILabel)?.text
  }

  @Test("rows size themselves, groups have round corners and lines between rows")
  func rows() throws {
    let words = Words([["a", "b", String(repeating: "long ", count: 30)], ["c"]])
    let harness = Harness(words)
    let first = try #require(words.view2.cellForItem(at: IndexPath(item: 0, section: 0)))
    let last = try #require(words.view2.cellForItem(at: IndexPath(item: 2, section: 0)))
    #expect(first.frame.minX == 16 && first.frame.width == 361)
    #expect(first.layer.cornerRadius == 10)
    #expect(first.listSeparator?.isHidden == false)
    #expect(last.frame.height > 80)
    // Complete at the first display: the label lies inside of the cell's content.
    #expect(first.contentView.subviews.first?.frame.minX == 10)
    #expect(last.listSeparator?.isHidden ?? true)
    let before = words.view2.contentSize
    harness.settle()
    #expect(words.view2.contentSize == before)
  }

  @Test("ten thousand rows make only those in sight, also after scrolling to the end")
  func many() {
    let words = Words([(0..<10_000).map { "row \($0)" }])
    let harness = Harness(words)
    #expect(words.made < 40)
    words.view2.scrollToItem(at: IndexPath(item: 9_999, section: 0), at: .bottom, animated: false)
    harness.settle()
    #expect(text(words, 9_999) == "row 9999")
    #expect(words.made < 120)
  }

  @Test("a drag moves an item, the others make room, the data source hears of it at the end")
  func moving() throws {
    let words = Words([["a", "b", "c"], ["d", "e"]])
    let harness = Harness(words)
    let list = words.view2!
    func center(_ item: Int, _ section: Int) -> CGPoint {
      list.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.center ?? .zero
    }
    #expect(list.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    list.updateInteractiveMovementTargetPosition(center(2, 0))
    harness.settle()
    #expect(text(words, 0) == "b" && text(words, 2) == "a")
    #expect(words.sections[0] == ["a", "b", "c"])
    list.updateInteractiveMovementTargetPosition(center(1, 1))
    harness.settle()
    #expect(text(words, 1, 1) == "a" && text(words, 0) == "b")
    list.endInteractiveMovement()
    harness.settle()
    #expect(words.sections == [["b", "c"], ["d", "a", "e"]])
    #expect(text(words, 1, 1) == "a" && text(words, 2, 1) == "e")
    list.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 1))
    list.updateInteractiveMovementTargetPosition(center(0, 0))
    list.cancelInteractiveMovement()
    harness.settle()
    #expect(words.sections == [["b", "c"], ["d", "a", "e"]])
    #expect(text(words, 0, 1) == "d" && text(words, 0) == "b")
  }

  @Test("a swipe shows the actions, a long one runs the first")
  func swiping() throws {
    let words = Words([["a", "b"]])
    let harness = Harness(words)
    let row = try #require(words.view2.cellForItem(at: IndexPath(item: 1, section: 0)))
    let y = row.layer.convert(row.bounds, to: nil).midY
    func swipe(_ from: CGFloat, _ to: CGFloat) {
      var time = Clock.now
      func touch(_ phase: TouchEvent.Phase, _ x: CGFloat) {
        time += 1.0 / 60
        Clock.advance(to: time)
        EventDelivery.handle(
          .touch(TouchEvent(finger: 1, phase: phase, location: CGPoint(x: x, y: y), time: time)))
      }
      touch(.began, from)
      for step in 1...10 { touch(.moved, from + (to - from) * CGFloat(step) / 10) }
      touch(.ended, to)
      harness.settle()
    }
    swipe(300, 220)
    #expect(words.actions.isEmpty)
    let button = try #require(words.view2.subviews.compactMap { $0 as? UIButton }.first)
    #expect(button.title(for: .normal) == "Delete")
    #expect(abs(row.frame.minX - (16 - 74)) < 0.01)
    button.sendActions(for: .touchUpInside)
    harness.settle()
    #expect(words.actions == ["delete 0.1"])
    #expect(row.frame.minX == 16)
    swipe(370, 20)
    #expect(words.actions.count == 2)
  }
}
