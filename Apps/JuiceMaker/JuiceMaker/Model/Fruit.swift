import Foundation

/// What juices are made of. A fruit knows no quantity: that is the store's.
enum Fruit: String, CaseIterable, Codable {
  case strawberry
  case banana
  case pineapple
  case kiwi
  case mango

  /// In the language of the device.
  var name: String {
    switch self {
    case .strawberry: return NSLocalizedString("fruit.strawberry", comment: "A fruit")
    case .banana: return NSLocalizedString("fruit.banana", comment: "A fruit")
    case .pineapple: return NSLocalizedString("fruit.pineapple", comment: "A fruit")
    case .kiwi: return NSLocalizedString("fruit.kiwi", comment: "A fruit")
    case .mango: return NSLocalizedString("fruit.mango", comment: "A fruit")
    }
  }
}
