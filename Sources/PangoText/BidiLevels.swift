import CPango
import Foundation

/// The embedding level of every UTF-16 unit (Unicode's bidirectional algorithm, by Pango).
struct BidiLevels {
  /// Whether the paragraph runs from right to left.
  let isRightToLeft: Bool
  private let levels: [UInt8]?

  /// - Parameter isRightToLeft: nil takes the direction of the first strong character.
  init(text: [UInt16], isRightToLeft: Bool?) {
    guard isRightToLeft == true || text.contains(where: Self.mayRunRightToLeft) else {
      self.isRightToLeft = false
      levels = nil
      return
    }
    let string = String(decoding: text, as: UTF16.self)
    var direction =
      switch isRightToLeft {
      case true?: PANGO_DIRECTION_RTL
      case false?: PANGO_DIRECTION_LTR
      case nil: PANGO_DIRECTION_NEUTRAL
      }
    var bytes = string
    let perScalar: [UInt8] = bytes.withUTF8 { utf8 in
      let start = UnsafeRawPointer(utf8.baseAddress)?.assumingMemoryBound(to: CChar.self)
      guard let found = pango_log2vis_get_embedding_levels(start, Int32(utf8.count), &direction) else {
        return []
      }
      defer { g_free(found) }
      return Array(UnsafeBufferPointer(start: found, count: string.unicodeScalars.count))
    }
    var perUnit: [UInt8] = []
    perUnit.reserveCapacity(text.count)
    for (scalar, level) in zip(string.unicodeScalars, perScalar) {
      perUnit.append(level)
      if scalar.value > 0xFFFF { perUnit.append(level) }
    }
    self.isRightToLeft = isRightToLeft ?? (direction == PANGO_DIRECTION_RTL)
    levels = perUnit
  }

  subscript(offset: Int) -> UInt8 {
    guard let levels, offset < levels.count else { return isRightToLeft ? 1 : 0 }
    return levels[offset]
  }

  private static func mayRunRightToLeft(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x0590...0x08FF, 0x200F, 0x202B, 0x202E, 0x2067, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0xD802, 0xD803,
      0xD83A, 0xD83B:
      true
    default: false
    }
  }
}
