import XCTest

@testable import JuiceMaker

final class StockFileTests: XCTestCase {
  private var folder: URL!
  private var file: StockFile!

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    file = StockFile(url: folder.appendingPathComponent("stock.json"))
  }

  override func tearDownWithError() throws {
    try? FileManager.default.removeItem(at: folder)
  }

  func testTheFirstStartHasTheUsualStockAndNothingToSay() {
    let opening = file.open()
    XCTAssertEqual(opening.store.quantity(of: .kiwi), StockFile.startQuantity)
    XCTAssertNil(opening.unreadableFile)
  }

  func testTheNextStartHasTheStockOfTheLast() throws {
    let store = file.open().store
    try store.take(Juice.banana.recipe)
    store.restock([.mango: 42])
    let next = file.open()
    XCTAssertEqual(next.store.quantity(of: .banana), 8)
    XCTAssertEqual(next.store.quantity(of: .mango), 42)
    XCTAssertNil(next.unreadableFile)
  }

  func testAnUnreadableFileIsKeptUnderAnotherName() throws {
    for text in ["", "{", "[1, 2]", #"{"kiwi": "three"}"#, #"{"kiwi": -1}"#, #"{"turnip": 3}"#] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file.url)
      let opening = file.open()
      let kept = try XCTUnwrap(opening.unreadableFile, text)
      XCTAssertEqual(try String(contentsOf: kept, encoding: .utf8), text)
      XCTAssertEqual(opening.store.quantity(of: .kiwi), StockFile.startQuantity)
      XCTAssertFalse(FileManager.default.fileExists(atPath: file.url.path))
    }
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path).count, 6)
  }

  func testWritingGoesOnAfterAnUnreadableFile() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("{".utf8).write(to: file.url)
    try file.open().store.take(Juice.kiwi.recipe)
    XCTAssertEqual(file.open().store.quantity(of: .kiwi), 7)
  }

  func testAFruitThatTheFileDoesNotKnowStartsAsUsual() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(#"{"kiwi": 3}"#.utf8).write(to: file.url)
    let store = file.open().store
    XCTAssertEqual(store.quantity(of: .kiwi), 3)
    XCTAssertEqual(store.quantity(of: .mango), StockFile.startQuantity)
  }

  func testAChangeThatCannotBeWrittenIsTold() throws {
    try file.open().store.take(Juice.kiwi.recipe)
    // Below a file there is no room for a folder.
    let blocked = StockFile(url: file.url.appendingPathComponent("stock.json"))
    var failures = 0
    let store = blocked.open { _ in failures += 1 }.store
    try store.take(Juice.kiwi.recipe)
    XCTAssertEqual(failures, 1)
    XCTAssertEqual(store.quantity(of: .kiwi), 7)
  }
}
