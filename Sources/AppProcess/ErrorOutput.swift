import Foundation

/// Reads what a process prints, passes it on, and keeps the last part for a crash report.
final class ErrorOutput: @unchecked Sendable {
  private static let kept = 256 << 10

  private let lock = NSLock()
  /// Guarded by `lock`.
  private var tail = Data()
  private let ended = DispatchSemaphore(value: 0)

  /// - Parameter descriptor: the reading end; closed when the other end is.
  init(descriptor: Int32, passOn: @escaping @Sendable (Data) -> Void) {
    let thread = Thread { [self] in
      var buffer = [UInt8](repeating: 0, count: 16 << 10)
      while true {
        let count = read(descriptor, &buffer, buffer.count)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { break }
        let bytes = Data(buffer[..<count])
        keep(bytes)
        passOn(bytes)
      }
      close(descriptor)
      ended.signal()
    }
    thread.name = "espalier.stderr"
    thread.start()
  }

  private func keep(_ bytes: Data) {
    lock.lock()
    defer { lock.unlock() }
    tail.append(bytes)
    if tail.count > ErrorOutput.kept { tail = Data(tail.suffix(ErrorOutput.kept)) }
  }

  /// The last part of the output, once all of it has been read (a process left behind by the app can hold
  /// it open: then after `seconds`).
  func lastPart(waiting seconds: Double) -> String {
    _ = ended.wait(timeout: .now() + seconds)
    lock.lock()
    defer { lock.unlock() }
    return String(decoding: tail, as: UTF8.self)
  }
}
