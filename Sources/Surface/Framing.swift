import Foundation

/// What one packet between an app and its host holds.
public enum PacketKind: UInt8, Sendable {
  /// App to host: a `Frame` as JSON.
  case frame = 0x46  // F
  /// App to host: a `Message` as JSON.
  case message = 0x4D  // M
  /// App to host: one line of JSON that names a resource, a line feed, and the resource's bytes.
  case resource = 0x52  // R
  /// Host to app: an `Event` as JSON.
  case event = 0x45  // E

  /// The largest payload that is sent or accepted, in bytes.
  public var limit: Int { self == .event ? 1 << 20 : 64 << 20 }
}

/// One unit of the byte stream: four bytes of length (big-endian, the kind's byte included), one byte of
/// kind, then the payload.
public struct Packet: Equatable, Sendable {
  public static let headerLength = 5

  public var kind: PacketKind
  public var payload: Data
  public init(kind: PacketKind, payload: Data) { (self.kind, self.payload) = (kind, payload) }

  /// The packet as it is on the wire.
  /// - Throws: `FramingError.tooLong`.
  public func encoded() throws -> Data {
    guard payload.count <= kind.limit else {
      throw FramingError.tooLong(kind: kind, length: payload.count)
    }
    var bytes = Data(capacity: Packet.headerLength + payload.count)
    withUnsafeBytes(of: UInt32(payload.count + 1).bigEndian) { bytes.append(contentsOf: $0) }
    bytes.append(kind.rawValue)
    bytes.append(payload)
    return bytes
  }
}

/// Why a byte stream is not a stream of packets.
public enum FramingError: Error, Equatable, CustomStringConvertible {
  case emptyPacket
  case unknownKind(UInt8)
  case unexpectedKind(PacketKind)
  case tooLong(kind: PacketKind, length: Int)
  /// The stream ended in the middle of a packet.
  case truncated(missing: Int)
  case malformed(kind: PacketKind, reason: String)
  /// The other side does not read: this many bytes wait to be sent.
  case backlog(Int)
  case closed

  public var description: String {
    switch self {
    case .emptyPacket: return "a message has length zero"
    case .unknownKind(let byte): return "a message has the unknown kind \(byte)"
    case .unexpectedKind(let kind): return "a \(kind) does not belong in this direction"
    case .tooLong(let kind, let length):
      return "a \(kind) has \(length) bytes; \(kind.limit) is the limit"
    case .truncated(let missing):
      return "the connection closed in the middle of a message (\(missing) bytes are missing)"
    case .malformed(let kind, let reason): return "a \(kind) cannot be read: \(reason)"
    case .backlog(let count): return "the other side does not read: \(count) bytes wait"
    case .closed: return "the connection is closed"
    }
  }
}

/// Cuts a byte stream into packets, however it was split on the way.
public struct PacketDecoder: Sendable {
  private var buffer = Data()
  private let accepted: Set<PacketKind>

  /// - Parameter accepted: the kinds that may come; any other is an error.
  public init(accepting accepted: Set<PacketKind>) { self.accepted = accepted }

  /// Takes the next bytes and gives the packets that they complete.
  ///
  /// After an error the stream has no known boundary any more: the connection must be closed.
  public mutating func append(_ bytes: some DataProtocol) throws -> [Packet] {
    buffer.append(contentsOf: bytes)
    var packets: [Packet] = []
    var start = buffer.startIndex
    while let end = try endOfPacket(at: start) {
      // endOfPacket has checked the kind.
      if let kind = PacketKind(rawValue: buffer[start + 4]) {
        let payload = buffer.subdata(in: start + Packet.headerLength..<end)
        packets.append(Packet(kind: kind, payload: payload))
      }
      start = end
    }
    if start > buffer.startIndex { buffer = buffer.subdata(in: start..<buffer.endIndex) }
    return packets
  }

  /// To be called when the stream ends.
  /// - Throws: `FramingError.truncated` when a packet is incomplete.
  public func finish() throws {
    guard !buffer.isEmpty else { return }
    let whole = buffer.count < 4 ? Packet.headerLength : 4 + length(at: buffer.startIndex)
    throw FramingError.truncated(missing: whole - buffer.count)
  }

  /// Where the packet that begins at `start` ends; nil while it is incomplete. Errors are found as soon as
  /// the header is there, before any of the payload is kept.
  private func endOfPacket(at start: Int) throws -> Int? {
    let available = buffer.endIndex - start
    guard available >= 4 else { return nil }
    let length = length(at: start)
    guard length > 0 else { throw FramingError.emptyPacket }
    guard available >= Packet.headerLength else { return nil }
    guard let kind = PacketKind(rawValue: buffer[start + 4]) else {
      throw FramingError.unknownKind(buffer[start + 4])
    }
    guard accepted.contains(kind) else { throw FramingError.unexpectedKind(kind) }
    guard length - 1 <= kind.limit else {
      throw FramingError.tooLong(kind: kind, length: length - 1)
    }
    return available >= 4 + length ? start + 4 + length : nil
  }

  private func length(at start: Int) -> Int {
    buffer[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
