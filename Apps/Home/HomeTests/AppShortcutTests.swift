import UIKit
import XCTest

@testable import Home

final class AppShortcutTests: XCTestCase {
  func test_every_app_has_a_name_an_icon_and_an_address() {
    XCTAssertEqual(AppShortcut.all.count, 5)
    for shortcut in AppShortcut.all {
      XCTAssertNotEqual(shortcut.name, "app.\(shortcut.scheme)")
      XCTAssertNotNil(UIImage(named: shortcut.scheme), shortcut.scheme)
      XCTAssertEqual(shortcut.url?.scheme, shortcut.scheme)
    }
  }

  func test_every_scheme_may_be_asked_for() throws {
    let asked = try XCTUnwrap(Bundle.main.infoDictionary?["LSApplicationQueriesSchemes"] as? [String])

    XCTAssertEqual(asked, AppShortcut.all.map { $0.scheme })
  }
}
