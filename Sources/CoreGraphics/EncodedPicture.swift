import Foundation

/// A picture as a file holds it (PNG, JPEG, GIF, SVG …); its pixels are left alone.
///
/// Only the head is read, for type and size; a file is mapped, so the rest stays on the disk until a host
/// asks for it.
public final class EncodedPicture: @unchecked Sendable {
  public enum Failure: Error, CustomStringConvertible {
    case unreadable(String)
    case notAPicture(String)
    public var description: String {
      switch self {
      case .unreadable(let name): "the picture \(name) cannot be read"
      case .notAPicture(let name): "\(name) is no picture of a known kind (PNG, JPEG, GIF, WebP, BMP, SVG)"
      }
    }
  }

  /// Unique by content.
  public let identifier: String
  public let header: PictureHeader
  private let data: Data

  /// A MIME type.
  public var type: String { header.type }
  /// Upright: with the orientation that the file states applied.
  public var pixelSize: CGSize { header.uprightSize }
  public var bytes: Data { data }

  /// - Throws: `Failure`.
  public convenience init(file: URL) throws {
    guard let data = try? Data(contentsOf: file, options: .mappedIfSafe) else {
      throw Failure.unreadable(file.lastPathComponent)
    }
    try self.init(data: data, name: file.lastPathComponent)
  }

  /// - Throws: `Failure`.
  public init(data: Data, name: String = "data") throws {
    guard let header = PictureHeader(data) else { throw Failure.notAPicture(name) }
    self.header = header
    self.data = data
    identifier = "picture-" + String(Self.contentHash(data), radix: 16)
  }

  /// FNV-1a over words of eight bytes.
  private static func contentHash(_ data: Data) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ UInt64(data.count)
    data.withUnsafeBytes { bytes in
      var offset = 0
      while offset + 8 <= bytes.count {
        hash = (hash ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* 0x100_0000_01b3
        // Folds the high bits back, which multiplication alone never moves down.
        hash ^= hash >> 32
        offset += 8
      }
      while offset < bytes.count {
        hash = (hash ^ UInt64(bytes[offset])) &* 0x100_0000_01b3
        offset += 1
      }
    }
    return hash
  }
}
