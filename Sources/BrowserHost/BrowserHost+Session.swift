import AppProcess
import Foundation
import Surface

/// From the app to the pages.
extension BrowserHost {
  func stateChanged(_ state: AppSession.State) {
    switch state {
    case .building: notify(.building)
    case .running:
      resources.removeAll()
      awaitsWhole = false
      viewers.values.forEach { $0.forget() }
      notify(.started)
    case .failed(let diagnostics): notify(.failed(diagnostics))
    case .ended(let ending):
      notify(.ended(explanation: ending.explanation, backtrace: ending.backtrace))
    }
    if case .running = state {
      broadcast(HostMessage.data(HostMessage.State(state: "running", started: true)))
    } else {
      broadcast(message(for: state))
    }
  }

  func message(for state: AppSession.State) -> Data {
    switch state {
    case .building: HostMessage.data(HostMessage.State(state: "building"))
    case .running: HostMessage.data(HostMessage.State(state: "running"))
    case .failed(let diagnostics):
      HostMessage.data(HostMessage.State(state: "failed", diagnostics: diagnostics))
    case .ended(let ending):
      HostMessage.data(
        HostMessage.State(
          state: "ended", message: ending.explanation, backtrace: ending.backtrace, crashed: ending.isCrash))
    }
  }

  func arrived(_ arrival: Arrival) {
    switch arrival {
    case .frame(let packet):
      if packet.isWholeFrame { awaitsWhole = false }
      for viewer in viewers.values { viewer.show(packet) }
    case .resource(let resource): take(resource)
    case .message(let message): take(message)
    case .ended: break  // The session makes a state of it.
    }
  }

  private func take(_ resource: Resource) {
    guard resources.add(resource) else {
      return notify(
        .log(
          level: "error", text: "The app sent more pictures than can be kept; \(resource.id) is not shown."))
    }
    if resource.type.hasPrefix("font/") { broadcast(HostMessage.data(HostMessage.Font(family: resource.id))) }
  }

  private func take(_ message: Message) {
    switch message {
    case .ready, .reply: return
    case .log(let level, let text): notify(.log(level: level, text: text))
    case .openURL(let url): if opensURL(url) || openApp(for: url) { return }
    case .announce, .haptic, .pasteboard, .share: break
    }
    broadcast(message.wireData())
  }

  func broadcast(_ message: Data, except sender: WebSocketConnection? = nil) {
    for viewer in viewers.values where viewer.socket !== sender { viewer.send(message) }
  }

  /// Asks the app for everything, for the pages that cannot follow its deltas.
  func askForWhole() {
    guard !awaitsWhole, viewers.values.contains(where: \.needsWhole) else { return }
    awaitsWhole = session.send(.attach)
  }
}

extension Ending {
  var backtrace: String {
    if case .crashed(let report) = self { return report.backtrace }
    return ""
  }

  /// Whether the app did not mean to end.
  var isCrash: Bool {
    switch self {
    case .crashed, .brokeProtocol: true
    case .exited(let code): code != 0
    case .killed: false
    }
  }
}
