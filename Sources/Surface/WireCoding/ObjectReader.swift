import Foundation

/// Reads an object whose member `type` says what else is in it.
struct ObjectReader {
  let type: String
  private let value: JSONValue
  private let members: [JSONValue.Member]

  init(_ value: JSONValue) throws {
    guard case .object(let members) = value else { throw WireError("an object expected, not \(value.kind)") }
    guard case .string(let type)? = members.first(where: { $0.key == "type" })?.value else {
      throw WireError("a word expected", path: ["type"])
    }
    (self.type, self.value, self.members) = (type, value, members)
  }

  func field<T: WireValue>(_ key: String) throws -> T {
    guard let value = members.first(where: { $0.key == key })?.value else {
      throw WireError("missing", path: [key])
    }
    return try WireError.inside(key) { try T(wire: value, in: WireContext()) }
  }

  /// The members beside `type` as the fields of a record.
  func record<T: WireRecord>() throws -> T {
    try T(wire: value, since: T.blank, in: WireContext(), besides: ["type"])
  }

  func word(_ key: String, of words: [String]) throws -> String {
    let word: String = try field(key)
    guard words.contains(word) else { throw WireError("unknown word “\(word)”", path: [key]) }
    return word
  }

  /// Start and length, neither negative; nil when the member is missing or null.
  func range(_ key: String) throws -> [Int]? {
    guard let value = members.first(where: { $0.key == key })?.value, value != .null else { return nil }
    let numbers: [Int] = try field(key)
    guard numbers.count == 2, numbers.allSatisfy({ $0 >= 0 }) else {
      throw WireError("start and length expected", path: [key])
    }
    return numbers
  }
}

extension JSONWriter {
  func tagged(_ type: String, _ fields: (StaticString, any WireValue)...) {
    key("type")
    string(type)
    for (name, value) in fields {
      key(name)
      value.write(to: self)
    }
  }

  func tagged<T: WireRecord>(_ type: String, _ record: T) {
    key("type")
    string(type)
    record.writeFields(since: T.blank, to: self)
  }
}
