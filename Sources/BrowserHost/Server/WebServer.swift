import CLibWebSockets
import Foundation

/// What a server asks; called on the server's thread.
protocol WebServerDelegate: AnyObject {
  func response(to request: WebRequest) -> WebResponse
  /// Whether a browser may open a socket.
  func accepts(_ request: WebRequest) -> Bool
  func opened(_ socket: WebSocketConnection, by request: WebRequest)
  func received(_ message: Data, from socket: WebSocketConnection)
  /// The socket has given everything to the network.
  func drained(_ socket: WebSocketConnection)
  func closed(_ socket: WebSocketConnection)
}

/// HTTP and WebSocket on one port, with libwebsockets, on one thread.
final class WebServer: @unchecked Sendable {
  /// The name under which the page opens its socket.
  static let socketProtocol = "espalier"

  weak var delegate: WebServerDelegate?
  private(set) var port = 0
  let address: String

  // Used on the server's thread only.
  var sockets: [OpaquePointer: WebSocketConnection] = [:]
  var replies: [OpaquePointer: Reply] = [:]
  var upgrades: [OpaquePointer: WebRequest] = [:]
  var socketCount = 0

  private var context: OpaquePointer?
  private let lock = NSLock()
  /// Guarded by `lock`.
  private var tasks: [() -> Void] = []
  private var isStopped = false

  /// A response on its way.
  struct Reply {
    var body: Data
    var sent = 0
  }

  init(address: String, port: Int) {
    // Only literal addresses are listened on; this is the one name that means one.
    (self.address, self.port) = (address == "localhost" ? "127.0.0.1" : address, port)
  }

  /// Opens the port; `run` then serves it.
  /// - Throws: `WebServerError.cannotListen`.
  func open() throws {
    lws_set_log_level(0, nil)
    guard Self.isFree(address, port) else { throw WebServerError.cannotListen(address, port) }
    let http = strdup("http")
    let socket = strdup(Self.socketProtocol)
    let interface = strdup(address)
    var protocols = UnsafeMutablePointer<lws_protocols>.allocate(capacity: 3)
    protocols[0] = lws_protocols(
      name: http, callback: webServerCallback, per_session_data_size: 0, rx_buffer_size: 4096, id: 0,
      user: nil,
      tx_packet_size: 0)
    protocols[1] = lws_protocols(
      name: socket, callback: webServerCallback, per_session_data_size: 0, rx_buffer_size: 65_536, id: 1,
      user: nil, tx_packet_size: 0)
    protocols[2] = lws_protocols()
    let retry = UnsafeMutablePointer<lws_retry_bo_t>.allocate(capacity: 1)
    // A browser that vanished without a word is noticed by its missing pong.
    retry.initialize(to: lws_retry_bo_t())
    retry.pointee.secs_since_valid_ping = 20
    retry.pointee.secs_since_valid_hangup = 40

    // The strings and tables stay: the context reads them until it is gone, and a host makes one context.
    var info = lws_context_creation_info()
    info.port = Int32(port)
    info.iface = UnsafePointer(interface)
    info.protocols = UnsafePointer(protocols)
    info.options = espalier_lws_server_options
    info.user = Unmanaged.passUnretained(self).toOpaque()
    info.timeout_secs = 10
    info.keepalive_timeout = 20
    info.max_http_header_pool = 64
    info.pt_serv_buf_size = 65_536
    info.retry_and_idle_policy = UnsafePointer(retry)
    context = lws_create_context(&info)
    guard let context else { throw WebServerError.cannotListen(address, port) }
    if port == 0 { port = Int(lws_get_vhost_listen_port(lws_get_vhost_by_name(context, "default"))) }
    protocols = UnsafeMutablePointer(mutating: protocols)
  }

  /// libwebsockets says nothing when a port is taken, so it is tried first.
  private static func isFree(_ address: String, _ port: Int) -> Bool {
    guard port > 0 else { return true }
    var hints = addrinfo()
    hints.ai_flags = AI_NUMERICHOST | AI_PASSIVE
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var found: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(address, String(port), &hints, &found) == 0, let target = found else { return true }
    defer { freeaddrinfo(target) }
    let descriptor = socket(target.pointee.ai_family, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var reuse: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &reuse, socklen_t(MemoryLayout<Int32>.size))
    return bind(descriptor, target.pointee.ai_addr, target.pointee.ai_addrlen) == 0
  }

  /// Serves until `stop`.
  func run() {
    guard let context else { return }
    while !stopped {
      if lws_service(context, 0) < 0 { break }
    }
    lws_context_destroy(context)
    lock.withLock { self.context = nil }
  }

  func stop() {
    lock.withLock { isStopped = true }
    wake()
  }

  /// Runs `task` on the server's thread.
  func perform(_ task: @escaping () -> Void) {
    lock.withLock { tasks.append(task) }
    wake()
  }

  private var stopped: Bool { lock.withLock { isStopped } }

  private func wake() {
    lock.withLock {
      if let context { lws_cancel_service(context) }
    }
  }

  func runTasks() {
    let due = lock.withLock {
      defer { tasks = [] }
      return tasks
    }
    for task in due { task() }
  }
}

enum WebServerError: Error, Equatable, CustomStringConvertible {
  case cannotListen(String, Int)

  var description: String {
    switch self {
    case .cannotListen(let address, let port):
      "cannot listen on \(address), port \(port): the address does not belong to this machine, or another "
        + "program has the port"
    }
  }
}
