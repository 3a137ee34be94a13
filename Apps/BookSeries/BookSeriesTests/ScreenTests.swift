import UIKit
import XCTest

@testable import BookSeries

final class ScreenTests: XCTestCase {
  func test_a_missing_file_leaves_a_plain_background() {
    let screen = makeScreen(DataService(name: "nothing"))

    XCTAssertTrue(screen.view.subviews.isEmpty)
  }

  func test_books_bring_a_round_button_each() {
    let screen = makeScreen(DataService())
    screen.view.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    screen.view.layoutIfNeeded()

    let buttons = descendants(of: screen.view).compactMap { $0 as? SeriesButton }
    XCTAssertEqual(buttons.count, 8)
    XCTAssertEqual(buttons.filter { $0.isSelected }.count, 1)
    for button in buttons {
      XCTAssertEqual(button.bounds.width, button.bounds.height, accuracy: 0.5)
      XCTAssertEqual(button.layer.cornerRadius, button.bounds.height / 2)
    }
  }

  private func makeScreen(_ service: DataService) -> SeriesViewController {
    let defaults = UserDefaults(suiteName: "ScreenTests") ?? .standard
    defaults.removePersistentDomain(forName: "ScreenTests")
    let screen = SeriesViewController(
      dataService: service, readingRecord: ReadingRecord(defaults: defaults))
    screen.loadViewIfNeeded()
    return screen
  }

  private func descendants(of view: UIView) -> [UIView] {
    return view.subviews + view.subviews.flatMap { descendants(of: $0) }
  }
}
