import CLibWebSockets
import Foundation
import Surface

/// From the pages to the app.
extension BrowserHost: WebServerDelegate {
  func response(to request: WebRequest) -> WebResponse {
    guard policy.isHostAllowed(request.host) else {
      return WebResponse(403, text: "This name is not one of the host's. Use the address that it printed.")
    }
    guard policy.knowsToken(request) else {
      return WebResponse(
        403, text: "This address belongs to no running session. Use the address that was printed.")
    }
    guard var response = content(for: request) else {
      return WebResponse(404, text: "There is nothing here.")
    }
    if request.path == "/" { response.headers.append((name: "set-cookie", value: policy.cookie)) }
    return response
  }

  private func content(for request: WebRequest) -> WebResponse? {
    if request.path == "/fonts.css" { return fonts.styleSheet }
    if let name = request.path.dropping(prefix: "/fonts/") { return fonts.response(name: name) }
    if let id = request.path.dropping(prefix: "/resource/") { return resources.response(id: id) }
    return files.response(path: request.path, host: request.host)
  }

  func accepts(_ request: WebRequest) -> Bool {
    policy.isHostAllowed(request.host) && policy.isOriginAllowed(request) && policy.knowsToken(request)
  }

  func opened(_ socket: WebSocketConnection, by request: WebRequest) {
    let viewer = Viewer(socket: socket)
    viewers[socket.number] = viewer
    viewer.send(
      HostMessage.data(
        HostMessage.Hello(
          title: front.app.title, languages: configuration.languages, kiosk: configuration.isKiosk,
          fonts: resources.fontFamilies, hasHome: !installed.isEmpty,
          home: front !== home)))
    viewer.send(Event.environment(session.environment).wireData())
    viewer.send(message(for: session.state))
    awaitsWhole = false
    askForWhole()
  }

  func received(_ message: Data, from socket: WebSocketConnection) {
    guard let viewer = viewers[socket.number] else { return }
    guard viewer.takesMessage(at: ProcessInfo.processInfo.systemUptime) else {
      return socket.close(LWS_CLOSE_STATUS_POLICY_VIOLATION, "too many messages")
    }
    if message == Self.restart { return session.rebuild() }
    if message == Self.home { return goHome() }
    do {
      try take(try Event(wireData: message), from: viewer)
    } catch {
      notify(
        .log(level: "warning", text: "A page sent what is no event (\(error)); its connection was closed."))
      socket.close(LWS_CLOSE_STATUS_INVALID_PAYLOAD, "\(error)")
    }
  }

  private static let restart = Data("{\"type\":\"restart\"}".utf8)
  private static let home = Data("{\"type\":\"home\"}".utf8)

  /// What a page may do: all that a person with the device in the hand could.
  private func take(_ event: Event, from viewer: Viewer) throws {
    switch event {
    case .touch(let touch): session.send(.touch(viewer.track(touch)))
    case .scroll(let node, let offset, let phase):
      viewer.track(scrollOf: node, at: offset, phase: phase)
      session.send(event)
    case .text, .focus, .returnKey, .key, .keyboard, .accessibilityAction: session.send(event)
    case .environment(var environment):
      environment.scrollsNatively = true
      environment.usesVirtualClock = false
      let isTranslated = environment.language != session.environment.language
      session.environment = environment
      // As on a device: with another language every app starts anew.
      if isTranslated {
        closeAllBehind()
        session.relaunch()
      } else {
        session.send(.environment(environment))
      }
      broadcast(Event.environment(environment).wireData(), except: viewer.socket)
    case .attach, .lifecycle, .openURL, .command: throw WireError("not for a page", path: ["type"])
    }
  }

  func drained(_ socket: WebSocketConnection) { askForWhole() }

  func closed(_ socket: WebSocketConnection) {
    guard let viewer = viewers.removeValue(forKey: socket.number) else { return }
    // A page that went away cannot lift its fingers.
    for var touch in viewer.fingers.values {
      touch.phase = .cancelled
      session.send(.touch(touch))
    }
    for (node, offset) in viewer.scrolls {
      session.send(.scroll(node: node, offset: offset, phase: "settled"))
    }
  }
}

extension String {
  fileprivate func dropping(prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
