import Foundation

/// One thing to order. Two dishes are the same when all of them is.
struct Dish: Codable, Equatable {
  let id: String
  let name: String
  let price: Int
  let imageName: String
  let isSoldOut: Bool

  enum CodingKeys: String, CodingKey {
    case id
    case name
    case price
    case imageName = "image_name"
    case isSoldOut = "sold_out"
  }

  init(id: String, name: String, price: Int, imageName: String, isSoldOut: Bool = false) {
    self.id = id
    self.name = name
    self.price = price
    self.imageName = imageName
    self.isSoldOut = isSoldOut
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(String.self, forKey: .id)
    name = try container.decode(String.self, forKey: .name)
    price = try container.decode(Int.self, forKey: .price)
    imageName = try container.decode(String.self, forKey: .imageName)
    isSoldOut = try container.decodeIfPresent(Bool.self, forKey: .isSoldOut) ?? false
  }

  /// The name in the device's language; the menu itself is Korean.
  var localizedName: String {
    return NSLocalizedString(id, tableName: "Dishes", bundle: .main, value: name, comment: "")
  }
}
