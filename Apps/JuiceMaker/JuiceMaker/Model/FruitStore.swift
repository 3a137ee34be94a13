import Foundation

/// How much there is of each fruit.
final class FruitStore {
  /// The numbers a store can hold.
  static let quantities = 0...99

  /// Called after the stock changed.
  var didChange: ((FruitStore) -> Void)?

  private(set) var stock: [Fruit: Int] {
    didSet {
      guard stock != oldValue else { return }
      didChange?(self)
    }
  }

  /// A store with the same quantity of every fruit.
  init(stockQuantity: Int) {
    stock = Dictionary(uniqueKeysWithValues: Fruit.allCases.map { ($0, stockQuantity) })
  }

  /// A store with these quantities; a fruit that is not mentioned is sold out.
  init(stock: [Fruit: Int]) {
    self.stock = stock.mapValues(Self.clamped)
  }

  func quantity(of fruit: Fruit) -> Int {
    return stock[fruit] ?? 0
  }

  /// Replaces the quantities of these fruits.
  func restock(_ quantities: [Fruit: Int]) {
    stock.merge(quantities.mapValues(Self.clamped)) { _, new in new }
  }

  /// Takes every ingredient, or none when one of them is short.
  func take(_ ingredients: [Juice.Ingredient]) throws {
    var rest = stock
    for ingredient in ingredients {
      let left = rest[ingredient.fruit, default: 0] - ingredient.quantity
      guard left >= 0 else { throw JuiceMakerError.outOfStock(ingredient.fruit) }
      rest[ingredient.fruit] = left
    }
    stock = rest
  }

  private static func clamped(_ quantity: Int) -> Int {
    return min(max(quantity, quantities.lowerBound), quantities.upperBound)
  }
}
