import Foundation

/// Kind and size of a picture, read from the first bytes of its file.
public struct PictureHeader: Equatable, Sendable {
  /// A MIME type.
  public var type: String
  /// As stored.
  public var pixelSize: CGSize
  /// EXIF's 1…8; 1 is upright.
  public var orientation = 1
  /// Rows and columns change places.
  public var uprightSize: CGSize {
    orientation >= 5 ? CGSize(width: pixelSize.height, height: pixelSize.width) : pixelSize
  }

  /// - Returns: nil when the bytes are no picture of a known kind.
  public init?(_ data: Data) {
    let bytes = ByteReader(data)
    guard
      let header = Self.png(bytes) ?? Self.jpeg(bytes) ?? Self.gif(bytes) ?? Self.webP(bytes)
        ?? Self.bmp(bytes) ?? VectorHeader.read(data)
    else { return nil }
    self = header
  }

  init(type: String, width: Int, height: Int, orientation: Int = 1) {
    self.type = type
    pixelSize = CGSize(width: width, height: height)
    self.orientation = orientation
  }

  private static func png(_ bytes: ByteReader) -> PictureHeader? {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
      let width = bytes.big32(16), let height = bytes.big32(20), width > 0, height > 0
    else { return nil }
    return PictureHeader(type: "image/png", width: width, height: height)
  }

  private static func gif(_ bytes: ByteReader) -> PictureHeader? {
    guard bytes.starts(with: Array("GIF8".utf8)), let width = bytes.little16(6),
      let height = bytes.little16(8)
    else { return nil }
    return PictureHeader(type: "image/gif", width: width, height: height)
  }

  private static func bmp(_ bytes: ByteReader) -> PictureHeader? {
    guard bytes.starts(with: Array("BM".utf8)), let width = bytes.little32(18),
      let height = bytes.little32(22)
    else { return nil }
    return PictureHeader(
      type: "image/bmp", width: width, height: abs(Int(Int32(truncatingIfNeeded: height))))
  }

  private static func webP(_ bytes: ByteReader) -> PictureHeader? {
    guard bytes.starts(with: Array("RIFF".utf8)), bytes.text(8, 4) == "WEBP" else { return nil }
    switch bytes.text(12, 4) {
    case "VP8 ":
      guard let width = bytes.little16(26), let height = bytes.little16(28) else { return nil }
      return PictureHeader(type: "image/webp", width: width & 0x3FFF, height: height & 0x3FFF)
    case "VP8L":
      guard let bits = bytes.little32(21) else { return nil }
      return PictureHeader(type: "image/webp", width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
    case "VP8X":
      guard let width = bytes.little32(24), let height = bytes.little32(27) else { return nil }
      return PictureHeader(type: "image/webp", width: width & 0xFFFFFF + 1, height: height & 0xFFFFFF + 1)
    default: return nil
    }
  }

  /// Walks the segments up to the frame header.
  private static func jpeg(_ bytes: ByteReader) -> PictureHeader? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var offset = 2, orientation = 1
    while let marker = bytes.big16(offset), marker >= 0xFF00 {
      let kind = marker & 0xFF
      // Fill bytes and markers without a length.
      if kind == 0xFF {
        offset += 1
        continue
      }
      if (0xD0...0xD8).contains(kind) || kind == 0x01 {
        offset += 2
        continue
      }
      guard kind != 0xD9, kind != 0xDA, let length = bytes.big16(offset + 2), length >= 2 else { return nil }
      let isFrame = (0xC0...0xCF).contains(kind) && kind != 0xC4 && kind != 0xC8 && kind != 0xCC
      if isFrame, let height = bytes.big16(offset + 5), let width = bytes.big16(offset + 7), width > 0 {
        return PictureHeader(type: "image/jpeg", width: width, height: height, orientation: orientation)
      }
      if kind == 0xE1, let found = ExifOrientation.read(bytes, at: offset + 4) { orientation = found }
      offset += 2 + length
    }
    return nil
  }
}

/// The orientation tag of an EXIF segment.
private enum ExifOrientation {
  static func read(_ bytes: ByteReader, at start: Int) -> Int? {
    guard bytes.text(start, 4) == "Exif" else { return nil }
    let tiff = start + 6
    let isLittle = bytes.text(tiff, 2) == "II"
    func short(_ offset: Int) -> Int? { isLittle ? bytes.little16(offset) : bytes.big16(offset) }
    func long(_ offset: Int) -> Int? { isLittle ? bytes.little32(offset) : bytes.big32(offset) }
    guard let directory = long(tiff + 4), let count = short(tiff + directory) else { return nil }
    for index in 0..<min(count, 64) {
      let entry = tiff + directory + 2 + index * 12
      if short(entry) == 0x0112, let value = short(entry + 8), (1...8).contains(value) { return value }
    }
    return nil
  }
}

/// Reads numbers out of bytes that may be cut short.
struct ByteReader {
  private let data: Data
  init(_ data: Data) { self.data = data }

  private func byte(_ offset: Int) -> Int? {
    guard offset >= 0, offset < data.count else { return nil }
    return Int(data[data.startIndex + offset])
  }
  func starts(with bytes: [UInt8]) -> Bool { data.starts(with: bytes) }
  func text(_ offset: Int, _ count: Int) -> String? {
    guard offset >= 0, offset + count <= data.count else { return nil }
    let start = data.startIndex + offset
    return String(decoding: data[start..<(start + count)], as: UTF8.self)
  }
  func big16(_ offset: Int) -> Int? {
    guard let high = byte(offset), let low = byte(offset + 1) else { return nil }
    return high << 8 | low
  }
  func little16(_ offset: Int) -> Int? {
    guard let low = byte(offset), let high = byte(offset + 1) else { return nil }
    return high << 8 | low
  }
  func big32(_ offset: Int) -> Int? {
    guard let high = big16(offset), let low = big16(offset + 2) else { return nil }
    return high << 16 | low
  }
  func little32(_ offset: Int) -> Int? {
    guard let low = little16(offset), let high = little16(offset + 2) else { return nil }
    return high << 16 | low
  }
}
