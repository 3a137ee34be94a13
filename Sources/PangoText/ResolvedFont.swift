import Foundation
import TextLayout

/// A face of the table at a size: what one segment of text is measured with.
final class FaceUse {
  let family: FontFamily
  let face: HarfBuzzFace
  /// The size that is drawn, after the family's adjustment.
  let drawnSize: Double
  /// In points, after every cluster.
  let tracking: Double
  let usesTabularDigits: Bool

  init(family: FontFamily, face: HarfBuzzFace, description: FontDescription) {
    self.family = family
    self.face = face
    drawnSize = description.size * family.sizeAdjust
    tracking = family.tracking.points(size: description.size, weight: description.weight)
    usesTabularDigits = description.usesTabularDigits
  }

  /// The advance of a blank, with tracking.
  private(set) lazy var blankAdvance: Double = {
    let advance = clusters([0x20], isRightToLeft: false).first?.advance ?? 0
    return advance * drawnSize + tracking
  }()

  func clusters(_ text: ArraySlice<UInt16>, isRightToLeft: Bool) -> [HarfBuzzFace.Cluster] {
    face.clusters(text, isRightToLeft: isRightToLeft, usesTabularDigits: usesTabularDigits)
  }

  private var advances: [UInt16: Double] = [:]

  /// The advance of a character that stands alone, in em, without tracking.
  func advance(of unit: UInt16) -> Double {
    if let advance = advances[unit] { return advance }
    let advance = clusters([unit], isRightToLeft: false).first?.advance ?? 0
    advances[unit] = advance
    return advance
  }

  func covers(_ scalar: UInt32) -> Bool {
    if let ranges = family.ranges, !ranges.contains(where: { $0.contains(scalar) }) { return false }
    return face.hasGlyph(scalar)
  }
}

/// A font as an app asked for it: the face that draws it and those that stand in.
final class ResolvedFont {
  let primary: FaceUse
  let fallbacks: [FaceUse]
  let metrics: FontMetrics
  private var chosen: [UInt32: FaceUse] = [:]

  init(primary: FaceUse, fallbacks: [FaceUse], description: FontDescription) {
    self.primary = primary
    self.fallbacks = fallbacks
    var metrics = Self.metrics(of: primary, size: description.size)
    if let leading = description.leading { metrics.leading = leading }
    self.metrics = metrics
  }

  /// The face for a character; the primary one when none has it.
  func use(for scalar: UInt32) -> FaceUse {
    // Every face of the table has the printable ASCII characters.
    if scalar < 0x7F, scalar >= 0x20, primary.family.ranges == nil { return primary }
    if let use = chosen[scalar] { return use }
    let use = primary.covers(scalar) ? primary : fallbacks.first { $0.covers(scalar) } ?? primary
    chosen[scalar] = use
    return use
  }

  /// The face for a character that is to be shown as a colour picture.
  var emoji: FaceUse { fallbacks.first { $0.family.name == "emoji" } ?? primary }

  private static func metrics(of use: FaceUse, size: Double) -> FontMetrics {
    if let em = use.family.metrics {
      return FontMetrics(
        ascender: em.ascender * size, descender: em.descender * size, leading: em.leading * size,
        capHeight: em.capHeight * size, xHeight: em.xHeight * size)
    }
    let em = use.face.measures
    return FontMetrics(
      ascender: em.ascender * size, descender: em.descender * size, leading: em.lineGap * size,
      capHeight: em.capHeight * size, xHeight: em.xHeight * size)
  }
}
