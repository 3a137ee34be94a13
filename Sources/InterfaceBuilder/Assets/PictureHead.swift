import Foundation

/// The first bytes of a file that should be a bitmap.
struct PictureHead {
  private let bytes: [UInt8]

  /// nil for files that are no bitmaps by their name, and for those that cannot be opened.
  init?(_ file: URL) {
    guard ["png", "jpg", "jpeg"].contains(file.pathExtension.lowercased()),
      let handle = try? FileHandle(forReadingFrom: file)
    else { return nil }
    defer { try? handle.close() }
    bytes = Array((try? handle.read(upToCount: 12)) ?? Data())
  }

  /// Whether it begins as a picture of any kind does; iOS looks at the bytes, not at the name.
  var isKnown: Bool {
    let beginnings: [[UInt8]] = [
      [0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF], Array("GIF8".utf8), Array("RIFF".utf8), Array("BM".utf8),
      Array("II*".utf8), Array("MM".utf8), Array("%PDF".utf8),
    ]
    // HEIF: the length of a box before its name.
    return beginnings.contains { bytes.starts(with: $0) }
      || bytes.dropFirst(4).starts(with: Array("ftyp".utf8))
  }
}
