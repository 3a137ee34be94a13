import AppProcess
import Foundation
import Surface

/// Several apps on one device, of which one is in front: each a process of its own, started when it is opened,
/// told when it goes to the background, and ended after a time there.
extension BrowserHost {
  /// Makes room for an app; nothing is started yet.
  func open(_ app: HostedApp, environment: Surface.Environment) -> OpenedApp {
    let opened = OpenedApp(app)
    opened.session = AppSession(
      environment: environment, build: app.build,
      handlers: AppSession.Handlers(
        stateChanged: { [unowned self, unowned opened] in
          if opened === front { stateChanged($0) }
        },
        arrived: { [unowned self, unowned opened] in
          if opened === front { arrived($0) } else { arrived($0, inBackgroundOf: opened) }
        }),
      perform: { [server] in server.perform($0) })
    if !app.watched.isEmpty {
      opened.watcher = FileWatcher(app.watched) { [self] in
        server.perform { [self] in sourcesChanged(opened) }
      }
    }
    return opened
  }

  /// - Returns: false when no app is there for the URL.
  func openApp(for url: String) -> Bool {
    let scheme = url.prefix { $0 != ":" }.lowercased()
    if home.app.schemes.contains(scheme) {
      show(home, toOpen: url)
      return true
    }
    guard let index = installed.firstIndex(where: { $0.schemes.contains(scheme) }) else { return false }
    let app = others[index] ?? open(installed[index], environment: front.session.environment)
    others[index] = app
    show(app, toOpen: url)
    return true
  }

  /// What the home bar does: the first app comes to the front.
  func goHome() {
    if front !== home { show(home, toOpen: nil) }
  }

  private func show(_ app: OpenedApp, toOpen url: String?) {
    guard app !== front else {
      if let url { app.session.send(.openURL(url)) }
      return
    }
    let last: OpenedApp = front
    last.session.send(.lifecycle("background"))
    retire(last)
    front = app
    app.visits += 1
    app.session.environment = last.session.environment
    awaitsWhole = false
    viewers.values.forEach { $0.forget() }
    broadcast(HostMessage.data(HostMessage.Title(title: app.app.title, home: app !== home)))
    if app.isStale || !app.session.comeBack(toOpen: url) {
      app.isStale = false
      app.session.rebuild(toOpen: url)
    } else if app.session.isRunning {
      notify(.started)
      broadcast(HostMessage.data(HostMessage.State(state: "running", started: true)))
      askForWhole()
    }
  }

  /// An app in the background goes on for a while, is suspended, and is ended when nobody looks at it for
  /// long; the home screen stays.
  private func retire(_ app: OpenedApp) {
    guard app !== home else { return }
    whenStillBehind(app, after: min(Self.suspendsAfter, configuration.closesAfter)) { app.session.suspend() }
    whenStillBehind(app, after: configuration.closesAfter) { app.session.close() }
  }

  /// Seconds. iOS gives an app about five, and more to one that begins a background task.
  private static let suspendsAfter = 30.0

  private func whenStillBehind(_ app: OpenedApp, after seconds: Double, _ action: @escaping () -> Void) {
    let visit = app.visits
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [self] in
      server.perform { [self] in
        if app.visits == visit, app !== front { action() }
      }
    }
  }

  /// As on a device: with another language every app starts anew.
  func closeAllBehind() {
    for app in [home] + Array(others.values) where app !== front { app?.session.close() }
  }

  private func sourcesChanged(_ app: OpenedApp) {
    if app === front { app.session.rebuild() } else { app.isStale = true }
  }

  private func arrived(_ arrival: Arrival, inBackgroundOf app: OpenedApp) {
    switch arrival {
    case .resource(let resource): _ = app.resources.add(resource)
    case .message(.log(let level, let text)): notify(.log(level: level, text: text))
    case .frame, .message, .ended: break
    }
  }
}
