import XCTest

@testable import JuiceMaker

final class JuiceMakerTests: XCTestCase {
  func testEveryJuiceHasARecipeOfItsOwn() {
    let recipes = Juice.allCases.map(\.recipe)
    XCTAssertEqual(recipes.count, 7)
    for recipe in recipes {
      XCTAssertFalse(recipe.isEmpty)
      XCTAssertEqual(recipes.filter { $0 == recipe }.count, 1)
    }
  }

  func testMakingAJuiceUsesItsRecipe() throws {
    let store = FruitStore(stockQuantity: 10)
    XCTAssertEqual(try JuiceMaker(fruitStore: store).make(.mangoKiwi), .mangoKiwi)
    XCTAssertEqual(store.quantity(of: .mango), 8)
    XCTAssertEqual(store.quantity(of: .kiwi), 9)
  }

  func testWhatIsNotOnTheMenuCannotBeMade() {
    let juiceMaker = JuiceMaker(fruitStore: FruitStore(stockQuantity: 10))
    XCTAssertThrowsError(try juiceMaker.make(nil)) { error in
      XCTAssertEqual(error as? JuiceMakerError, .outOfMenu)
    }
  }

  func testAShortageNamesTheFruit() {
    let juiceMaker = JuiceMaker(fruitStore: FruitStore(stockQuantity: 10))
    XCTAssertThrowsError(try juiceMaker.make(.strawberry)) { error in
      XCTAssertTrue(error.localizedDescription.contains(Fruit.strawberry.name))
    }
  }
}
