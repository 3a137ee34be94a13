import Foundation

/// The ends of a file that should be a picture.
struct PictureHead {
  /// More pixels than this are not decoded: a small file can claim gigabytes of them.
  private static let maximumPixels = Double(64 << 20)
  /// Enough for what programs write behind a picture.
  private static let tailLength = 64 << 10

  private let type: String
  private let head: [UInt8]
  private let tail: Data

  /// nil for files that are no pictures by their name, and for those that cannot be opened.
  init?(_ file: URL) {
    type = file.pathExtension.lowercased()
    guard ["png", "jpg", "jpeg", "svg"].contains(type), let handle = try? FileHandle(forReadingFrom: file)
    else { return nil }
    defer { try? handle.close() }
    head = Array((try? handle.read(upToCount: type == "svg" ? PictureHead.tailLength : 24)) ?? Data())
    let size = (try? handle.seekToEnd()) ?? 0
    try? handle.seek(toOffset: size - min(size, UInt64(PictureHead.tailLength)))
    tail = (try? handle.readToEnd()) ?? Data()
  }

  /// Why it cannot be shown, or nil. iOS looks at the bytes, not at the name.
  var fault: String? {
    if type == "svg" { return contains("<svg", in: Data(head)) ? nil : "this is no SVG picture." }
    guard isKnown else { return "this is no PNG, and no other picture either." }
    if head.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return faultOfPNG }
    if head.starts(with: [0xFF, 0xD8]), tail.range(of: Data([0xFF, 0xD9])) == nil {
      return "the picture is cut short."
    }
    return nil
  }

  private var faultOfPNG: String? {
    guard head.count == 24, contains("IEND", in: tail) else { return "the picture is cut short." }
    let (width, height) = (number(at: 16), number(at: 20))
    guard width > 0, height > 0 else { return "the picture has no size." }
    return Double(width) * Double(height) <= PictureHead.maximumPixels
      ? nil : "a picture of \(width) × \(height) pixels is too large to be shown."
  }

  private func number(at index: Int) -> Int { head[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }

  private func contains(_ text: String, in data: Data) -> Bool { data.range(of: Data(text.utf8)) != nil }

  private var isKnown: Bool {
    let beginnings: [[UInt8]] = [
      [0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF], Array("GIF8".utf8), Array("RIFF".utf8), Array("BM".utf8),
      Array("II*".utf8), Array("MM".utf8), Array("%PDF".utf8),
    ]
    // HEIF: the length of a box before its name.
    return beginnings.contains { head.starts(with: $0) }
      || head.dropFirst(4).starts(with: Array("ftyp".utf8))
  }
}
