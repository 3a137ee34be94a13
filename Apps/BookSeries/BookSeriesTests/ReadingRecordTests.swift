import XCTest

@testable import BookSeries

final class ReadingRecordTests: XCTestCase {
  private let suite = "ReadingRecordTests"

  private func record() throws -> ReadingRecord {
    return ReadingRecord(defaults: try XCTUnwrap(UserDefaults(suiteName: suite)))
  }

  override func setUp() {
    super.setUp()
    UserDefaults(suiteName: suite)?.removePersistentDomain(forName: suite)
  }

  func test_at_first_the_first_book_is_read_and_every_book_is_folded() throws {
    let record = try record()

    XCTAssertEqual(record.lastBook, 0)
    XCTAssertTrue((0..<8).allSatisfy { record.isFolded($0) })
  }

  func test_each_book_is_folded_for_itself() throws {
    let record = try record()
    record.setFolded(false, 2)
    record.setFolded(false, 0)
    record.setFolded(false, 2)
    record.setFolded(true, 0)
    record.lastBook = 5

    let later = try self.record()
    XCTAssertEqual((0..<8).filter { !later.isFolded($0) }, [2])
    XCTAssertEqual(later.lastBook, 5)
  }
}
