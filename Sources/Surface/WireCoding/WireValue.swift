import Foundation

/// What the reading of a value may need beside its own JSON.
struct WireContext {
  var fonts: [Font] = []
}

/// A value with a JSON form.
protocol WireValue: Equatable {
  func write(to writer: JSONWriter)
  init(wire: JSONValue, in context: WireContext) throws
  /// Only what differs from `old`, where the value has parts.
  func write(since old: Self, to writer: JSONWriter)
  init(wire: JSONValue, since old: Self, in context: WireContext) throws
}

extension WireValue {
  func write(since old: Self, to writer: JSONWriter) { write(to: writer) }
  init(wire: JSONValue, since old: Self, in context: WireContext) throws {
    try self.init(wire: wire, in: context)
  }
}

extension Bool: WireValue {
  func write(to writer: JSONWriter) { writer.bool(self) }
  init(wire: JSONValue, in context: WireContext) throws {
    guard case .bool(let value) = wire else { throw WireError("a truth value expected, not \(wire.kind)") }
    self = value
  }
}

extension Double: WireValue {
  func write(to writer: JSONWriter) { writer.number(self) }
  init(wire: JSONValue, in context: WireContext) throws {
    guard case .number(let value) = wire else { throw WireError("a number expected, not \(wire.kind)") }
    self = value
  }
}

extension Int: WireValue {
  func write(to writer: JSONWriter) { writer.integer(self) }
  init(wire: JSONValue, in context: WireContext) throws {
    guard case .number(let value) = wire, let whole = Int(exactly: value), whole.magnitude <= 1 << 53
    else {
      throw WireError("a whole number expected, not \(wire.kind)")
    }
    self = whole
  }
}

extension String: WireValue {
  func write(to writer: JSONWriter) { writer.string(self) }
  init(wire: JSONValue, in context: WireContext) throws {
    guard case .string(let value) = wire else { throw WireError("a string expected, not \(wire.kind)") }
    self = value
  }
}

extension Array: WireValue where Element: WireValue {
  func write(to writer: JSONWriter) {
    writer.beginArray()
    for element in self { element.write(to: writer) }
    writer.endArray()
  }
  init(wire: JSONValue, in context: WireContext) throws {
    guard case .array(let values) = wire else { throw WireError("an array expected, not \(wire.kind)") }
    self = []
    reserveCapacity(values.count)
    for (index, value) in values.enumerated() {
      append(try WireError.inside("\(index)") { try Element(wire: value, in: context) })
    }
  }
}

/// Enumerations of words.
extension WireValue where Self: RawRepresentable, RawValue == String {
  func write(to writer: JSONWriter) { writer.string(rawValue) }
  init(wire: JSONValue, in context: WireContext) throws {
    let word = try String(wire: wire, in: context)
    guard let value = Self(rawValue: word) else { throw WireError("unknown word “\(word)”") }
    self = value
  }
}

extension JSONValue {
  /// An array of exactly `count` numbers.
  func numbers(_ count: Int) throws -> [Double] {
    let numbers = try [Double](wire: self, in: WireContext())
    guard numbers.count == count else {
      throw WireError("\(count) numbers expected, not \(numbers.count)")
    }
    return numbers
  }
}

extension JSONWriter {
  func numbers(_ values: Double..., digits: Int = 3) { numbers(values, digits: digits) }
  func numbers(_ values: [Double], digits: Int = 3) {
    beginArray()
    for value in values { number(value, digits: digits) }
    endArray()
  }
}

/// Numbers that are multiplied by lengths, and so need more decimals than lengths.
struct Factors: WireValue {
  var numbers: [Double]
  func write(to writer: JSONWriter) { writer.numbers(numbers, digits: 5) }
  init(_ numbers: [Double]) { self.numbers = numbers }
  init(wire: JSONValue, in context: WireContext) throws {
    numbers = try [Double](wire: wire, in: context)
  }
}

extension CGPoint: WireValue {
  func write(to writer: JSONWriter) { writer.numbers(x, y) }
  init(wire: JSONValue, in context: WireContext) throws {
    let numbers = try wire.numbers(2)
    self.init(x: numbers[0], y: numbers[1])
  }
}

extension CGSize: WireValue {
  func write(to writer: JSONWriter) { writer.numbers(width, height) }
  init(wire: JSONValue, in context: WireContext) throws {
    let numbers = try wire.numbers(2)
    self.init(width: numbers[0], height: numbers[1])
  }
}

extension CGRect: WireValue {
  func write(to writer: JSONWriter) { writer.numbers(origin.x, origin.y, size.width, size.height) }
  init(wire: JSONValue, in context: WireContext) throws {
    let numbers = try wire.numbers(4)
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

/// `#rrggbb`, `#rrggbbaa` as CSS has it: no screen shows finer steps. Colours outside of sRGB are four numbers.
extension Color: WireValue {
  func write(to writer: JSONWriter) {
    let parts = [red, green, blue, alpha]
    guard parts.allSatisfy({ 0...1 ~= $0 }) else { return writer.numbers(parts) }
    let eighths = parts.map { ($0 * 255).rounded() }
    writer.plainString { writer in
      writer.appendRaw(UInt8(ascii: "#"))
      for eighth in eighths[3] == 255 ? eighths.dropLast() : eighths[...] {
        writer.appendRaw(Self.hexadecimal[Int(eighth) >> 4])
        writer.appendRaw(Self.hexadecimal[Int(eighth) & 15])
      }
    }
  }
  private static let hexadecimal = Array("0123456789abcdef".utf8)

  init(wire: JSONValue, in context: WireContext) throws {
    guard case .string(let text) = wire else {
      let numbers = try wire.numbers(4)
      self.init(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
      return
    }
    let digits = text.utf8.dropFirst().map { Character(UnicodeScalar($0)).hexDigitValue }
    guard text.hasPrefix("#"), digits.count == 6 || digits.count == 8, !digits.contains(nil) else {
      throw WireError("“\(text)” is no colour")
    }
    let parts = stride(from: 0, to: digits.count, by: 2).map {
      Double(digits[$0]! * 16 + digits[$0 + 1]!) / 255  // All digits were checked above.
    }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count == 4 ? parts[3] : 1)
  }
}

/// A number in the frame's font table.
extension Font: WireValue {
  func write(to writer: JSONWriter) { writer.integer(writer.fonts.number(of: self)) }
  init(wire: JSONValue, in context: WireContext) throws {
    let number = try Int(wire: wire, in: context)
    guard context.fonts.indices.contains(number) else { throw WireError("no font \(number) was sent") }
    self = context.fonts[number]
  }
}
