import Foundation

/// One thing that Korea showed.
struct Entry: Decodable, Equatable {
  let name: String
  let imageName: String
  let shortDescription: String
  let description: String

  static let assetName = "items"

  enum CodingKeys: String, CodingKey {
    case name
    case imageName = "image_name"
    case shortDescription = "short_desc"
    case description = "desc"
  }

  var localizedName: String { return localized("name", name) }
  var localizedShortDescription: String { return localized("short", shortDescription) }
  var localizedDescription: String { return localized("description", description) }

  /// The words of the data asset are Korean; other languages have a string table, by image name.
  private func localized(_ part: String, _ value: String) -> String {
    return NSLocalizedString(
      "\(imageName).\(part)", tableName: "Entries", bundle: .main, value: value, comment: "")
  }

  func contains(_ text: String) -> Bool {
    return localizedName.localizedCaseInsensitiveContains(text)
      || localizedShortDescription.localizedCaseInsensitiveContains(text)
  }
}
