import XCTest

@testable import BookSeries

final class BookTests: XCTestCase {
  private func load(_ service: DataService) -> Result<[Book], DataError> {
    var loaded: Result<[Book], DataError>?
    service.loadBooks { loaded = $0 }
    return loaded ?? .failure(.missing(file: "no answer"))
  }

  func test_the_app_has_eight_books_in_the_order_of_the_series() throws {
    let books = try load(DataService()).get()

    XCTAssertEqual(books.count, 8)
    XCTAssertEqual(books.map { $0.releaseDate }, books.map { $0.releaseDate }.sorted())
    XCTAssertEqual(books.map { $0.chapters.count }, [24, 24, 21, 20, 24, 30, 28, 25])
    XCTAssertGreaterThanOrEqual(books[0].summary.count, Summary.limit)
    XCTAssertTrue(books.contains { $0.summary.count < Summary.limit })
  }

  func test_a_missing_file_is_named() {
    XCTAssertEqual(load(DataService(name: "nothing")), .failure(.missing(file: "nothing.json")))
  }

  func test_data_that_is_no_series_is_refused() {
    for text in ["", "{}", #"{"books": [{"title": "Oz"}]}"#] {
      XCTAssertThrowsError(try DataService.books(in: Data(text.utf8)))
    }
  }

  func test_a_date_is_the_same_day_everywhere() throws {
    let json = #"""
      {"books": [{"title": "T", "author": "A", "release_date": "1900-05-17", "pages": 1, "dedication": "D",
      "summary": "S", "cover": "c", "chapters": [{"title": "One"}]}]}
      """#
    let book = try XCTUnwrap(DataService.books(in: Data(json.utf8)).first)

    XCTAssertEqual(book.releaseText(locale: Locale(identifier: "en_US")), "May 17, 1900")
    XCTAssertEqual(book.releaseText(locale: Locale(identifier: "ko_KR")), "1900년 5월 17일")
  }
}
