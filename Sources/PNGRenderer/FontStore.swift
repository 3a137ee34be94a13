import CCairo
import Foundation
import PangoText
import Surface
import TextLayout

/// The faces that text is painted with: for widths and for outlines, from the same file.
final class FontStore {
  final class Face {
    let shaping: HarfBuzzFace
    let outline: OpaquePointer
    let sizeAdjust: Double
    /// The family has no italic: letters are slanted.
    let isSlanted: Bool

    init?(_ outlines: Outlines?, shaping: HarfBuzzFace?, sizeAdjust: Double = 1, isSlanted: Bool = false) {
      guard let outlines, let shaping, let outline = outlines.cairoFace() else { return nil }
      (self.shaping, self.outline, self.sizeAdjust, self.isSlanted) = (
        shaping, outline, sizeAdjust, isSlanted
      )
    }
    deinit { cairo_font_face_destroy(outline) }
  }

  /// A FreeType face with the bytes it reads from. Cairo holds it: its cache outlives our own faces.
  final class Outlines {
    private let face: FT_Face
    private let memory: UnsafeMutableBufferPointer<FT_Byte>?

    init?(_ library: FT_Library, path: String) {
      var face: FT_Face?
      guard FT_New_Face(library, path, 0, &face) == 0, let face else { return nil }
      (self.face, memory) = (face, nil)
    }
    init?(_ library: FT_Library, bytes: Data) {
      let memory = UnsafeMutableBufferPointer<FT_Byte>.allocate(capacity: bytes.count)
      _ = memory.initialize(from: bytes)
      var face: FT_Face?
      guard FT_New_Memory_Face(library, memory.baseAddress, FT_Long(memory.count), 0, &face) == 0, let face
      else {
        memory.deallocate()
        return nil
      }
      (self.face, self.memory) = (face, memory)
    }
    deinit {
      FT_Done_Face(face)
      memory?.deallocate()
    }

    nonisolated(unsafe) private static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(
      capacity: 1)

    func cairoFace() -> OpaquePointer? {
      guard let result = cairo_ft_font_face_create_for_ft_face(face, 0) else { return nil }
      cairo_font_face_set_user_data(result, Self.key, Unmanaged.passRetained(self).toOpaque()) {
        if let held = $0 { Unmanaged<Outlines>.fromOpaque(held).release() }
      }
      return result
    }
  }

  private struct Key: Hashable {
    var family: String
    var weight: Int
    var isItalic: Bool
  }

  private let table: FontTable
  private let resource: (String) -> Resource?
  private var library: FT_Library?
  private var faces: [Key: Face?] = [:]

  init(table: FontTable, resource: @escaping (String) -> Resource?) {
    (self.table, self.resource) = (table, resource)
    FT_Init_FreeType(&library)
  }
  // The library lives as long as the process: Cairo may keep a face a little longer than we do.

  func face(_ font: Font) -> Face? {
    let key = Key(family: font.family, weight: font.weight, isItalic: font.isItalic)
    if let known = faces[key] { return known }
    let face = make(font)
    faces[key] = .some(face)
    return face
  }

  private func make(_ font: Font) -> Face? {
    guard let library else { return nil }
    if let family = table.family(named: font.family),
      let file = family.face(weight: font.weight, isItalic: font.isItalic)
    {
      return Face(
        Outlines(library, path: file.path), shaping: HarfBuzzFace(path: file.path),
        sizeAdjust: family.sizeAdjust, isSlanted: font.isItalic && !file.isItalic)
    }
    if let bytes = resource(font.family)?.bytes {
      return Face(Outlines(library, bytes: bytes), shaping: HarfBuzzFace(data: bytes))
    }
    return font.family == "system" ? nil : make(Font(family: "system", size: font.size, weight: font.weight))
  }
}
