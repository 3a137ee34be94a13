import Foundation

/// What the last build of a target was made of, kept beside its products.
struct BuildRecord: Codable, Equatable {
  /// Of the sources, the settings and the compiler.
  var code: String
  /// Of the resources and Info.plist.
  var resources: String
  /// What the compiler and the lowering said about the code.
  var messages: [BuildMessage]

  static func read(_ folder: URL) -> BuildRecord? {
    guard let data = try? Data(contentsOf: url(folder)) else { return nil }
    return try? JSONDecoder().decode(BuildRecord.self, from: data)
  }

  func write(_ folder: URL) throws {
    try JSONEncoder().encode(self).write(to: BuildRecord.url(folder), options: .atomic)
  }

  static func remove(_ folder: URL) { try? FileManager.default.removeItem(at: url(folder)) }

  private static func url(_ folder: URL) -> URL { folder.appendingPathComponent("build.json") }
}
