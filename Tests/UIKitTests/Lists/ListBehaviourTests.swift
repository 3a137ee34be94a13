import PangoText
import Testing
import TextLayout

@testable import UIKit

/// A label as wide and as high as its text, pinned to all four edges.
@MainActor final class WordCell: UICollectionViewCell {
  let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A cell of another kind that shows a word.
@MainActor protocol WordShowing: UICollectionViewCell {
  var word: String? { get set }
}

@MainActor final class Words: NSObject, UICollectionViewDataSource {
  let words: [String]
  var asked = 0
  init(_ words: [String]) { self.words = words }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    words.count
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    asked += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath)
    (cell as? WordCell)?.label.text = words[indexPath.item]
    (cell as? any WordShowing)?.word = words[indexPath.item]
    return cell
  }
}

/// Behaviours of lists by their number in the list of behaviours that hold.
@MainActor struct ListBehaviourTests {
  @Test func `29: laying out a table outside a window gives one warning and no crash`() {
    let harness = Harness(UIViewController())
    LayoutOutsideWindow.hasWarned = false
    let rows = Rows()
    rows.texts = [["one", "two"]]
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    for _ in 0..<3 {
      table.reloadData()
      table.layoutIfNeeded()
    }
    #expect(table.visibleCells.count == 2)
    #expect(harness.log.filter { $0.contains("without being in the view hierarchy") }.count == 1)
  }

  @Test func `30: self-sizing items all lie within the content, and layout comes to rest`() {
    let harness = Harness(UIViewController())
    let words = Words((1...60).map { String(repeating: "word ", count: $0 % 7 + 1) + "\($0)" })
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 393, height: 852), collectionViewLayout: flow)
    ObjectRegistry.register(WordCell.self, name: "Tests.WordCell") { record in
      record.initializers["initWithFrame:"] = { arguments in
        try MainActor.assumeIsolated { WordCell(frame: try argument(arguments, 0, as: CGRect.self)) }
      }
    }
    view.register(WordCell.self, forCellWithReuseIdentifier: "word")
    view.dataSource = words
    harness.window.rootViewController?.view.addSubview(view)
    harness.settle()
    view.contentOffset.y = max(0, view.contentSize.height - view.bounds.height)
    harness.settle()
    let last = view.layoutAttributesForItem(at: IndexPath(item: 59, section: 0))
    #expect(abs((last?.frame.maxY ?? 0) - view.contentSize.height) < 0.5)
    let asked = words.asked
    view.setNeedsLayout()
    harness.settle()
    #expect(words.asked == asked)
    for case let cell as WordCell in view.visibleCells {
      #expect(abs(cell.bounds.width - cell.label.intrinsicContentSize.width) < 0.5)
    }
  }

  @Test func `27: data may change inside performBatchUpdates, and deletions come before insertions`() {
    let harness = Harness(UIViewController())
    let rows = Rows()
    rows.texts = [["a", "b", "c"]]
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    harness.window.rootViewController?.view.addSubview(table)
    harness.settle()
    let kept = table.cellForRow(at: IndexPath(row: 2, section: 0))
    table.performBatchUpdates {
      rows.texts = [["new", "a", "c"]]
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
    }
    harness.settle()
    #expect(table.numberOfRows(inSection: 0) == 3)
    #expect(kept != nil && table.cellForRow(at: IndexPath(row: 2, section: 0)) === kept)
  }

  @Test func `Sections of a snapshot come and go, and the cells of what stays stay`() {
    let harness = Harness(UIViewController())
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    harness.window.rootViewController?.view.addSubview(table)
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["A", "B"])
    snapshot.appendItems([1, 2], toSection: "A")
    snapshot.appendItems([3], toSection: "B")
    source.apply(snapshot)
    harness.settle()
    let kept = table.cellForRow(at: IndexPath(row: 0, section: 1))
    var next = NSDiffableDataSourceSnapshot<String, Int>()
    next.appendSections(["C", "B"])
    next.appendItems([4, 5], toSection: "C")
    next.appendItems([6, 3], toSection: "B")
    var isDone = false
    source.apply(next) { isDone = true }
    harness.settle()
    #expect(isDone && table.numberOfSections == 2)
    let texts = table.visibleCells.map { $0.textLabel?.text }
    #expect(texts == ["4", "5", "6", "3"])
    #expect(kept != nil && table.cellForRow(at: IndexPath(row: 1, section: 1)) === kept)
  }
}
