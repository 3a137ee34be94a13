import Foundation

/// Why an order cannot be filled.
enum JuiceMakerError: Error, Equatable {
  /// There is too little of this fruit.
  case outOfStock(Fruit)
  /// The shop has no such juice.
  case outOfMenu
}

extension JuiceMakerError: LocalizedError {
  var errorDescription: String? {
    switch self {
    case .outOfStock(let fruit):
      return String.localizedStringWithFormat(
        NSLocalizedString("error.outOfStock %@", comment: "The name of a fruit"), fruit.name)
    case .outOfMenu:
      return NSLocalizedString("error.outOfMenu", comment: "An order of what the shop does not sell")
    }
  }
}
