import UIKit

/// Reads values from the data sets of the asset catalog.
enum DataAsset {
  static func decode<Value: Decodable>(_ type: Value.Type, named name: String) throws -> Value {
    guard let asset = NSDataAsset(name: name) else {
      throw DataAssetError.missing(name: name)
    }
    do {
      return try JSONDecoder().decode(type, from: asset.data)
    } catch {
      throw DataAssetError.broken(name: name)
    }
  }
}

enum DataAssetError: LocalizedError, Equatable {
  case missing(name: String)
  case broken(name: String)

  var errorDescription: String? {
    switch self {
    case .missing(let name):
      return String(format: NSLocalizedString("error.missing", comment: "a data asset is missing"), name)
    case .broken(let name):
      return String(format: NSLocalizedString("error.broken", comment: "a data asset is broken"), name)
    }
  }
}
