import Foundation

/// Packets over one connected stream socket; the same on both sides of the border.
///
/// Reading happens on a thread of its own, which calls the handlers, in order. Sending never blocks the
/// caller: what the socket does not take at once waits in a bounded queue that a second thread empties.
public final class PacketChannel: @unchecked Sendable {
  /// Waiting bytes beyond this make `send` fail: the other side does not read.
  public static let backlogLimit = 128 << 20

  private let descriptor: Int32
  private let accepted: Set<PacketKind>
  private let condition = NSCondition()
  /// Guarded by `condition`.
  private var waiting: [Data] = []
  private var waitingBytes = 0
  private var isClosed = false
  private var hasWriterThread = false

  /// Takes ownership of the descriptor: it is closed when the channel's reading has ended and the channel
  /// is gone.
  /// - Parameter accepted: the kinds that the other side may send.
  public init(descriptor: Int32, accepting accepted: Set<PacketKind>) {
    (self.descriptor, self.accepted) = (descriptor, accepted)
  }

  deinit { close(descriptor) }

  /// Starts the reading thread.
  /// - Parameters:
  ///   - deliver: called for each packet; an error that it throws ends the channel.
  ///   - ended: called once, last: with nil when the other side closed between two packets.
  public func start(
    deliver: @escaping @Sendable (Packet) throws -> Void,
    ended: @escaping @Sendable ((any Error)?) -> Void
  ) {
    startThread(named: "espalier.read") { [self] in
      var failure: (any Error)?
      do {
        try readPackets(deliver)
      } catch {
        failure = error
      }
      stop()
      ended(failure)
    }
  }

  /// Sends a packet without waiting for the other side.
  /// - Throws: `FramingError.closed`, `.tooLong`, or `.backlog` when the other side does not read.
  public func send(_ packet: Packet) throws {
    var bytes = try packet.encoded()
    condition.lock()
    defer { condition.unlock() }
    guard !isClosed else { throw FramingError.closed }
    guard waitingBytes + bytes.count <= PacketChannel.backlogLimit else {
      throw FramingError.backlog(waitingBytes)
    }
    if waiting.isEmpty {
      let sent = try sendNow(bytes)
      guard sent < bytes.count else { return }
      bytes = bytes.subdata(in: bytes.startIndex + sent..<bytes.endIndex)
    }
    waiting.append(bytes)
    waitingBytes += bytes.count
    if !hasWriterThread {
      hasWriterThread = true
      startThread(named: "espalier.write") { [self] in writeWaiting() }
    }
    condition.signal()
  }

  /// Ends both directions: the reading thread sees the end, `send` throws.
  public func stop() {
    condition.lock()
    isClosed = true
    waiting.removeAll()
    waitingBytes = 0
    condition.broadcast()
    condition.unlock()
    shutdown(descriptor, Int32(SHUT_RDWR))
  }

  private func readPackets(_ deliver: (Packet) throws -> Void) throws {
    var decoder = PacketDecoder(accepting: accepted)
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      // A peer that died with bytes unread gives ECONNRESET: for us the stream simply ends.
      guard count > 0 else { break }
      for packet in try decoder.append(buffer[..<count]) { try deliver(packet) }
    }
    try decoder.finish()
  }

  /// What the socket takes without waiting.
  private func sendNow(_ bytes: Data) throws -> Int {
    try bytes.withUnsafeBytes { (raw: UnsafeRawBufferPointer) -> Int in
      var sent = 0
      while sent < raw.count {
        let count = Foundation.send(
          descriptor, raw.baseAddress.map { $0 + sent }, raw.count - sent,
          Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL))
        if count > 0 {
          sent += count
        } else if errno == EAGAIN || errno == EWOULDBLOCK {
          break
        } else if errno != EINTR {
          throw FramingError.closed
        }
      }
      return sent
    }
  }

  private func writeWaiting() {
    while true {
      condition.lock()
      while waiting.isEmpty && !isClosed { condition.wait() }
      guard !isClosed, let next = waiting.first else {
        condition.unlock()
        return
      }
      condition.unlock()
      let isSent = sendBlocking(next)
      condition.lock()
      if isClosed || !isSent {
        isClosed = true
        condition.unlock()
        return
      }
      // Taken off only now, so that `send` cannot overtake it.
      waiting.removeFirst()
      waitingBytes -= next.count
      condition.unlock()
    }
  }

  private func sendBlocking(_ bytes: Data) -> Bool {
    bytes.withUnsafeBytes { (raw: UnsafeRawBufferPointer) -> Bool in
      var sent = 0
      while sent < raw.count {
        let count = Foundation.send(
          descriptor, raw.baseAddress.map { $0 + sent }, raw.count - sent, Int32(MSG_NOSIGNAL))
        if count > 0 {
          sent += count
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }

  private func startThread(named name: String, _ body: @escaping @Sendable () -> Void) {
    let thread = Thread(block: body)
    thread.name = name
    thread.start()
  }
}
