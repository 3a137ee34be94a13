import CPango
import Foundation

/// One font file: which characters it has and how far they advance.
///
/// The file is mapped, not read, and advances are taken unhinted in the font's own units: they hold for
/// every size, as in a browser with subpixel positioning.
public final class HarfBuzzFace {
  /// A stretch of text that cannot be divided: its place in the text and its advance.
  public struct Cluster {
    /// In UTF-16 units from the start of the shaped text.
    public var offset: Int
    /// In em.
    public var advance: Double
  }

  /// A glyph with its place, for hosts that draw glyphs themselves.
  public struct Glyph {
    public var index: UInt32
    /// In UTF-16 units from the start of the shaped text.
    public var cluster: Int
    /// In em.
    public var advance: Double
    /// In em; up is positive.
    public var offset: CGPoint
  }

  private let face: OpaquePointer
  private let font: OpaquePointer
  private let unitsPerEm: Double
  private let buffer: OpaquePointer

  /// - Returns: nil when the file is missing or holds no font.
  public convenience init?(path: String, index: Int = 0) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
    defer { hb_blob_destroy(blob) }
    self.init(blob: blob, index: index)
  }

  public convenience init?(data: Data, index: Int = 0) {
    let blob = data.withUnsafeBytes { bytes in
      hb_blob_create(
        bytes.bindMemory(to: CChar.self).baseAddress, UInt32(bytes.count), HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
    guard let blob else { return nil }
    defer { hb_blob_destroy(blob) }
    self.init(blob: blob, index: index)
  }

  private init?(blob: OpaquePointer, index: Int) {
    guard let face = hb_face_create(blob, UInt32(index)) else { return nil }
    guard hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else {
      hb_face_destroy(face)
      return nil
    }
    (self.face, self.font) = (face, font)
    let units = hb_face_get_upem(face)
    unitsPerEm = Double(units)
    hb_font_set_scale(font, Int32(units), Int32(units))
    // An empty buffer is returned when memory runs out, never nil.
    buffer = hb_buffer_create()!
  }

  deinit {
    hb_buffer_destroy(buffer)
    hb_font_destroy(font)
    hb_face_destroy(face)
  }

  public func hasGlyph(_ scalar: UInt32) -> Bool {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0
  }

  /// The glyphs from left to right.
  public func glyphs(_ text: ArraySlice<UInt16>, isRightToLeft: Bool, usesTabularDigits: Bool) -> [Glyph] {
    shape(text, isRightToLeft: isRightToLeft, usesTabularDigits: usesTabularDigits)
    var count: UInt32 = 0
    guard let positions = hb_buffer_get_glyph_positions(buffer, &count),
      let infos = hb_buffer_get_glyph_infos(buffer, &count)
    else { return [] }
    return (0..<Int(count)).map { index in
      Glyph(
        index: infos[index].codepoint, cluster: Int(infos[index].cluster),
        advance: Double(positions[index].x_advance) / unitsPerEm,
        offset: CGPoint(
          x: Double(positions[index].x_offset) / unitsPerEm, y: Double(positions[index].y_offset) / unitsPerEm
        ))
    }
  }

  /// The clusters in logical order.
  func clusters(_ text: ArraySlice<UInt16>, isRightToLeft: Bool, usesTabularDigits: Bool) -> [Cluster] {
    shape(text, isRightToLeft: isRightToLeft, usesTabularDigits: usesTabularDigits)
    var count: UInt32 = 0
    guard let positions = hb_buffer_get_glyph_positions(buffer, &count),
      let infos = hb_buffer_get_glyph_infos(buffer, &count)
    else { return [] }
    var result: [Cluster] = []
    result.reserveCapacity(Int(count))
    for step in 0..<Int(count) {
      let index = isRightToLeft ? Int(count) - 1 - step : step
      let advance = Double(positions[index].x_advance) / unitsPerEm
      let offset = Int(infos[index].cluster)
      if let last = result.last, last.offset == offset {
        result[result.count - 1].advance += advance
      } else {
        result.append(Cluster(offset: offset, advance: advance))
      }
    }
    return result
  }

  /// Ligatures and contextual forms are off, as `font-variant-ligatures: none` in the browser.
  private static let ligaturesOff: [hb_feature_t] = ["liga", "clig", "calt", "dlig", "hlig"].map {
    feature($0, value: 0)
  }
  private static let tabular = ligaturesOff + [feature("tnum", value: 1)]

  private static func feature(_ name: String, value: UInt32) -> hb_feature_t {
    hb_feature_t(tag: hb_tag_from_string(name, -1), value: value, start: 0, end: UInt32.max)
  }

  private func shape(_ text: ArraySlice<UInt16>, isRightToLeft: Bool, usesTabularDigits: Bool) {
    hb_buffer_clear_contents(buffer)
    text.withUnsafeBufferPointer {
      hb_buffer_add_utf16(buffer, $0.baseAddress, Int32($0.count), 0, Int32($0.count))
    }
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_guess_segment_properties(buffer)
    let features = usesTabularDigits ? Self.tabular : Self.ligaturesOff
    hb_shape(font, buffer, features, UInt32(features.count))
  }
}

extension HarfBuzzFace {
  /// The file's own ascender, descender, line gap, cap height and x-height, in em.
  struct Measures {
    var ascender: Double, descender: Double, lineGap: Double, capHeight: Double, xHeight: Double
  }

  var measures: Measures {
    func value(_ tag: hb_ot_metrics_tag_t) -> Double {
      var position: hb_position_t = 0
      hb_ot_metrics_get_position_with_fallback(font, tag, &position)
      return Double(position) / unitsPerEm
    }
    return Measures(
      ascender: value(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER),
      descender: value(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER),
      lineGap: value(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP),
      capHeight: value(HB_OT_METRICS_TAG_CAP_HEIGHT), xHeight: value(HB_OT_METRICS_TAG_X_HEIGHT))
  }

  /// The family's name, preferring the typographic one, or nil.
  var familyName: String? {
    name(UInt32(HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY)) ?? name(UInt32(HB_OT_NAME_ID_FONT_FAMILY))
  }
  var postScriptName: String? { name(UInt32(HB_OT_NAME_ID_POSTSCRIPT_NAME)) }
  /// 100…900.
  var weight: Int { Int(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT).rounded()) }
  var isItalic: Bool {
    hb_style_get_value(font, HB_STYLE_TAG_ITALIC) != 0
      || hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE) != 0
  }

  private func name(_ identifier: UInt32) -> String? {
    var size: UInt32 = 512
    var characters = [CChar](repeating: 0, count: Int(size))
    let length = hb_ot_name_get_utf8(face, identifier, nil, &size, &characters)
    guard length > 0 else { return nil }
    return String(decoding: characters.prefix(Int(size)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
