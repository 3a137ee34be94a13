import Foundation

/// The exposition itself, as the data asset `exposition_universelle_1900` tells it.
struct Exposition: Decodable {
  let title: String
  let visitors: Int
  let location: String
  let duration: String
  let description: String

  static let assetName = "exposition_universelle_1900"

  /// The number with separators and its counting word: 48,130,300 명.
  var visitorsText: String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    let number = formatter.string(from: NSNumber(value: visitors)) ?? String(visitors)
    return String(format: NSLocalizedString("visitors.format", comment: "a number of people"), number)
  }

  /// The title with what stands in brackets on a line of its own.
  var titleInTwoLines: String {
    return localizedTitle.replacingOccurrences(of: "(", with: "\n(")
  }

  var localizedTitle: String { return localized("exposition.title", title) }
  var localizedLocation: String { return localized("exposition.location", location) }
  var localizedDescription: String { return localized("exposition.description", description) }

  private func localized(_ key: String, _ value: String) -> String {
    return NSLocalizedString(key, tableName: "Entries", bundle: .main, value: value, comment: "")
  }
}
