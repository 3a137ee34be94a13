import Foundation

/// One book of the series, as `data.json` tells it.
struct Book: Decodable, Equatable {
  let title: String
  let author: String
  /// Midnight of that day in UTC.
  let releaseDate: Date
  let pages: Int
  let dedication: String
  let summary: String
  let chapters: [Chapter]
  /// The name of its picture in the asset catalog; also its key in the string tables.
  let cover: String

  struct Chapter: Decodable, Equatable {
    let title: String
  }

  enum CodingKeys: String, CodingKey {
    case title
    case author
    case releaseDate = "release_date"
    case pages
    case dedication
    case summary
    case chapters
    case cover
  }

  /// The words of the data are Korean; other languages have a string table.
  var localizedSummary: String {
    return NSLocalizedString(
      "\(cover).summary", tableName: "Books", bundle: .main, value: summary, comment: "")
  }

  /// The day in the device's language.
  func releaseText(locale: Locale) -> String {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateStyle = .long
    formatter.timeStyle = .none
    return formatter.string(from: releaseDate)
  }
}
