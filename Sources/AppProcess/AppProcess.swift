import Foundation
import Surface

/// What comes from an app's process, in order.
public enum Arrival: Sendable {
  /// The JSON of a `Frame`, unread: a host that only relays it need not decode it. `Packet.frame(with:)` does.
  case frame(Packet)
  case resource(Resource)
  case message(Message)
  /// Comes once, last.
  case ended(Ending)
}

/// One running app, and the host's end of its socket.
///
/// All that the app sends is treated as hostile: what cannot be read ends the app with a clear message, and
/// never the host.
public final class AppProcess: @unchecked Sendable {
  /// The descriptor under which the app finds its end of the socket.
  private static let appDescriptor: Int32 = 3

  public let identifier: pid_t
  private let channel: PacketChannel
  private let output: ErrorOutput
  private let lock = NSLock()
  /// Guarded by `lock`: once reaped, the identifier may belong to another process.
  private var isReaped = false
  private var wasKilled = false
  private var status: Int32 = 0
  private let exited = DispatchSemaphore(value: 0)

  /// Starts the app.
  /// - Parameters:
  ///   - passOn: what the app prints to its standard output or error, as it comes, on a thread of its own;
  ///     by default the developer sees it on standard error.
  ///   - deliver: called for all that comes from the app, in order, on a thread of the process.
  /// - Throws: `AppProcessError`.
  public init(
    _ launch: Launch,
    passOn: @escaping @Sendable (Data) -> Void = { FileHandle.standardError.write($0) },
    deliver: @escaping @Sendable (Arrival) -> Void
  ) throws {
    do {
      try launch.container.create()
    } catch {
      throw AppProcessError.noContainer(launch.container.folder, error.localizedDescription)
    }
    let sockets = try AppProcess.makeSockets()
    // A pair of sockets and no pipe, because only a socket can be made close-on-exec in one step here.
    let printing = try AppProcess.makeSockets()
    defer {
      close(sockets.app)
      close(printing.app)
    }
    do {
      identifier = try Spawn.start(
        launch, socket: sockets.app, as: AppProcess.appDescriptor, output: printing.app)
    } catch {
      close(sockets.host)
      close(printing.host)
      throw error
    }
    channel = PacketChannel(descriptor: sockets.host, accepting: [.frame, .message, .resource])
    output = ErrorOutput(descriptor: printing.host, passOn: passOn)
    watchExit()
    channel.start(
      deliver: { deliver(try AppProcess.read($0)) },
      ended: { [self] failure in deliver(.ended(finish(failure))) })
  }

  /// Sends an event without waiting for the app.
  /// - Throws: `FramingError`: the app is gone, does not read, or the event is too long.
  public func send(_ event: Event) throws { try channel.send(Packet(event)) }

  /// Ends the app at once (SIGKILL), with every process that it started.
  public func kill() {
    lock.lock()
    defer { lock.unlock() }
    guard !isReaped else { return }
    wasKilled = true
    Foundation.kill(-identifier, SIGKILL)
  }

  /// Holds the app with every process that it started, as iOS does with apps in the background: nothing of it
  /// runs until `resume`.
  public func suspend() { signalAll(SIGSTOP) }

  /// Lets a suspended app go on.
  public func resume() { signalAll(SIGCONT) }

  private func signalAll(_ number: Int32) {
    lock.lock()
    defer { lock.unlock() }
    if !isReaped { Foundation.kill(-identifier, number) }
  }

  private static func read(_ packet: Packet) throws -> Arrival {
    switch packet.kind {
    case .frame: return .frame(packet)
    case .resource: return .resource(try packet.resource())
    case .message: return .message(try packet.message())
    case .event: throw FramingError.unexpectedKind(.event)
    }
  }

  /// Waits for the process's end on a thread, then closes the socket.
  private func watchExit() {
    let thread = Thread { [self] in
      var information = siginfo_t()
      // The process stays a zombie until the lock is held, so that `kill` never hits a reused identifier.
      while waitid(P_PID, id_t(identifier), &information, WEXITED | WNOWAIT) != 0 && errno == EINTR {}
      lock.lock()
      waitpid(identifier, &status, 0)
      isReaped = true
      lock.unlock()
      channel.stop()
      exited.signal()
    }
    thread.name = "espalier.wait"
    thread.start()
  }

  /// Called when the socket has ended.
  private func finish(_ failure: (any Error)?) -> Ending {
    // An app that closes its socket and lives on is no use to anybody.
    if failure != nil || exited.wait(timeout: .now() + 2) == .timedOut {
      let wasKilledBefore = isKilled
      kill()
      exited.wait()
      let isDead = failure is FramingError && diedBySignal(otherThan: SIGKILL)
      if !wasKilledBefore && !isDead {
        return .brokeProtocol(failure.map { "\($0)" } ?? "it closed its connection")
      }
    }
    let text = output.lastPart(waiting: 1)
    lock.lock()
    defer { lock.unlock() }
    let signal = status & 0x7f
    if wasKilled && signal == SIGKILL { return .killed }
    if signal != 0 { return .crashed(CrashReport(signal: signal, errorOutput: text)) }
    return .exited(code: (status >> 8) & 0xff)
  }

  private var isKilled: Bool {
    lock.lock()
    defer { lock.unlock() }
    return wasKilled
  }

  private func diedBySignal(otherThan signal: Int32) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    let own = status & 0x7f
    return own != 0 && own != signal
  }

  /// Two connected sockets that no other program inherits.
  private static func makeSockets() throws -> (host: Int32, app: Int32) {
    var pair: [Int32] = [-1, -1]
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &pair) == 0 else {
      throw AppProcessError.system("socketpair", errno)
    }
    return (pair[0], pair[1])
  }
}

/// Why an app could not be started.
public enum AppProcessError: Error, Equatable, CustomStringConvertible {
  case cannotStart(URL, String)
  case noContainer(URL, String)
  case system(String, Int32)

  public var description: String {
    switch self {
    case .cannotStart(let url, let reason): return "\(url.path) cannot be started: \(reason)"
    case .noContainer(let url, let reason): return "the app's folder \(url.path) cannot be made: \(reason)"
    case .system(let call, let number): return "\(call) failed: \(String(cString: strerror(number)))"
    }
  }
}
