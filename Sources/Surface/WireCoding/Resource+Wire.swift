import Foundation

extension Resource {
  /// One line of JSON, `{"id":"…","type":"image/png"}`, a line feed, and the bytes as they are.
  public func wireData() -> Data {
    let writer = JSONWriter()
    writer.beginObject()
    writer.key("id")
    writer.string(id)
    writer.key("type")
    writer.string(type)
    writer.endObject()
    return Data(writer.bytes) + [0x0A] + bytes
  }

  /// - Throws: `WireError` when the first line is not of that form.
  public init(wireData: Data) throws {
    guard let end = wireData.firstIndex(of: 0x0A) else {
      throw WireError("a resource without its first line")
    }
    let header = try JSONValue(parsing: wireData[wireData.startIndex..<end])
    let object = try FieldsOfResource(wire: header, in: WireContext())
    try expect(
      !object.id.isEmpty && object.id.utf8.count <= 256, "a resource needs an id of at most 256 bytes")
    self.init(id: object.id, type: object.type, bytes: Data(wireData[(end + 1)...]))
  }
}

private struct FieldsOfResource: WireRecord {
  var id = "", type = ""
  static var blank: FieldsOfResource { FieldsOfResource() }
  static func visit<V: WireVisitor>(_ new: inout Self, _ old: Self, _ visitor: inout V) throws {
    try visitor.field("id", &new.id, old.id)
    try visitor.field("type", &new.type, old.type)
  }
}
