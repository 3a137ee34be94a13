import XCTest

@testable import JuiceMaker

final class FruitStoreTests: XCTestCase {
  func testAStoreStartsWithTheSameQuantityOfEveryFruit() {
    let store = FruitStore(stockQuantity: 10)
    for fruit in Fruit.allCases {
      XCTAssertEqual(store.quantity(of: fruit), 10)
    }
  }

  func testTakingReducesOnlyTheIngredients() throws {
    let store = FruitStore(stockQuantity: 10)
    try store.take(Juice.strawberryBanana.recipe)
    XCTAssertEqual(store.quantity(of: .strawberry), 0)
    XCTAssertEqual(store.quantity(of: .banana), 9)
    XCTAssertEqual(store.quantity(of: .kiwi), 10)
  }

  func testAShortageOfTheLastIngredientTakesNothing() {
    let store = FruitStore(stock: [.strawberry: 50, .banana: 0])
    XCTAssertThrowsError(try store.take(Juice.strawberryBanana.recipe)) { error in
      XCTAssertEqual(error as? JuiceMakerError, .outOfStock(.banana))
    }
    XCTAssertEqual(store.quantity(of: .strawberry), 50)
  }

  func testTheSameFruitTwiceInARecipeCountsTogether() {
    let store = FruitStore(stock: [.kiwi: 3])
    let twice = Array(repeating: Juice.Ingredient(fruit: .kiwi, quantity: 2), count: 2)
    XCTAssertThrowsError(try store.take(twice))
    XCTAssertEqual(store.quantity(of: .kiwi), 3)
  }

  func testRestockingStaysWithinTheQuantitiesOfAStore() {
    let store = FruitStore(stockQuantity: 10)
    store.restock([.mango: 120, .kiwi: -4])
    XCTAssertEqual(store.quantity(of: .mango), 99)
    XCTAssertEqual(store.quantity(of: .kiwi), 0)
    XCTAssertEqual(store.quantity(of: .banana), 10)
  }

  func testOnlyAChangeIsReported() throws {
    let store = FruitStore(stockQuantity: 10)
    var changes = 0
    store.didChange = { _ in changes += 1 }
    store.restock([.mango: 10])
    XCTAssertEqual(changes, 0)
    try store.take(Juice.mango.recipe)
    XCTAssertEqual(changes, 1)
  }
}
