import UIKit

/// The series of the category bar, in its order.
enum Series: String, Codable, CaseIterable {
  case honey
  case red
  case kyochon

  var title: String {
    return NSLocalizedString("series.\(rawValue)", comment: "a series of dishes")
  }
}

/// All dishes, by series.
struct Menu {
  private let dishes: [Series: [Dish]]

  init(dishes: [Series: [Dish]]) {
    self.dishes = dishes
  }

  /// Reads the data asset `menu`.
  init(assetName: String) throws {
    guard let asset = NSDataAsset(name: assetName) else { throw MenuError.missing }
    guard let file = try? JSONDecoder().decode(File.self, from: asset.data) else { throw MenuError.broken }
    dishes = Dictionary(file.series.map { ($0.id, $0.dishes) }, uniquingKeysWith: { first, _ in first })
  }

  func dishes(in series: Series) -> [Dish] {
    return dishes[series] ?? []
  }

  private struct File: Decodable {
    struct SeriesOfDishes: Decodable {
      let id: Series
      let dishes: [Dish]
    }
    let series: [SeriesOfDishes]
  }
}

enum MenuError: LocalizedError {
  case missing
  case broken

  var errorDescription: String? {
    switch self {
    case .missing: return NSLocalizedString("error.menu.missing", comment: "")
    case .broken: return NSLocalizedString("error.menu.broken", comment: "")
    }
  }
}
