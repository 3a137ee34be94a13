import PangoText
import Testing
import TextLayout

@testable import UIKit

@MainActor final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var texts: [[String]] = [[]]
  var log: [String] = []
  var headers: [String?] = []
  func numberOfSections(in tableView: UITableView) -> Int { texts.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts[section].count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? WrappingCell)?.label.text = texts[indexPath.section][indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers.indices.contains(section) ? headers[section] : nil
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath.section).\(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("deselect \(indexPath.section).\(indexPath.row)")
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
}

/// A label that wraps, pinned to all four edges.
@MainActor final class WrappingCell: UITableViewCell {
  let label = UILabel()
  var reuses = 0
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
    ])
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

@MainActor struct TableViewTests {
  let screen = Screen()
  let rows = Rows()
  let table: UITableView

  init() {
    if TextEngines.shared == nil { TextEngines.shared = PangoTextEngine() }
    UIScreen.main.environment.scrollsNatively = false
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    table.contentInsetAdjustmentBehavior = .never
    // As the lowering registers the classes of an app.
    ObjectRegistry.register(WrappingCell.self, name: "Tests.WrappingCell") { record in
      record.initializers["initWithStyle:reuseIdentifier:"] = { arguments in
        try MainActor.assumeIsolated {
          WrappingCell(
            style: try argument(arguments, 0, as: UITableViewCell.CellStyle.self),
            reuseIdentifier: try argument(arguments, 1, as: String?.self))
        }
      }
    }
    table.register(WrappingCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    table.delegate = rows
    screen.window.addSubview(table)
  }

  private func show(_ texts: [[String]]) {
    rows.texts = texts
    table.reloadData()
    table.layoutIfNeeded()
    rows.log = []
  }
  private let long = String(repeating: "several words that wrap ", count: 12)

  @Test func `Rows with labels that wrap have their height on the first pass, whatever the estimate`() {
    table.estimatedRowHeight = 100
    show([[long, "short", long]])
    let heights = (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    let label = UILabel()
    label.numberOfLines = 0
    label.text = long
    let fitted = label.sizeThatFits(CGSize(width: 260, height: 10_000)).height
    #expect(abs(heights[0] - fitted - 20 - 1.0 / 3) < 0.4)
    #expect(abs(heights[1] - 20.33 - 20 - 1.0 / 3) < 0.4)
    #expect(abs(heights[0] - heights[2]) < 0.01)
    #expect(abs((table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.minY ?? 0) - heights[0]) < 0.34)
    #expect(abs(table.contentSize.height - heights.reduce(0, +)) < 0.01)
  }

  @Test func `Rows are read out in their order, from wherever they came into view`() {
    table.rowHeight = 50
    show([(0..<1000).map { "row \($0)" }])
    for y in [20_000.0, 19_800, 19_700, 20_100] {
      table.contentOffset = CGPoint(x: 0, y: y)
      table.layoutIfNeeded()
    }
    let paths = table.visible.keys.sorted()
    let children = NodeMaker.node(of: table.layer).children
    let rows = paths.compactMap { table.visible[$0]?.layer.nodeID }
    #expect(children.filter(rows.contains) == rows)
  }

  @Test func `Only rows in view have cells, and cells are used again`() {
    table.rowHeight = 50
    show([(0..<1000).map { "row \($0)" }])
    #expect(table.visibleCells.count == 8)
    let made = Set(table.visible.values.map(ObjectIdentifier.init))
    table.contentOffset = CGPoint(x: 0, y: 20_000)
    table.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 400, section: 0))
    let now = Set(table.visible.values.map(ObjectIdentifier.init))
    #expect(now.subtracting(made).count <= 1)
    #expect(table.visible.values.allSatisfy { ($0 as? WrappingCell)?.reuses ?? 0 <= 1 })
  }

