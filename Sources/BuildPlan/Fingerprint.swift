import Foundation

/// Tells whether inputs are the same as last time. Not meant against forgery.
///
/// Two 64-bit FNV-1a sums (http://www.isthe.com/chongo/tech/comp/fnv/), the second over shifted bytes.
struct Fingerprint {
  private var first: UInt64 = 0xcbf2_9ce4_8422_2325
  private var second: UInt64 = 0x8422_2325_cbf2_9ce4

  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var (one, two) = (first, second)
    for byte in bytes {
      one = (one ^ UInt64(byte)) &* 0x100_0000_01b3
      two = (two ^ (UInt64(byte) &+ 0x5b)) &* 0x100_0000_01b3
    }
    (first, second) = (one, two)
    separate(bytes.count)
  }

  mutating func add(_ data: Data) {
    data.withUnsafeBytes { (raw: UnsafeRawBufferPointer) in add(raw) }
  }

  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  mutating func add(_ texts: [String]) {
    separate(texts.count)
    for text in texts { add(text) }
  }

  /// The size and time of a file, for files too large to be read each time.
  mutating func addStamp(of url: URL) { add(FileStamp(url)?.text ?? "none") }

  /// So that "ab","c" differs from "a","bc".
  private mutating func separate(_ count: Int) {
    first = (first ^ UInt64(count)) &* 0x100_0000_01b3
    second = (second ^ UInt64(count)) &* 0x100_0000_01b3
  }

  var text: String { hex(first) + hex(second) }

  private func hex(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// What says cheaply that a file has not changed.
struct FileStamp: Equatable {
  let size: Int
  let seconds: Int
  let nanoseconds: Int

  init?(_ url: URL) {
    var status = stat()
    guard stat(url.path, &status) == 0 else { return nil }
    size = Int(status.st_size)
    seconds = status.st_mtim.tv_sec
    nanoseconds = status.st_mtim.tv_nsec
  }

  var text: String { "\(size) \(seconds).\(nanoseconds)" }
}
