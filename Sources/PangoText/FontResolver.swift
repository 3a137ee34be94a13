import Foundation
import TextLayout

/// Finds the faces for the fonts that apps ask for, and keeps those that apps registered.
final class FontResolver {
  private(set) var table: FontTable
  private var faces: [String: HarfBuzzFace] = [:]
  private var missing: Set<String> = []
  private var resolved: [FontDescription: ResolvedFont] = [:]
  private(set) var registered: [RegisteredFont] = []

  init(table: FontTable) { self.table = table }

  func resolve(_ description: FontDescription) -> ResolvedFont {
    if let font = resolved[description] { return font }
    let font = make(description)
    resolved[description] = font
    return font
  }

  /// Takes the faces of a font file in.
  /// - Throws: `FontFileError` when the file holds no font.
  func register(_ file: URL) throws -> [String] {
    let fonts = try RegisteredFont.read(file)
    for font in fonts where !registered.contains(where: { $0.postScriptName == font.postScriptName }) {
      registered.append(font)
      table.add(
        FontFamily(
          name: font.identifier,
          faces: [.init(path: file.path, weight: font.weight, isItalic: font.isItalic)],
          fallbacks: table["system"]?.fallbacks ?? []))
    }
    resolved = [:]
    return fonts.map(\.postScriptName)
  }

  /// The registered face that fits a family or PostScript name best.
  func registeredFont(_ name: String, weight: Int, isItalic: Bool) -> RegisteredFont? {
    if let exact = registered.first(where: { $0.postScriptName == name }) { return exact }
    return registered.filter { $0.familyName == name }.min {
      ($0.isItalic == isItalic ? 0 : 1, abs($0.weight - weight))
        < ($1.isItalic == isItalic ? 0 : 1, abs($1.weight - weight))
    }
  }

  private func make(_ description: FontDescription) -> ResolvedFont {
    let name =
      registeredFont(description.family, weight: description.weight, isItalic: description.isItalic)?
      .identifier ?? description.family
    let family = table.family(named: name) ?? table["system"]
    let uses = ([family].compactMap { $0 } + (family?.fallbacks ?? []).compactMap { table[$0] })
      .compactMap { use($0, description) }
    guard let primary = uses.first ?? anyUse(description) else {
      preconditionFailure(
        "none of the fonts that Espalier measures with is installed (see Docs/Dependencies.md)")
    }
    return ResolvedFont(primary: primary, fallbacks: Array(uses.dropFirst()), description: description)
  }

  private func use(_ family: FontFamily, _ description: FontDescription) -> FaceUse? {
    guard let file = family.face(weight: description.weight, isItalic: description.isItalic),
      let face = face(file.path)
    else { return nil }
    return FaceUse(family: family, face: face, description: description)
  }

  /// The first family of the table that is installed.
  private func anyUse(_ description: FontDescription) -> FaceUse? {
    table.names.lazy.compactMap { self.table[$0] }.compactMap { self.use($0, description) }.first
  }

  private func face(_ path: String) -> HarfBuzzFace? {
    if let face = faces[path] { return face }
    guard !missing.contains(path), let face = HarfBuzzFace(path: path) else {
      missing.insert(path)
      return nil
    }
    faces[path] = face
    return face
  }
}
