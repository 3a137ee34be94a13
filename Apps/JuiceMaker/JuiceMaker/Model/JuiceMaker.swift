import Foundation

/// Makes juices out of a store's fruit.
struct JuiceMaker {
  let fruitStore: FruitStore

  /// - Throws: `JuiceMakerError`; the store is then as it was.
  func make(_ juice: Juice?) throws -> Juice {
    guard let juice = juice else { throw JuiceMakerError.outOfMenu }
    try fruitStore.take(juice.recipe)
    return juice
  }
}
