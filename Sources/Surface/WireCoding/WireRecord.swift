import Foundation

/// A value with named fields.
///
/// One description (`visit`) serves writing and reading. A field is written only where `new` differs
/// from `old` (of a part with fields of its own, only those that differ): against the blank record that leaves out what has its default, against the state sent
/// last it makes a delta. Reading starts from `old` and takes over what is there. An optional that
/// became nil is written as null.
protocol WireRecord: WireValue {
  /// Every field at its default.
  static var blank: Self { get }
  static func visit<Visitor: WireVisitor>(_ new: inout Self, _ old: Self, _ visitor: inout Visitor) throws
}

protocol WireVisitor {
  /// Fields are given to the visited value; otherwise they are taken from it.
  var isReading: Bool { get }
  mutating func field<T: WireValue>(_ key: StaticString, _ new: inout T, _ old: T) throws
  mutating func field<T: WireValue>(_ key: StaticString, _ new: inout T?, _ old: T?) throws
}

extension WireRecord {
  func write(to writer: JSONWriter) {
    writer.beginObject()
    writeFields(since: Self.blank, to: writer)
    writer.endObject()
  }

  func writeFields(since old: Self, to writer: JSONWriter) {
    var visitor = FieldWriter(writer: writer)
    var new = self
    // Writing throws nothing; only reading does.
    try! Self.visit(&new, old, &visitor)
  }

  func write(since old: Self, to writer: JSONWriter) {
    writer.beginObject()
    writeFields(since: old, to: writer)
    writer.endObject()
  }

  init(wire: JSONValue, in context: WireContext) throws {
    self = try Self(wire: wire, since: Self.blank, in: context, besides: [])
  }

  init(wire: JSONValue, since old: Self, in context: WireContext) throws {
    self = try Self(wire: wire, since: old, in: context, besides: [])
  }

  init(wire: JSONValue, since old: Self, in context: WireContext, besides known: [String]) throws {
    guard case .object(let members) = wire else { throw WireError("an object expected, not \(wire.kind)") }
    var visitor = FieldReader(members: members, context: context)
    self = old
    try Self.visit(&self, old, &visitor)
    try visitor.finish(besides: known)
  }
}

struct FieldWriter: WireVisitor {
  let writer: JSONWriter
  var isReading: Bool { false }

  mutating func field<T: WireValue>(_ key: StaticString, _ new: inout T, _ old: T) throws {
    guard new != old else { return }
    writer.key(key)
    new.write(to: writer)
  }

  mutating func field<T: WireValue>(_ key: StaticString, _ new: inout T?, _ old: T?) throws {
    guard new != old else { return }
    writer.key(key)
    guard let new else { return writer.null() }
    if let old { new.write(since: old, to: writer) } else { new.write(to: writer) }
  }
}

struct FieldReader: WireVisitor {
  /// Those that no field has taken yet.
  private var members: [JSONValue.Member]
  let context: WireContext
  var isReading: Bool { true }

  init(members: [JSONValue.Member], context: WireContext) {
    (self.members, self.context) = (members, context)
  }

  private mutating func take(_ key: StaticString) -> JSONValue? {
    let name = UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount)
    guard let index = members.firstIndex(where: { $0.key.utf8.elementsEqual(name) }) else { return nil }
    members.swapAt(index, members.count - 1)
    return members.removeLast().value
  }

  mutating func field<T: WireValue>(_ key: StaticString, _ new: inout T, _ old: T) throws {
    guard let value = take(key) else { return }
    new = try WireError.inside("\(key)") { try T(wire: value, in: context) }
  }

  mutating func field<T: WireValue>(_ key: StaticString, _ new: inout T?, _ old: T?) throws {
    guard let value = take(key) else { return }
    new = try WireError.inside("\(key)") {
      guard value != .null else { return nil }
      return try old.map { try T(wire: value, since: $0, in: context) } ?? T(wire: value, in: context)
    }
  }

  /// - Throws: when a member is left that no field took: a misspelt name must not go unseen.
  func finish(besides known: [String]) throws {
    if let member = members.first(where: { !known.contains($0.key) }) {
      throw WireError("unknown or repeated field “\(member.key)”")
    }
  }
}
