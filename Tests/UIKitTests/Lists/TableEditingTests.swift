import PangoText
import Testing
import TextLayout

@testable import UIKit

@MainActor
final class Fruits: NSObject, UITableViewDataSource, UITableViewDelegate,
  UITableViewDataSourcePrefetching
{
  var sections = [["apple", "avocado", "apricot"], ["banana", "blackberry"], ["cherry"]]
  var titles: [String]?
  var log: [String] = []
  var allowed: ((IndexPath) -> IndexPath)?
  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destination: IndexPath) {
    log.append("move \(sourceIndexPath) to \(destination)")
    let moved = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destination.section].insert(moved, at: destination.row)
  }
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath { allowed?(proposed) ?? proposed }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    log.append("fetch \(indexPaths.map(\.row))")
  }
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    log.append("cancel \(indexPaths.map(\.row))")
  }
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard indexPath.row == 1 else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [UIAction(title: "Share") { _ in self.log.append("share \(indexPath.row)") }])
    })
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath.row)")
  }
}

/// Index, handles, circles, menus and prefetching of tables.
@MainActor @Suite(.serialized) struct TableEditingTests {
  let screen = Screen()
  let fruits = Fruits()
  let table: UITableView

  init() {
    if TextEngines.shared == nil { TextEngines.shared = PangoTextEngine() }
    UIScreen.main.environment.scrollsNatively = false
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    table.contentInsetAdjustmentBehavior = .never
    table.rowHeight = 50
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = fruits
    table.delegate = fruits
    screen.activate()
    screen.window.addSubview(table)
    table.layoutIfNeeded()
  }

  private func cell(_ row: Int, _ section: Int = 0) throws -> UITableViewCell {
    try #require(table.cellForRow(at: IndexPath(row: row, section: section)))
  }

  @Test func `A row is carried by its handle, the others make room, and the data source hears of it last`()
    throws
  {
    table.setEditing(true, animated: false)
    let first = try cell(0)
    #expect(first.reorderControl != nil)
    screen.press(285, 25)
    screen.move(285, 26)
    screen.move(285, 80)
    #expect(table.movement?.current == IndexPath(row: 1, section: 0))
    table.layoutIfNeeded()
    #expect(try cell(1).frame.minY == 0)
    #expect(first.center.y == 80)
    screen.move(285, 180)
    #expect(fruits.log.isEmpty)
    screen.lift(285, 180)
    table.layoutIfNeeded()
    #expect(fruits.log == ["move [0, 0] to [1, 1]"] || fruits.log == ["move [0, 0] to [1, 0]"])
    #expect(fruits.sections[0] == ["avocado", "apricot"])
    let path = try #require(table.indexPath(for: first))
    #expect(path.section == 1 && fruits.sections[1][path.row] == "apple")
    #expect(first.layer.zPosition == 0)
  }

  @Test func `The delegate says where a row may go`() throws {
    fruits.allowed = { IndexPath(row: min($0.row, 1), section: 0) }
    table.setEditing(true, animated: false)
    screen.press(285, 25)
    screen.move(285, 26)
    screen.move(285, 230)
    screen.lift(285, 230)
    #expect(fruits.log.allSatisfy { $0.hasSuffix("[0, 1]") || $0.hasSuffix("[0, 0]") })
    #expect(fruits.sections[1].count == 2)
  }

  @Test func `Circles tell which rows are chosen`() throws {
    table.allowsMultipleSelectionDuringEditing = true
    table.setEditing(true, animated: false)
    let circle = try #require(try cell(0).editControl as? UIImageView)
    let empty = circle.image
    screen.tap(150, 25)
    screen.tap(150, 75)
    #expect(table.indexPathsForSelectedRows?.count == 2)
    #expect(circle.image !== empty)
    table.setEditing(false, animated: false)
    #expect(table.indexPathsForSelectedRows == nil)
    #expect(try cell(0).editControl == nil)
  }

  @Test func `The index leads to its sections and takes its part of the rows`() throws {
    fruits.titles = ["A", "B", "C"]
    fruits.sections = [(0..<20).map { "a\($0)" }, (0..<20).map { "b\($0)" }, (0..<20).map { "c\($0)" }]
    table.reloadData()
    table.layoutIfNeeded()
    let index = try #require(table.indexView)
    let row = try cell(0)
    row.layoutIfNeeded()
    #expect(row.contentView.frame.maxX == 300 - TableIndexView.width)
    #expect(index.accessibilityTraits == .adjustable && index.accessibilityValue == "A")
    // Three titles of 14 points in the middle of 400.
    screen.press(295, 200)
    screen.wait(0.2)
    #expect(table.contentOffset.y == 1000)
    screen.move(295, 216)
    #expect(table.contentOffset.y == 2000)
    screen.lift(295, 216)
    #expect(index.frame.minY == table.contentOffset.y)
    index.accessibilityDecrement()
    #expect(table.contentOffset.y == 1000)
    table.sectionIndexMinimumDisplayRowCount = 100
    table.layoutIfNeeded()
    #expect(table.indexView == nil)
  }

  @Test func `Rows ahead of the scrolling are fetched, and given up when they are far`() {
    fruits.sections = [(0..<200).map { "row \($0)" }]
    table.prefetchDataSource = fruits
    table.reloadData()
    table.layoutIfNeeded()
    #expect(fruits.log == ["fetch [8, 9, 10, 11, 12, 13, 14, 15]"])
    fruits.log = []
    table.contentOffset.y = 100
    table.layoutIfNeeded()
    #expect(fruits.log == ["fetch [16, 17]"])
    fruits.log = []
    table.contentOffset.y = 5000
    table.layoutIfNeeded()
    #expect(fruits.log.first?.hasPrefix("cancel [10, 11") == true)
    #expect(fruits.log.last == "fetch [108, 109, 110, 111, 112, 113, 114, 115]")
  }

  @Test func `A long press opens the menu of a row that has one`() throws {
    screen.press(100, 25)
    screen.wait(0.6)
    screen.lift(100, 25)
    #expect(screen.window.subviews.last is MenuOverlay == false)
    fruits.log = []
    screen.press(100, 75)
    screen.wait(0.6)
    screen.lift(100, 75)
    let overlay = try #require(screen.window.subviews.last as? MenuOverlay)
    #expect(fruits.log.isEmpty)
    overlay.layoutIfNeeded()
    let row = try #require(overlay.subviews.flatMap(\.subviews).compactMap { $0 as? MenuRow }.first)
    row.sendActions(for: .touchUpInside)
    #expect(fruits.log == ["share 1"])
  }
}
