import Foundation

/// Loads the books from the app's data file.
struct DataService {
  private let bundle: Bundle
  private let name: String

  init(bundle: Bundle = .main, name: String = "data") {
    self.bundle = bundle
    self.name = name
  }

  /// Calls back with the books in the order of the series, of which there is at least one.
  func loadBooks(completion: (Result<[Book], DataError>) -> Void) {
    guard let url = bundle.url(forResource: name, withExtension: "json") else {
      return completion(.failure(.missing(file: "\(name).json")))
    }
    guard let data = try? Data(contentsOf: url), let books = try? DataService.books(in: data) else {
      return completion(.failure(.broken(file: "\(name).json")))
    }
    completion(books.isEmpty ? .failure(.broken(file: "\(name).json")) : .success(books))
  }

  static func books(in data: Data) throws -> [Book] {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = "yyyy-MM-dd"
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .formatted(formatter)
    return try decoder.decode(Series.self, from: data).books
  }

  private struct Series: Decodable {
    let books: [Book]
  }
}

enum DataError: LocalizedError, Equatable {
  case missing(file: String)
  case broken(file: String)

  var errorDescription: String? {
    switch self {
    case .missing(let file):
      return String(format: NSLocalizedString("error.missing", comment: "the data file is missing"), file)
    case .broken(let file):
      return String(format: NSLocalizedString("error.broken", comment: "the data file is broken"), file)
    }
  }
}
