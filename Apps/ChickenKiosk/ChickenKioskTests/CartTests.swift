import XCTest

@testable import ChickenKiosk

final class CartTests: XCTestCase {
  private let wings = Dish(id: "wings", name: "Wings", price: 2000, imageName: "wings")
  private let whole = Dish(id: "whole", name: "Whole", price: 21000, imageName: "whole")

  func test_the_same_dish_counts_up() {
    var cart = Cart()
    cart.add(wings)
    cart.add(whole)
    cart.add(wings)

    XCTAssertEqual(cart.lines.map { $0.count }, [2, 1])
    XCTAssertEqual(cart.totalCount, 3)
  }

  func test_the_discount_is_never_more_than_the_subtotal() {
    var cart = Cart()
    cart.add(wings)
    XCTAssertEqual(cart.discount, 2000)
    XCTAssertEqual(cart.total, 0)

    cart.add(whole)
    XCTAssertEqual(cart.discount, 3000)
    XCTAssertEqual(cart.total, 20000)
  }

  func test_counts_stop_at_99_and_the_last_minus_removes() {
    var cart = Cart()
    for _ in 0..<120 { cart.add(wings) }
    XCTAssertEqual(cart.lines.first?.count, 99)

    for _ in 0..<99 { cart.decrease("wings") }
    XCTAssertTrue(cart.isEmpty)
  }

  func test_the_cart_survives_in_its_file() throws {
    let file = CartFile(url: FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString))
    var cart = Cart()
    cart.add(whole)
    try file.write(cart)
    XCTAssertEqual(file.read(), cart)

    try file.write(Cart())
    XCTAssertEqual(file.read(), Cart())
    XCTAssertFalse(FileManager.default.fileExists(atPath: file.url.path))
  }

  func test_order_numbers_begin_anew_each_day() throws {
    let defaults = try XCTUnwrap(UserDefaults(suiteName: UUID().uuidString))
    var day = Date(timeIntervalSince1970: 0)
    let numbers = OrderNumbers(defaults: defaults, today: { day })

    XCTAssertEqual([numbers.next(), numbers.next()], [1, 2])
    day = day.addingTimeInterval(3 * 24 * 60 * 60)
    XCTAssertEqual(numbers.next(), 1)
  }

  func test_the_menu_has_three_series() throws {
    let menu = try Menu(assetName: "menu")

    XCTAssertEqual(Series.allCases.map { menu.dishes(in: $0).count }, [12, 5, 8])
    let all = Series.allCases.flatMap { menu.dishes(in: $0) }
    XCTAssertEqual(Set(all.map { $0.id }).count, 25)
  }
}
