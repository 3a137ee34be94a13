import XCTest

@testable import TodoList

final class StorageTests: XCTestCase {
  private var folder: URL!
  private var storage: Storage!

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    storage = Storage(folder: folder)
  }

  override func tearDownWithError() throws {
    try? FileManager.default.removeItem(at: folder)
  }

  func testWhatIsStoredCanBeRetrieved() throws {
    XCTAssertNil(try storage.retrieve("numbers.json", as: [Int].self))
    try storage.store([1, 2, 3], as: "numbers.json")
    XCTAssertEqual(try storage.retrieve("numbers.json", as: [Int].self), [1, 2, 3])
    try storage.store([4], as: "numbers.json")
    XCTAssertEqual(try storage.retrieve("numbers.json", as: [Int].self), [4])
  }

  func testTheFileIsPrettyJSON() throws {
    try storage.store([Todo(id: 1, isDone: false, detail: "우유", isToday: true)], as: "todos.json")
    let text = try String(contentsOf: storage.url(of: "todos.json"), encoding: .utf8)
    XCTAssertTrue(text.contains("\n"))
    for key in ["id", "isDone", "detail", "isToday"] { XCTAssertTrue(text.contains("\"\(key)\""), key) }
    XCTAssertTrue(text.contains("우유"))
  }

  func testRemoveAndClear() throws {
    try storage.store(1, as: "one.json")
    try storage.store(2, as: "two.json")
    try storage.remove("one.json")
    try storage.remove("one.json")
    XCTAssertFalse(storage.exists("one.json"))
    XCTAssertTrue(storage.exists("two.json"))
    try storage.clear()
    XCTAssertFalse(storage.exists("two.json"))
  }

  func testAFailedWriteLeavesTheOldFile() throws {
    struct Unwritable: Encodable {
      func encode(to encoder: Encoder) throws { throw CocoaError(.fileWriteUnknown) }
    }
    try storage.store(1, as: "one.json")
    XCTAssertThrowsError(try storage.store(Unwritable(), as: "one.json"))
    XCTAssertEqual(try storage.retrieve("one.json", as: Int.self), 1)
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), ["one.json"])
  }

  func testDocumentsAndCachesLieApart() {
    XCTAssertEqual(Storage(.documents).folder.lastPathComponent, "Documents")
    XCTAssertEqual(Storage(.caches).folder.lastPathComponent, "Caches")
  }
}
