import Foundation

extension FontTable {
  /// The `@font-face` rules that make a browser draw what the engine measured.
  ///
  /// Every family's box is forced to `boxAscent` and `boxDescent`, so a run with `line-height: normal`
  /// begins `boxAscent × size` above its baseline. Runs must be drawn with `font-variant-ligatures: none`,
  /// `font-synthesis: style`, `font-optical-sizing: none` and `letter-spacing` set to their tracking.
  /// - Parameters:
  ///   - prefix: put before each family's name (the page may hold other families).
  ///   - url: the address of a font file, which the host serves.
  public func styleSheet(prefix: String = "", url: (FontFamily.Face) -> String) -> String {
    names.compactMap { families[$0] }.flatMap { family in
      family.faces.map { Self.rule(family, $0, prefix: prefix, url: url($0)) }
    }.joined(separator: "\n")
  }

  /// Every file of the table, each once.
  public var files: [FontFamily.Face] {
    var seen = Set<String>()
    return names.compactMap { families[$0] }.flatMap(\.faces).filter { seen.insert($0.path).inserted }
  }

  private static func rule(_ family: FontFamily, _ face: FontFamily.Face, prefix: String, url: String)
    -> String
  {
    func percent(_ share: Double) -> String { String(format: "%.4f%%", share * 100) }
    var lines = [
      "font-family: \"\(prefix)\(family.name)\"", "src: url(\"\(url)\")", "font-weight: \(face.weight)",
      "font-style: \(face.isItalic ? "italic" : "normal")", "font-display: block",
      "ascent-override: \(percent(boxAscent / family.sizeAdjust))",
      "descent-override: \(percent(boxDescent / family.sizeAdjust))", "line-gap-override: 0%",
    ]
    if family.sizeAdjust != 1 { lines.append("size-adjust: \(percent(family.sizeAdjust))") }
    return "@font-face { " + lines.joined(separator: "; ") + " }"
  }
}
