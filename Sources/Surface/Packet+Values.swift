import Foundation

extension Packet {
  public init(_ frame: Frame) throws { try self.init(kind: .frame, json: frame) }
  public init(_ message: Message) throws { try self.init(kind: .message, json: message) }
  public init(_ event: Event) throws { try self.init(kind: .event, json: event) }

  public init(_ resource: Resource) throws {
    var payload = try Packet.encode(
      ResourceHeader(id: resource.id, type: resource.type), for: .resource)
    payload.append(UInt8(ascii: "\n"))
    payload.append(resource.bytes)
    self.init(kind: .resource, payload: payload)
  }

  private init(kind: PacketKind, json value: some Encodable) throws {
    self.init(kind: kind, payload: try Packet.encode(value, for: kind))
  }

  public func frame() throws -> Frame { try decode(Frame.self, as: .frame, payload) }
  public func message() throws -> Message { try decode(Message.self, as: .message, payload) }
  public func event() throws -> Event { try decode(Event.self, as: .event, payload) }

  public func resource() throws -> Resource {
    guard let lineFeed = payload.firstIndex(of: UInt8(ascii: "\n")) else {
      throw FramingError.malformed(kind: .resource, reason: "its header line has no end")
    }
    let line = payload.subdata(in: payload.startIndex..<lineFeed)
    let header = try decode(ResourceHeader.self, as: .resource, line)
    return Resource(
      id: header.id, type: header.type, bytes: payload.subdata(in: lineFeed + 1..<payload.endIndex))
  }

  private static func encode(_ value: some Encodable, for kind: PacketKind) throws -> Data {
    do {
      return try JSONEncoder().encode(value)
    } catch {
      throw FramingError.malformed(kind: kind, reason: describe(error))
    }
  }

  private func decode<Value: Decodable>(
    _ type: Value.Type, as expected: PacketKind, _ json: Data
  ) throws -> Value {
    guard kind == expected else { throw FramingError.unexpectedKind(kind) }
    do {
      return try JSONDecoder().decode(type, from: json)
    } catch {
      throw FramingError.malformed(kind: kind, reason: Packet.describe(error))
    }
  }

  /// The coding error with the path of the value, without Swift's type noise.
  private static func describe(_ error: any Error) -> String {
    let context: DecodingError.Context
    switch error {
    case DecodingError.typeMismatch(_, let found), DecodingError.valueNotFound(_, let found),
      DecodingError.keyNotFound(_, let found), DecodingError.dataCorrupted(let found):
      context = found
    case EncodingError.invalidValue(let value, let found):
      let path = found.codingPath.map(\.stringValue).joined(separator: ".")
      return "\(value) at \(path) cannot be written"
    default: return String(describing: error)
    }
    let path = context.codingPath.map(\.stringValue).joined(separator: ".")
    return path.isEmpty ? context.debugDescription : "\(context.debugDescription) (at \(path))"
  }
}

private struct ResourceHeader: Codable {
  var id: String
  var type: String
}
