import Foundation

/// JSON text taken apart, with its members in the order of the text.
enum JSONValue: Equatable {
  struct Member: Equatable {
    var key: String
    var value: JSONValue
  }
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// What an error message calls this kind of value.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool: "a truth value"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// Deeper nesting is refused, so that hostile text cannot exhaust the stack.
  static let deepest = 64

  /// - Throws: `WireError` with the byte at which the text stops being JSON.
  init(parsing data: Data) throws {
    let bytes = [UInt8](data)
    self = try bytes.withUnsafeBufferPointer { buffer in
      var parser = JSONParser(bytes: buffer)
      return try parser.document()
    }
  }
}

private struct JSONParser {
  let bytes: UnsafeBufferPointer<UInt8>
  var index = 0

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func document() throws -> JSONValue {
    let value = try value(depth: 0)
    skipSpace()
    guard index == bytes.count else { throw failure("text after the end of the value") }
    return value
  }

  private func failure(_ reason: String) -> WireError { WireError("byte \(index): \(reason)") }

  private mutating func skipSpace() {
    while index < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[index]) { index += 1 }
  }

  private func peek() throws -> UInt8 {
    guard index < bytes.count else { throw failure("the text ends too early") }
    return bytes[index]
  }

  private mutating func value(depth: Int) throws -> JSONValue {
    guard depth < JSONValue.deepest else { throw failure("nested too deeply") }
    skipSpace()
    switch try peek() {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try literal("true", .bool(true))
    case UInt8(ascii: "f"): return try literal("false", .bool(false))
    case UInt8(ascii: "n"): return try literal("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    default: throw failure("no JSON value starts here")
    }
  }

  private mutating func literal(_ word: StaticString, _ value: JSONValue) throws -> JSONValue {
    let count = word.utf8CodeUnitCount
    guard index + count <= bytes.count, memcmp(bytes.baseAddress! + index, word.utf8Start, count) == 0
    else { throw failure("no JSON value starts here") }
    index += count
    return value
  }

  private mutating func object(depth: Int) throws -> JSONValue {
    var members: [JSONValue.Member] = []
    index += 1
    skipSpace()
    if try peek() == UInt8(ascii: "}") {
      index += 1
      return .object([])
    }
    while true {
      skipSpace()
      guard try peek() == UInt8(ascii: "\"") else { throw failure("a member needs a name") }
      let key = try string()
      skipSpace()
      guard try peek() == UInt8(ascii: ":") else { throw failure("a colon is missing") }
      index += 1
      members.append(JSONValue.Member(key: key, value: try value(depth: depth + 1)))
      if try ends(with: UInt8(ascii: "}")) { return .object(members) }
    }
  }

  private mutating func array(depth: Int) throws -> JSONValue {
    var values: [JSONValue] = []
    index += 1
    skipSpace()
    if try peek() == UInt8(ascii: "]") {
      index += 1
      return .array([])
    }
    while true {
      values.append(try value(depth: depth + 1))
      if try ends(with: UInt8(ascii: "]")) { return .array(values) }
    }
  }

  private mutating func ends(with bracket: UInt8) throws -> Bool {
    skipSpace()
    let byte = try peek()
    guard byte == bracket || byte == UInt8(ascii: ",") else { throw failure("a comma is missing") }
    index += 1
    return byte == bracket
  }

  /// Up to 15 digits divided by a power of ten are exact; anything longer is left to Foundation.
  private mutating func number() throws -> Double {
    let start = index
    var mantissa = 0
    var digits = 0
    var decimals = 0
    var sawPoint = false
    let isNegative = bytes[index] == UInt8(ascii: "-")
    if isNegative { index += 1 }
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "."), !sawPoint {
        sawPoint = true
      } else if byte >= 0x30, byte <= 0x39 {
        digits += 1
        if sawPoint { decimals += 1 }
        if digits <= 15 { mantissa = mantissa * 10 + Int(byte - 0x30) }
      } else {
        break
      }
      index += 1
    }
    let hasExponent = index < bytes.count && (bytes[index] | 0x20) == UInt8(ascii: "e")
    guard digits > 0 else { throw failure("no number") }
    if digits <= 15, !hasExponent {
      let value = Double(mantissa) / Self.powers[decimals]
      return isNegative ? -value : value
    }
    return try longNumber(from: start)
  }

  private static let powers = (0...15).map { pow(10.0, Double($0)) }

  private mutating func longNumber(from start: Int) throws -> Double {
    while index < bytes.count, Self.numberBytes.contains(bytes[index]) { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard text.utf8.count < 400, let value = Double(text), value.isFinite else {
      throw failure("no finite number")
    }
    return value
  }

  private static let numberBytes = Set("+-.eE0123456789".utf8)

  private mutating func string() throws -> String {
    index += 1
    let start = index
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        defer { index += 1 }
        return try text(start..<index)
      case UInt8(ascii: "\\"): return try escapedString(from: start)
      case 0..<0x20: throw failure("a control character in a string")
      default: index += 1
      }
    }
    throw failure("a string without an end")
  }

  private func text(_ range: Range<Int>) throws -> String {
    guard let text = String(validating: bytes[range], as: UTF8.self) else {
      throw WireError("byte \(range.lowerBound): a string that is not UTF-8")
    }
    return text
  }

  private mutating func escapedString(from start: Int) throws -> String {
    var units = [UInt8](bytes[start..<index])
    while true {
      let byte = try peek()
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        guard let text = String(validating: units, as: UTF8.self) else {
          throw WireError("byte \(start): a string that is not UTF-8")
        }
        return text
      case UInt8(ascii: "\\"):
        index += 1
        units.append(contentsOf: try escape())
      case 0..<0x20: throw failure("a control character in a string")
      default:
        units.append(byte)
        index += 1
      }
    }
  }

  private mutating func escape() throws -> [UInt8] {
    let byte = try peek()
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "u"): return Array(String(Character(try escapedScalar())).utf8)
    default: throw failure("an unknown escape")
    }
  }

  /// A lone half of a surrogate pair (a browser may send one) becomes the replacement character.
  private mutating func escapedScalar() throws -> Unicode.Scalar {
    let first = try hexUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, index + 1 < bytes.count, bytes[index] == 0x5C,
      bytes[index + 1] == UInt8(ascii: "u")
    else { return "\u{FFFD}" }
    let before = index
    index += 2
    let second = try hexUnit()
    guard (0xDC00..<0xE000).contains(second) else {
      index = before
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
  }

  private mutating func hexUnit() throws -> UInt32 {
    guard index + 4 <= bytes.count,
      let unit = UInt32(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16)
    else { throw failure("four hexadecimal digits are missing") }
    index += 4
    return unit
  }
}
