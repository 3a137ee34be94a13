import XCTest

@testable import BookSeries

final class SummaryTests: XCTestCase {
  func test_450_characters_are_long_and_449_are_not() {
    XCTAssertTrue(Summary(text: String(repeating: "가", count: 450)).isLong)
    XCTAssertFalse(Summary(text: String(repeating: "가", count: 449)).isLong)
  }

  func test_only_a_long_text_is_cut() {
    let long = Summary(text: String(repeating: "a", count: 600))
    let short = Summary(text: "short")

    XCTAssertEqual(long.shown(isFolded: true), String(repeating: "a", count: 450) + "…")
    XCTAssertEqual(long.shown(isFolded: false), long.text)
    XCTAssertEqual(short.shown(isFolded: true), "short")
  }
}
