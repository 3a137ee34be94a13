import Foundation

extension Packet {
  /// - Parameter encoder: knows what was sent before; the packets must reach the host in this order.
  public init(_ frame: Frame, with encoder: inout FrameEncoder) throws {
    self.init(kind: .frame, payload: encoder.encode(frame))
  }
  public init(_ message: Message) throws { self.init(kind: .message, payload: message.wireData()) }
  public init(_ event: Event) throws { self.init(kind: .event, payload: event.wireData()) }
  public init(_ resource: Resource) throws { self.init(kind: .resource, payload: resource.wireData()) }

  /// The frame with complete nodes.
  /// - Parameter decoder: must have read every frame before this one since the last whole one.
  public func frame(with decoder: inout FrameDecoder) throws -> Frame {
    try read(as: .frame) { try decoder.decode(payload) }
  }
  public func message() throws -> Message { try read(as: .message) { try Message(wireData: payload) } }
  public func event() throws -> Event { try read(as: .event) { try Event(wireData: payload) } }
  public func resource() throws -> Resource { try read(as: .resource) { try Resource(wireData: payload) } }

  /// Whether this is a frame that holds everything, told without reading it.
  public var isWholeFrame: Bool { kind == .frame && FrameDecoder.isWhole(payload) }

  private func read<Value>(as expected: PacketKind, _ body: () throws -> Value) throws -> Value {
    guard kind == expected else { throw FramingError.unexpectedKind(kind) }
    do {
      return try body()
    } catch {
      throw FramingError.malformed(kind: kind, reason: "\(error)")
    }
  }
}