  @Test func `reconfigureRows keeps the cell and does not prepare it for reuse`() {
    show([["a", "b"]])
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0)) as? WrappingCell
    rows.texts[0][0] = "changed"
    table.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
    #expect(cell === table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell?.label.text == "changed")
    #expect(cell?.reuses == 0)
  }

  @Test func `A tap highlights on the press and selects on the release`() {
    table.rowHeight = 50
    show([["a", "b", "c"]])
    screen.press(100, 75)
    screen.wait(0.2)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isHighlighted == true)
    screen.lift(100, 75)
    #expect(rows.log == ["select 0.1"])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    screen.tap(100, 10)
    #expect(rows.log == ["select 0.1", "deselect 0.1", "select 0.0"])
  }

  @Test func `A drag scrolls and selects nothing`() {
    table.rowHeight = 50
    show([(0..<100).map { "row \($0)" }])
    screen.press(100, 300)
    for y in stride(from: 290.0, through: 200, by: -10) { screen.move(100, y) }
    screen.lift(100, 200)
    #expect(!rows.log.contains { $0.hasPrefix("select") })
    #expect(table.contentOffset.y > 50)
    #expect(table.visible.values.allSatisfy { !$0.isHighlighted })
  }

  @Test func `Inserted and deleted rows move what is below them`() {
    table.rowHeight = 50
    show([["a", "b", "c"]])
    let b = table.cellForRow(at: IndexPath(row: 1, section: 0))
    rows.texts[0] = ["new", "b", "c"]
    table.performBatchUpdates {
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    }
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === b)
    rows.texts[0].remove(at: 0)
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === b)
    #expect(table.numberOfRows(inSection: 0) == 2)
  }

  @Test func `Changes that do not agree with the data are named with their counts`() {
    var updates = TableUpdates()
    updates.deletedRows = [IndexPath(row: 0, section: 0)]
    let text = updates.inconsistency(before: [3], after: [3])
    #expect(text?.contains("invalid number of rows in section 0") == true)
    #expect(text?.contains("(0 inserted, 1 deleted)") == true)
    #expect(updates.inconsistency(before: [3], after: [2]) == nil)
    updates = TableUpdates()
    updates.insertedSections = [1]
    #expect(updates.inconsistency(before: [1], after: [1])?.contains("invalid number of sections") == true)
  }

  @Test func `A plain header sticks to the top until the next pushes it away`() {
    table.rowHeight = 50
    table.sectionHeaderTopPadding = 0
    rows.headers = ["One", "Two"]
    show([(0..<10).map { "a\($0)" }, (0..<10).map { "b\($0)" }])
    let height = table.rectForHeader(inSection: 0).height
    #expect(height > 20)
    table.contentOffset = CGPoint(x: 0, y: 200)
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 200)
    let end = table.rect(forSection: 0).maxY
    table.contentOffset = CGPoint(x: 0, y: end - 10)
    table.layoutIfNeeded()
    #expect(abs((table.headerView(forSection: 0)?.frame.maxY ?? 0) - end) < 0.01)
  }

  @Test func `A header view keeps its place at the top, and its height when it was assigned`() {
    table.rowHeight = 50
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 80))
    table.tableHeaderView = header
    show([["a"]])
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 80)
    header.frame.size.height = 120
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 80)
    header.frame.size.height = 120
    table.tableHeaderView = header
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 120)
  }

  @Test func `scrollToRow measures its goal before it is there`() {
    table.estimatedRowHeight = 44
    show([(0..<200).map { $0 % 2 == 0 ? long : "short" }])
    table.scrollToRow(at: IndexPath(row: 150, section: 0), at: .top, animated: false)
    table.layoutIfNeeded()
    #expect(
      abs((table.cellForRow(at: IndexPath(row: 150, section: 0))?.frame.minY ?? 0) - table.contentOffset.y)
        < 1)
  }

  /// Its picture keeps 33 points above and below: a low cell contradicts it.
  final class HighCell: UITableViewCell {
    let picture = UIView()
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      picture.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(picture)
      NSLayoutConstraint.activate([
        picture.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 33),
        contentView.bottomAnchor.constraint(equalTo: picture.bottomAnchor, constant: 33),
        picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 150),
        contentView.trailingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 100),
      ])
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test func `High rows are high before their constraints are solved`() {
    ObjectRegistry.register(HighCell.self, name: "Tests.HighCell") { record in
      record.initializers["initWithStyle:reuseIdentifier:"] = { arguments in
        try MainActor.assumeIsolated {
          HighCell(
            style: try argument(arguments, 0, as: UITableViewCell.CellStyle.self),
            reuseIdentifier: try argument(arguments, 1, as: String?.self))
        }
      }
    }
    var log: [String] = []
    Log.observer = { log.append($1) }
    table.register(HighCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 220
    show([["a", "b", "c", "d"]])
    table.contentOffset.y = 300
    table.layoutIfNeeded()
    #expect(log.filter { $0.contains("simultaneously satisfy") }.isEmpty)
    for case let cell as HighCell in table.visibleCells {
      cell.layoutIfNeeded()
      #expect(abs(cell.picture.frame.height - (220 - 66)) < 1)
    }
  }

  @Test func `A row tells its texts, that it can be chosen, and that it is`() {
    show([["one", "two"]])
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(cell?.accessibilityLabel == "one")
    #expect(cell?.accessibilityTraits == .button)
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    #expect(cell?.accessibilityTraits == [.button, .selected])
    let node = InspectedTree.node(.view(table))
    let rows = (node["children"] as? [[String: Any]] ?? []).filter {
      $0["class"] as? String == "WrappingCell"
    }
    #expect(Set(rows.map { $0["label"] as? String }) == ["one", "two"])
    #expect(rows.contains { $0["traits"] as? [String] == ["button", "selected"] })
    table.allowsSelection = false
    #expect(cell?.accessibilityTraits == .selected)
  }

  @Test func `A row's texts are read line by line`() {
    let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    for (text, x, y) in [("below", 20.0, 50.0), ("right", 150, 12), ("left", 20, 10)] {
      let label = UILabel(frame: CGRect(x: x, y: y, width: 80, height: 20))
      label.text = text
      cell.contentView.addSubview(label)
    }
    #expect(cell.accessibilityLabel == "left, right, below")
  }

  @Test func `Rows scrolled back to grow upwards`() throws {
    table.estimatedRowHeight = 44
    show([(0..<200).map { _ in long }])
    table.scrollToRow(at: IndexPath(row: 150, section: 0), at: .top, animated: false)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 150, section: 0)))
    let y = cell.frame.minY - table.contentOffset.y
    table.contentOffset.y -= 30
    table.layoutIfNeeded()
    #expect(abs(cell.frame.minY - table.contentOffset.y - y - 30) < 1)
  }
}
