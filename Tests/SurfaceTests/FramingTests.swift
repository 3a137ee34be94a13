import Foundation
import Testing

@testable import Surface

@Suite struct FramingTests {
  private let fromApp: Set<PacketKind> = [.frame, .message, .resource]

  private func packets() throws -> [Packet] {
    var encoder = FrameEncoder()
    return [
      try Packet(Message.ready), try Packet(Message.reply(id: 7, "{\"ok\":true}")),
      try Packet(Resource(id: "a", type: "image/png", bytes: Data([0, 10, 13, 255]))),
      try Packet(
        Frame(sequence: 1, isWhole: true, root: 1, nodes: [Node(id: 1)], screen: ScreenState(size: .zero)),
        with: &encoder),
    ]
  }

  @Test(arguments: [1, 2, 3, 7, 64, 100_000]) func splitAnywhere(step: Int) throws {
    let sent = try packets()
    let bytes = try sent.reduce(into: Data()) { $0.append(try $1.encoded()) }
    var decoder = PacketDecoder(accepting: fromApp)
    var received: [Packet] = []
    for start in stride(from: 0, to: bytes.count, by: step) {
      received += try decoder.append(bytes[start..<min(start + step, bytes.count)])
    }
    try decoder.finish()
    #expect(received == sent)
  }

  @Test func valuesComeBack() throws {
    let resource = Resource(id: "n", type: "image/svg+xml", bytes: Data("a\nb".utf8))
    #expect(try Packet(resource).resource() == resource)
    let event = Event.scroll(node: 3, offset: CGPoint(x: 1, y: 2.5), phase: "began")
    #expect(try Packet(event).event() == event)
    #expect(try Packet(Message.log(level: "info", "말")).message() == .log(level: "info", "말"))
  }

  @Test func refusesWhatIsNotAPacket() throws {
    func failure(_ bytes: [UInt8]) -> FramingError? {
      var decoder = PacketDecoder(accepting: fromApp)
      do {
        _ = try decoder.append(bytes)
        try decoder.finish()
        return nil
      } catch {
        return error as? FramingError
      }
    }
    #expect(failure([0, 0, 0, 0]) == .emptyPacket)
    #expect(failure([0, 0, 0, 2, 0x41]) == .unknownKind(0x41))
    #expect(failure([0, 0, 0, 2, 0x45]) == .unexpectedKind(.event))
    #expect(failure([0xFF, 0xFF, 0xFF, 0xFF, 0x46]) == .tooLong(kind: .frame, length: 0xFFFF_FFFE))
    #expect(failure([0, 0, 0, 9, 0x46, 1, 2]) == .truncated(missing: 6))
    #expect(failure([0, 0]) == .truncated(missing: 3))
  }

  @Test func anEventHasItsOwnLimit() {
    let packet = Packet(kind: .event, payload: Data(count: 1 << 20 + 1))
    #expect(throws: FramingError.self) { try packet.encoded() }
  }

  @Test func namesWhatIsWrongInJSON() {
    let packet = Packet(kind: .message, payload: Data("{\"type\":\"reply\",\"id\":\"x\",\"json\":\"\"}".utf8))
    #expect {
      try packet.message()
    } throws: { error in
      "\(error)".contains("a message cannot be read") && "\(error)".contains("id: a whole number expected")
    }
    #expect(throws: FramingError.self) { try Packet(kind: .resource, payload: Data("{}".utf8)).resource() }
  }

  /// Random bytes, and good streams with bytes changed: an error or packets, never a crash.
  @Test func survivesNoise() throws {
    var random = SeededRandom(state: 42)
    let good = try packets().reduce(into: Data()) { $0.append(try $1.encoded()) }
    for round in 0..<3000 {
      var bytes = [UInt8](good)
      if round.isMultiple(of: 2) {
        bytes = (0..<Int.random(in: 0...200, using: &random)).map { _ in .random(in: 0...255, using: &random)
        }
      } else {
        for _ in 0..<3 {
          bytes[.random(in: 0..<bytes.count, using: &random)] = .random(in: 0...255, using: &random)
        }
      }
      var decoder = PacketDecoder(accepting: fromApp)
      do {
        for packet in try decoder.append(bytes) {
          var frames = FrameDecoder()
          _ = try? packet.frame(with: &frames)
          _ = try? packet.message()
          _ = try? packet.resource()
        }
        try decoder.finish()
      } catch {
        #expect(error is FramingError)
      }
    }
  }
}
