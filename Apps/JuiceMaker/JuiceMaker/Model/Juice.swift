import Foundation

/// What the shop sells. A new juice is a case here and a button in the storyboard, nothing else.
enum Juice: String, CaseIterable {
  case strawberry
  case banana
  case pineapple
  case kiwi
  case mango
  case strawberryBanana
  case mangoKiwi

  /// So many of one fruit.
  struct Ingredient: Equatable {
    let fruit: Fruit
    let quantity: Int
  }

  var recipe: [Ingredient] {
    switch self {
    case .strawberry:
      return [Ingredient(fruit: .strawberry, quantity: 16)]
    case .banana:
      return [Ingredient(fruit: .banana, quantity: 2)]
    case .pineapple:
      return [Ingredient(fruit: .pineapple, quantity: 2)]
    case .kiwi:
      return [Ingredient(fruit: .kiwi, quantity: 3)]
    case .mango:
      return [Ingredient(fruit: .mango, quantity: 3)]
    case .strawberryBanana:
      return [Ingredient(fruit: .strawberry, quantity: 10), Ingredient(fruit: .banana, quantity: 1)]
    case .mangoKiwi:
      return [Ingredient(fruit: .mango, quantity: 2), Ingredient(fruit: .kiwi, quantity: 1)]
    }
  }

  /// In the language of the device.
  var name: String {
    switch self {
    case .strawberry: return NSLocalizedString("juice.strawberry", comment: "A juice")
    case .banana: return NSLocalizedString("juice.banana", comment: "A juice")
    case .pineapple: return NSLocalizedString("juice.pineapple", comment: "A juice")
    case .kiwi: return NSLocalizedString("juice.kiwi", comment: "A juice")
    case .mango: return NSLocalizedString("juice.mango", comment: "A juice")
    case .strawberryBanana:
      return NSLocalizedString("juice.strawberryBanana", comment: "A juice of two fruits")
    case .mangoKiwi: return NSLocalizedString("juice.mangoKiwi", comment: "A juice of two fruits")
    }
  }
}
