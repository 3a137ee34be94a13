import CLibWebSockets
import Foundation

/// The one function that libwebsockets calls. - Returns: not 0 to end the connection.
func webServerCallback(
  _ handle: OpaquePointer?, _ reason: lws_callback_reasons, _ user: UnsafeMutableRawPointer?,
  _ input: UnsafeMutableRawPointer?, _ length: Int
) -> Int32 {
  guard let handle, let context = lws_get_context(handle), let owner = lws_context_user(context) else {
    return 0
  }
  let server = Unmanaged<WebServer>.fromOpaque(owner).takeUnretainedValue()
  return server.handle(
    reason, on: handle, UnsafeRawBufferPointer(start: input, count: input == nil ? 0 : length))
}

extension WebServer {
  fileprivate func handle(
    _ reason: lws_callback_reasons, on handle: OpaquePointer, _ input: UnsafeRawBufferPointer
  ) -> Int32 {
    switch reason {
    case LWS_CALLBACK_EVENT_WAIT_CANCELLED: runTasks()
    case LWS_CALLBACK_HTTP: return beginReply(on: handle, path: String(decoding: input, as: UTF8.self))
    case LWS_CALLBACK_HTTP_WRITEABLE: return continueReply(on: handle)
    case LWS_CALLBACK_HTTP_BODY, LWS_CALLBACK_HTTP_BODY_COMPLETION: return -1
    case LWS_CALLBACK_CLOSED_HTTP: replies[handle] = nil
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION: return beginUpgrade(on: handle)
    case LWS_CALLBACK_ESTABLISHED: established(handle)
    case LWS_CALLBACK_RECEIVE: return receive(input, on: handle)
    case LWS_CALLBACK_SERVER_WRITEABLE: return writeable(handle)
    case LWS_CALLBACK_CLOSED: closed(handle)
    case LWS_CALLBACK_WSI_DESTROY:
      upgrades[handle] = nil
      replies[handle] = nil
    default: break
    }
    return 0
  }

  private func request(on handle: OpaquePointer, path: String) -> WebRequest {
    WebRequest(
      path: path, query: fragments(WSI_TOKEN_HTTP_URI_ARGS, handle).joined(separator: "&"),
      host: header(WSI_TOKEN_HOST, handle), origin: header(WSI_TOKEN_ORIGIN, handle),
      cookie: header(WSI_TOKEN_HTTP_COOKIE, handle))
  }

  private func header(_ token: lws_token_indexes, _ handle: OpaquePointer) -> String {
    let length = Int(lws_hdr_total_length(handle, token))
    guard length > 0 else { return "" }
    var buffer = [CChar](repeating: 0, count: length + 1)
    let count = Int(lws_hdr_copy(handle, &buffer, Int32(buffer.count), token))
    guard count > 0 else { return "" }
    return String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private func fragments(_ token: lws_token_indexes, _ handle: OpaquePointer) -> [String] {
    var found: [String] = []
    var buffer = [CChar](repeating: 0, count: 4096)
    while found.count < 32 {
      let count = Int(lws_hdr_copy_fragment(handle, &buffer, Int32(buffer.count), token, Int32(found.count)))
      guard count >= 0 else { break }
      found.append(String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }
    return found
  }

  private func beginReply(on handle: OpaquePointer, path: String) -> Int32 {
    let isGet = lws_hdr_total_length(handle, WSI_TOKEN_GET_URI) > 0
    let response =
      isGet
      ? delegate?.response(to: request(on: handle, path: path)) ?? WebResponse(503, text: "Not ready.")
      : WebResponse(405, text: "Only GET is answered.")
    guard writeHead(of: response, on: handle) else { return 1 }
    replies[handle] = Reply(body: response.body)
    lws_callback_on_writable(handle)
    return 0
  }

  private func writeHead(of response: WebResponse, on handle: OpaquePointer) -> Bool {
    var buffer = [UInt8](repeating: 0, count: espalier_lws_pre + 8192)
    return buffer.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return false }
      let start = base + espalier_lws_pre
      let end = base + buffer.count
      var position: UnsafeMutablePointer<UInt8>? = start
      var failed = lws_add_http_header_status(handle, UInt32(response.status), &position, end) != 0
      for (name, value) in [(name: "content-type", value: response.type)] + response.headers {
        let line = name + ":"
        failed =
          failed
          || lws_add_http_header_by_name(
            handle, line, value, Int32(value.utf8.count), &position, end) != 0
      }
      failed =
        failed
        || lws_add_http_header_content_length(handle, lws_filepos_t(response.body.count), &position, end) != 0
      return !failed && lws_finalize_write_http_header(handle, start, &position, end) == 0
    }
  }

  private func continueReply(on handle: OpaquePointer) -> Int32 {
    guard var reply = replies[handle] else { return 0 }
    let chunk = reply.body.dropFirst(reply.sent).prefix(65_536)
    reply.sent += chunk.count
    let isLast = reply.sent >= reply.body.count
    let count = chunk.count
    let written = Data(chunk).withPrefixedBuffer {
      lws_write(handle, $0, count, isLast ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP)
    }
    guard written >= count else { return -1 }
    if isLast {
      replies[handle] = nil
      return lws_http_transaction_completed(handle) != 0 ? -1 : 0
    }
    replies[handle] = reply
    lws_callback_on_writable(handle)
    return 0
  }

  private func beginUpgrade(on handle: OpaquePointer) -> Int32 {
    let request = request(on: handle, path: header(WSI_TOKEN_GET_URI, handle))
    guard delegate?.accepts(request) == true, sockets.count < 64 else { return -1 }
    upgrades[handle] = request
    return 0
  }

  private func established(_ handle: OpaquePointer) {
    guard let request = upgrades.removeValue(forKey: handle) else { return }
    socketCount += 1
    let socket = WebSocketConnection(handle: handle, number: socketCount)
    sockets[handle] = socket
    delegate?.opened(socket, by: request)
  }

  private func receive(_ input: UnsafeRawBufferPointer, on handle: OpaquePointer) -> Int32 {
    guard let socket = sockets[handle] else { return -1 }
    let isLast = lws_is_final_fragment(handle) != 0 && lws_remaining_packet_payload(handle) == 0
    do {
      if let message = try socket.take(input, isLast: isLast) { delegate?.received(message, from: socket) }
    } catch {
      socket.close(LWS_CLOSE_STATUS_MESSAGE_TOO_LARGE, "a message is too long")
    }
    return 0
  }

  private func writeable(_ handle: OpaquePointer) -> Int32 {
    guard let socket = sockets[handle] else { return -1 }
    guard socket.writeNext() else { return -1 }
    if socket.waitingBytes == 0 { delegate?.drained(socket) }
    return 0
  }

  private func closed(_ handle: OpaquePointer) {
    guard let socket = sockets.removeValue(forKey: handle) else { return }
    socket.markClosed()
    delegate?.closed(socket)
  }
}
