import Foundation
import TextLayout

/// Reads PostScript names as Apple writes them: "HelveticaNeue-BoldItalic", "TimesNewRomanPS-BoldMT".
enum AppleFontName {
  /// - Returns: family, weight and style, or nil when the table knows no such family.
  static func parse(_ name: String, table: FontTable) -> FontDescription? {
    if table.family(named: name) != nil { return FontDescription(family: name, size: 0) }
    let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
    guard let base = parts.first.map(withoutVendor), table.family(named: base) != nil else { return nil }
    var description = FontDescription(family: base, size: 0)
    let style = withoutVendor(parts.count > 1 ? parts[1] : "").lowercased()
    description.isItalic = style.hasSuffix("italic") || style.hasSuffix("oblique")
    description.weight = weight(style)
    return description
  }

  private static func withoutVendor(_ name: String) -> String {
    for suffix in ["PSMT", "PS", "MT"] where name.hasSuffix(suffix) {
      return String(name.dropLast(suffix.count))
    }
    return name
  }

  private static func weight(_ style: String) -> Int {
    let weights = [
      ("ultralight", 100), ("thin", 200), ("semibold", 600), ("demibold", 600), ("demi", 600),
      ("extrabold", 800), ("heavy", 800), ("black", 900), ("bold", 700), ("medium", 500), ("light", 300),
    ]
    return weights.first { style.contains($0.0) }?.1 ?? 400
  }
}
