import Foundation
import Testing

@testable import Surface

@Suite struct PacketChannelTests {
  private func pair() -> (Int32, Int32) {
    var ends: [Int32] = [-1, -1]
    #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    return (ends[0], ends[1])
  }

  @Test func deliversInOrderThoughTheSocketFills() async throws {
    let (left, right) = pair()
    let sender = PacketChannel(descriptor: left, accepting: [.event])
    let receiver = PacketChannel(descriptor: right, accepting: [.frame])
    let count = 200
    let (stream, out) = AsyncStream.makeStream(of: Packet.self)
    // Sent before anybody reads: most of it has to wait.
    for index in 0..<count {
      try sender.send(Packet(kind: .frame, payload: Data(repeating: UInt8(index), count: 10_000)))
    }
    receiver.start(deliver: { out.yield($0) }, ended: { _ in out.finish() })
    var next = 0
    for await packet in stream {
      #expect(packet.payload == Data(repeating: UInt8(next), count: 10_000))
      next += 1
      if next == count { sender.stop() }
    }
    #expect(next == count)
  }

  @Test func sendingToAClosedChannelThrows() throws {
    let (left, right) = pair()
    close(right)
    let channel = PacketChannel(descriptor: left, accepting: [.event])
    #expect(throws: FramingError.closed) { try channel.send(Packet(Message.ready)) }
  }

  @Test func endInTheMiddleOfAPacketIsAnError() async throws {
    let (left, right) = pair()
    let channel = PacketChannel(descriptor: left, accepting: [.frame])
    let (stream, out) = AsyncStream.makeStream(of: String.self)
    channel.start(deliver: { _ in }, ended: { out.yield("\($0.map { "\($0)" } ?? "none")") })
    let bytes: [UInt8] = [0, 0, 1, 0, 0x46, 1, 2]
    #expect(write(right, bytes, bytes.count) == bytes.count)
    close(right)
    for await text in stream {
      #expect(text.contains("in the middle of a message (253 bytes"))
      break
    }
  }
}
