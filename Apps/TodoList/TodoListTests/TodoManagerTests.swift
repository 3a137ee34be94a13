import XCTest

@testable import TodoList

final class TodoManagerTests: XCTestCase {
  private var folder: URL!
  private var storage: Storage!

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    storage = Storage(folder: folder)
  }

  override func tearDownWithError() throws {
    try? FileManager.default.removeItem(at: folder)
  }

  private func manager() -> TodoManager { return TodoManager(storage: storage) }

  func testTheFirstStartIsEmptyAndHasNothingToSay() {
    XCTAssertTrue(manager().todos.isEmpty)
    XCTAssertEqual(manager().opening, .read)
  }

  func testTodosAreThereAtTheNextStart() throws {
    let first = manager()
    var milk = try first.add(detail: "우유", isToday: true)
    try first.add(detail: "빵", isToday: false)
    milk.isDone = true
    try first.update(milk)
    let next = manager()
    XCTAssertEqual(next.todos.map(\.detail), ["우유", "빵"])
    XCTAssertEqual(next.todos.map(\.isDone), [true, false])
    XCTAssertEqual(next.todos.map(\.isToday), [true, false])
  }

  func testIdsGrowAndAreNeverUsedAgain() throws {
    let first = manager()
    let ids = try (0..<3).map { try first.add(detail: "\($0)", isToday: true).id }
    XCTAssertEqual(ids, [1, 2, 3])
    for todo in first.todos { try first.delete(todo) }
    XCTAssertEqual(try first.add(detail: "next", isToday: true).id, 4)
    try first.delete(first.todos[0])
    XCTAssertEqual(try manager().add(detail: "after a restart", isToday: true).id, 5)
  }

  func testAnOldFileWithoutTheLastId() throws {
    try storage.store([Todo(id: 7, isDone: false, detail: "old", isToday: false)], as: TodoManager.fileName)
    XCTAssertEqual(try manager().add(detail: "new", isToday: false).id, 8)
  }

  func testEqualityIsById() {
    let todo = Todo(id: 1, isDone: false, detail: "a", isToday: true)
    XCTAssertEqual(todo, Todo(id: 1, isDone: true, detail: "b", isToday: false))
    XCTAssertNotEqual(todo, Todo(id: 2, isDone: false, detail: "a", isToday: true))
  }

  func testADeletedTodoComesBackToItsPlace() throws {
    let manager = manager()
    for text in ["a", "b", "c"] { try manager.add(detail: text, isToday: true) }
    let middle = manager.todos[1]
    let index = try XCTUnwrap(try manager.delete(middle))
    XCTAssertEqual(manager.todos.map(\.detail), ["a", "c"])
    try manager.insert(middle, at: index)
    try manager.insert(middle, at: index)
    XCTAssertEqual(manager.todos.map(\.detail), ["a", "b", "c"])
    XCTAssertEqual(self.manager().todos.map(\.detail), ["a", "b", "c"])
  }

  func testMoving() throws {
    let manager = manager()
    for text in ["a", "b", "c"] { try manager.add(detail: text, isToday: true) }
    try manager.move(manager.todos[2], before: manager.todos[0])
    XCTAssertEqual(manager.todos.map(\.detail), ["c", "a", "b"])
    try manager.move(manager.todos[0], before: nil)
    XCTAssertEqual(self.manager().todos.map(\.detail), ["a", "b", "c"])
  }

  func testAnUnreadableFileIsKept() throws {
    for text in ["", "{", "[1]", #"[{"id": 1}]"#] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: storage.url(of: TodoManager.fileName))
      let manager = manager()
      guard case .setAside(let name) = manager.opening else { return XCTFail(text) }
      XCTAssertEqual(try String(contentsOf: storage.url(of: name), encoding: .utf8), text)
      XCTAssertTrue(manager.todos.isEmpty)
      try manager.add(detail: "goes on", isToday: true)
    }
    let kept = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
      $0.contains("unreadable")
    }
    XCTAssertEqual(kept.count, 4)
  }

  func testAnUnreadableLastIdIsReplaced() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("x".utf8).write(to: storage.url(of: TodoManager.lastIDFileName))
    XCTAssertEqual(try manager().add(detail: "a", isToday: true).id, 1)
  }

  func testTenThousandTodosAreWrittenQuickly() throws {
    let todos = (1...10_000).map {
      Todo(id: $0, isDone: $0 % 3 == 0, detail: "할 일 \($0)", isToday: $0 % 2 == 0)
    }
    try storage.store(todos, as: TodoManager.fileName)
    let manager = manager()
    let start = Date()
    for _ in 0..<5 { try manager.add(detail: "one more", isToday: true) }
    // Generous: what is measured runs unoptimised beside other tests.
    XCTAssertLessThan(Date().timeIntervalSince(start) / 5, 1)
    XCTAssertEqual(self.manager().todos.count, 10_005)
  }
}
