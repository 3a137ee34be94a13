import Foundation

/// Writes JSON text straight into bytes.
///
/// `Codable` needs a dictionary and a box for every value; a screen of thousands of nodes is sent while a
/// finger waits, so this writes each byte once. Values without a JSON form are mended, never refused:
/// not-a-number becomes 0 and infinity the largest length that is sent.
final class JSONWriter {
  /// Longer lengths than this are cut; no screen coordinate comes near it.
  static let longest = 1e9

  private(set) var bytes: [UInt8] = []
  private var needsComma = false
  /// Fonts are sent once and then named by their number.
  var fonts: FontNumbers

  init(fonts: FontNumbers = FontNumbers(), capacity: Int = 1024) {
    self.fonts = fonts
    bytes.reserveCapacity(capacity)
  }

  /// Bytes written so far; with `rewind` an object that turned out to be empty can be taken back.
  var position: (count: Int, needsComma: Bool) { (bytes.count, needsComma) }

  func rewind(to position: (count: Int, needsComma: Bool)) {
    bytes.removeLast(bytes.count - position.count)
    needsComma = position.needsComma
  }

  func beginObject() { open(UInt8(ascii: "{")) }
  func endObject() { close(UInt8(ascii: "}")) }
  func beginArray() { open(UInt8(ascii: "[")) }
  func endArray() { close(UInt8(ascii: "]")) }

  func key(_ key: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount))
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  func null() { literal("null") }
  func bool(_ value: Bool) { literal(value ? "true" : "false") }

  func integer(_ value: Int) {
    separate()
    appendInteger(value)
    needsComma = true
  }

  /// Rounded to `digits` decimals (at most 9); trailing zeros are left out.
  func number(_ value: Double, digits: Int = 3) {
    separate()
    appendNumber(value, digits: digits)
    needsComma = true
  }

  func string(_ value: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    var text = value
    text.withUTF8 { appendEscaped($0) }
    bytes.append(UInt8(ascii: "\""))
    needsComma = true
  }

  /// A string of characters that need no escaping, written by `body`.
  func plainString(_ body: (JSONWriter) -> Void) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    body(self)
    bytes.append(UInt8(ascii: "\""))
    needsComma = true
  }

  func appendRaw(_ byte: UInt8) { bytes.append(byte) }

  func appendNumber(_ value: Double, digits: Int) {
    guard !value.isNaN else { return bytes.append(UInt8(ascii: "0")) }
    let power = Self.powers[digits]
    let scaled = (min(max(value, -Self.longest), Self.longest) * Double(power)).rounded()
    var whole = Int(scaled)
    if whole < 0 {
      bytes.append(UInt8(ascii: "-"))
      whole = -whole
    }
    appendInteger(whole / power)
    var fraction = whole % power
    guard fraction > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var unit = power / 10
    while fraction > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(fraction / unit))
      fraction %= unit
      unit /= 10
    }
  }

  private static let powers = [
    1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
  ]

  private func appendInteger(_ value: Int) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    var rest = value.magnitude
    if rest < 10 { return bytes.append(UInt8(ascii: "0") + UInt8(rest)) }
    let start = bytes.count
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    }
    bytes[start...].reverse()
  }

  private func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for (index, byte) in text.enumerated() where byte < 0x20 || byte == 0x22 || byte == 0x5C {
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
      start = index + 1
      appendEscape(byte)
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
  }

  private func appendEscape(_ byte: UInt8) {
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case 0x22, 0x5C: bytes.append(byte)
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    default:
      let hex = Array("0123456789abcdef".utf8)
      bytes.append(contentsOf: Array("u00".utf8) + [hex[Int(byte >> 4)], hex[Int(byte & 15)]])
    }
  }

  private func literal(_ text: StaticString) {
    separate()
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    needsComma = true
  }

  private func open(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    needsComma = false
  }

  private func close(_ bracket: UInt8) {
    bytes.append(bracket)
    needsComma = true
  }

  private func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
  }
}

/// The numbers under which fonts have been sent.
struct FontNumbers {
  private(set) var numbers: [Font: Int] = [:]
  /// Those first used since `takeNew` was last called, in the order of their numbers.
  private var new: [Font] = []

  mutating func number(of font: Font) -> Int {
    if let number = numbers[font] { return number }
    let number = numbers.count
    numbers[font] = number
    new.append(font)
    return number
  }

  mutating func takeNew() -> [Font] {
    defer { new = [] }
    return new
  }
}
