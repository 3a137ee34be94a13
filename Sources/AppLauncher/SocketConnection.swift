import Foundation
import ObjectiveC
import Surface

/// The app's end of the socket to its host.
final class SocketConnection: Connection {
  private let channel: PacketChannel
  private var encoder = FrameEncoder()

  init(descriptor: Int32) { channel = PacketChannel(descriptor: descriptor, accepting: [.event]) }

  /// Starts reading. Without a host the app has no screen, so it ends when the socket does.
  /// - Parameter deliver: called on the reading thread, in order.
  func receive(_ deliver: @escaping @Sendable (Event) -> Void) {
    channel.start(deliver: { deliver(try $0.event()) }) { failure in
      if let failure { report("The host sent what cannot be read: \(failure)") }
      fflush(stdout)
      _exit(failure == nil ? 0 : 70)
    }
  }

  func send(_ frame: Frame) {
    send {
      let packet = try Packet(frame, with: &self.encoder)
      return self.encoder.isEmpty ? nil : packet
    }
  }
  func send(_ resource: Resource) { send { try Packet(resource) } }

  func send(_ message: Message) {
    // After a reply the driver may kill the app: what it was told must be on disk.
    if case .reply = message { ObservedUserDefaults.synchronizeChanges() }
    send { try Packet(message) }
  }

  private func send(_ packet: () throws -> Packet?) {
    do {
      if let packet = try packet() { try channel.send(packet) }
    } catch FramingError.closed {
      // The reading thread ends the process.
    } catch {
      report("The app cannot send to its host: \(error)")
    }
  }
}

private func report(_ text: String) {
  FileHandle.standardError.write(Data((text + "\n").utf8))
}
