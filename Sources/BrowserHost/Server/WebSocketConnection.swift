import CLibWebSockets
import Foundation

/// One browser's socket. Used on the server's thread only.
final class WebSocketConnection {
  /// Messages longer than this end the connection.
  static let longestMessage = 1 << 20

  /// nil once the socket is closed.
  private(set) var handle: OpaquePointer?
  let number: Int
  private var waiting: [(message: Data, isDroppable: Bool)] = []
  private var incoming = Data()
  private(set) var waitingBytes = 0
  private(set) var closing: (code: lws_close_status, reason: String)?

  init(handle: OpaquePointer, number: Int) { (self.handle, self.number) = (handle, number) }

  /// Queues a text message.
  /// - Parameter isDroppable: the page can do without it.
  func send(_ message: Data, isDroppable: Bool = false) {
    guard let handle, closing == nil else { return }
    waiting.append((message, isDroppable))
    waitingBytes += message.count
    lws_callback_on_writable(handle)
  }

  /// Drops what has not been given to the socket yet, as far as the page can do without it.
  func dropWaiting() {
    waiting.removeAll { $0.isDroppable }
    waitingBytes = waiting.reduce(0) { $0 + $1.message.count }
  }

  func close(_ code: lws_close_status, _ reason: String) {
    guard let handle, closing == nil else { return }
    closing = (code, String(reason.prefix(100)))
    lws_callback_on_writable(handle)
  }

  func markClosed() {
    handle = nil
    waiting = []
    waitingBytes = 0
  }

  /// Takes a fragment; gives the message when it is complete.
  /// - Throws: when it is too long.
  func take(_ bytes: UnsafeRawBufferPointer, isLast: Bool) throws -> Data? {
    guard incoming.count + bytes.count <= Self.longestMessage else { throw TooLong() }
    incoming.append(contentsOf: bytes)
    guard isLast else { return nil }
    defer { incoming = Data() }
    return incoming
  }

  struct TooLong: Error {}

  /// Writes the next message. - Returns: false when the socket has to be closed.
  func writeNext() -> Bool {
    guard let handle else { return false }
    if let closing {
      var reason = Array(closing.reason.utf8)
      lws_close_reason(handle, closing.code, &reason, reason.count)
      return false
    }
    guard !waiting.isEmpty else { return true }
    let message = waiting.removeFirst().message
    waitingBytes -= message.count
    let written = message.withPrefixedBuffer { lws_write(handle, $0, message.count, LWS_WRITE_TEXT) }
    if !waiting.isEmpty { lws_callback_on_writable(handle) }
    return written >= 0
  }
}

extension Data {
  /// A copy with the room in front that libwebsockets needs for its headers.
  func withPrefixedBuffer<R>(_ body: (UnsafeMutablePointer<UInt8>) -> R) -> R {
    var buffer = [UInt8](repeating: 0, count: espalier_lws_pre)
    buffer.append(contentsOf: self)
    return buffer.withUnsafeMutableBufferPointer { body($0.baseAddress! + espalier_lws_pre) }  // Never empty.
  }
}
