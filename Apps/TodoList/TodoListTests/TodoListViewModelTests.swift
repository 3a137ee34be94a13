import XCTest

@testable import TodoList

final class TodoListViewModelTests: XCTestCase {
  private var folder: URL!
  private var viewModel: TodoListViewModel!

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    viewModel = TodoListViewModel(manager: TodoManager(storage: Storage(folder: folder)))
  }

  override func tearDownWithError() throws {
    try? FileManager.default.removeItem(at: folder)
  }

  private func details(_ section: TodoListViewModel.Section) -> [String] {
    return viewModel.todos(in: section).map(\.detail)
  }

  func testBlankTextAddsNothing() {
    for text in [nil, "", "  ", "\n\t", "\u{3000}"] { XCTAssertFalse(viewModel.add(text, isToday: true)) }
    XCTAssertTrue(details(.today).isEmpty && details(.upcoming).isEmpty)
  }

  func testTodosStandInTheirSections() {
    XCTAssertTrue(viewModel.add(" 우유 ", isToday: true))
    XCTAssertTrue(viewModel.add("빵", isToday: false))
    XCTAssertEqual(details(.today), ["우유"])
    XCTAssertEqual(details(.upcoming), ["빵"])
    XCTAssertEqual(viewModel.indexPath(of: 2), IndexPath(item: 0, section: 1))
    XCTAssertEqual(viewModel.todo(at: IndexPath(item: 0, section: 1))?.id, 2)
    XCTAssertNil(viewModel.todo(at: IndexPath(item: 1, section: 1)))
    XCTAssertNil(viewModel.todo(at: IndexPath(item: 0, section: 2)))
  }

  func testDoneAndDetail() {
    _ = viewModel.add("a", isToday: true)
    viewModel.setDone(true, of: 1)
    viewModel.setDetail(" b ", of: 1)
    viewModel.setDetail("  ", of: 1)
    XCTAssertEqual(viewModel.todos(in: .today).map(\.isDone), [true])
    XCTAssertEqual(details(.today), ["b"])
  }

  func testDeletingCanBeUndone() throws {
    for text in ["a", "b", "c"] { _ = viewModel.add(text, isToday: true) }
    let undo = try XCTUnwrap(viewModel.delete(2))
    XCTAssertEqual(details(.today), ["a", "c"])
    undo()
    XCTAssertEqual(details(.today), ["a", "b", "c"])
    XCTAssertNil(viewModel.delete(9))
  }

  func testDraggingWithinAndAcrossSections() {
    for text in ["a", "b", "c"] { _ = viewModel.add(text, isToday: true) }
    _ = viewModel.add("d", isToday: false)
    viewModel.move(from: IndexPath(item: 0, section: 0), to: IndexPath(item: 2, section: 0))
    XCTAssertEqual(details(.today), ["b", "c", "a"])
    viewModel.move(from: IndexPath(item: 2, section: 0), to: IndexPath(item: 0, section: 0))
    XCTAssertEqual(details(.today), ["a", "b", "c"])
    viewModel.move(from: IndexPath(item: 1, section: 0), to: IndexPath(item: 0, section: 1))
    XCTAssertEqual(details(.today), ["a", "c"])
    XCTAssertEqual(details(.upcoming), ["b", "d"])
    viewModel.move(from: IndexPath(item: 1, section: 1), to: IndexPath(item: 2, section: 0))
    XCTAssertEqual(details(.today), ["a", "c", "d"])
    let next = TodoListViewModel(manager: TodoManager(storage: Storage(folder: folder)))
    XCTAssertEqual(next.todos(in: .today).map(\.detail), ["a", "c", "d"])
  }

  func testAFailedWriteIsTold() throws {
    // Where the folder should be lies a file.
    try Data().write(to: folder)
    var errors: [Error] = []
    viewModel.didFail = { errors.append($0) }
    XCTAssertTrue(viewModel.add("kept in sight", isToday: true))
    XCTAssertEqual(errors.count, 1)
    XCTAssertEqual(details(.today), ["kept in sight"])
  }
}
