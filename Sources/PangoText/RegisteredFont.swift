import Foundation

/// A font that an app brought along (UIAppFonts).
struct RegisteredFont {
  /// The family that runs name and hosts look for: unique by content.
  var identifier: String
  var postScriptName: String
  var familyName: String
  var weight: Int
  var isItalic: Bool
  var file: URL

  /// - Throws: `FontFileError`.
  static func read(_ file: URL) throws -> [RegisteredFont] {
    guard let data = try? Data(contentsOf: file, options: .mappedIfSafe) else {
      throw FontFileError.unreadable(file)
    }
    guard let face = HarfBuzzFace(path: file.path), let name = face.postScriptName else {
      throw FontFileError.notAFont(file)
    }
    return [
      RegisteredFont(
        identifier: "font-" + String(contentHash(data), radix: 16), postScriptName: name,
        familyName: face.familyName ?? name, weight: face.weight, isItalic: face.isItalic, file: file)
    ]
  }

  /// FNV-1a, 64 bits: stable over processes, unlike Hasher.
  private static func contentHash(_ data: Data) -> UInt64 {
    // The head of a font file holds the checksums of all its tables.
    data.prefix(4096).reduce(0xcbf2_9ce4_8422_2325 ^ UInt64(data.count)) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
  }
}

/// Why a font file was refused.
public enum FontFileError: Error, CustomStringConvertible {
  case unreadable(URL)
  case notAFont(URL)
  public var description: String {
    switch self {
    case .unreadable(let file): "the font file \(file.path) cannot be read"
    case .notAFont(let file): "\(file.path) is no font file"
    }
  }
}
