import Foundation

/// What follows the colon in `$(NAME:modifier)`.
enum SettingModifier {
  static func apply(_ modifier: String, to value: String) -> String {
    let path = value as NSString
    switch modifier {
    case "lower": return value.lowercased()
    case "upper": return value.uppercased()
    case "rfc1034identifier": return rfc1034Identifier(value)
    case "c99extidentifier", "identifier": return identifier(value)
    case "base": return (path.lastPathComponent as NSString).deletingPathExtension
    case "dir": return path.deletingLastPathComponent
    case "file": return path.lastPathComponent
    case "suffix": return path.pathExtension.isEmpty ? "" : "." + path.pathExtension
    case "standardizepath": return path.standardizingPath
    case "quote": return value.replacingOccurrences(of: " ", with: "\\ ")
    default:
      if modifier.hasPrefix("default=") { return value.isEmpty ? String(modifier.dropFirst(8)) : value }
      // Unknown modifiers change nothing, as in Xcode.
      return value
    }
  }

  /// Letters, digits and hyphens of ASCII; anything else becomes a hyphen.
  private static func rfc1034Identifier(_ text: String) -> String {
    String(
      text.unicodeScalars.map { scalar in
        scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == ".")
          ? Character(scalar) : "-"
      })
  }

  /// A name that C and Swift take: letters of any script, digits, underscores.
  static func identifier(_ text: String) -> String {
    var result = ""
    for scalar in text.precomposedStringWithCanonicalMapping.unicodeScalars {
      // A digit at the start is replaced like any other character that cannot stand there.
      let isAllowed = result.isEmpty ? scalar.properties.isXIDStart : scalar.properties.isXIDContinue
      result.unicodeScalars.append(isAllowed ? scalar : "_")
    }
    return result
  }
}
