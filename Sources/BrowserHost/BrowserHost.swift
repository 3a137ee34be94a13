import AppProcess
import Foundation
import Surface

/// Shows an app in browsers: one process, any number of pages that mirror it.
///
/// ```
/// let host = BrowserHost(configuration) { .app(try! launch()) } notify: { print($0) }
/// try host.run()
/// ```
public final class BrowserHost: @unchecked Sendable {
  /// Whether a URL that the app opens was taken care of; if not, the page opens it.
  public var opensURL: @Sendable (String) -> Bool = { _ in false }
  /// Apps that the first one can open by their URL schemes; with any, the page has a home bar. Set before `run`.
  public var installed: [HostedApp] = []

  let configuration: BrowserHostConfiguration
  let notify: @Sendable (BrowserHostNotice) -> Void
  let server: WebServer
  private let build: @Sendable () -> BuildOutcome

  // Used on the server's thread only, once it runs.
  var policy: AccessPolicy
  let files: ClientFiles
  let fonts = FontFiles()
  var resources: ResourceStore { front.resources }
  var viewers: [Int: Viewer] = [:]
  /// An attach was sent to the app and its whole frame has not come yet.
  var awaitsWhole = false
  /// The app that the pages show.
  var session: AppSession { front.session }
  /// Set when `run` begins, before anything is served.
  var front: OpenedApp!
  /// The app that was there first, to which the home bar leads.
  private(set) var home: OpenedApp!
  /// Those of `installed` that were opened, by their index.
  var others: [Int: OpenedApp] = [:]

  /// - Parameters:
  ///   - build: builds the app or finds that nothing changed; called on a thread of its own, at the start and
  ///     at every change of a watched file.
  ///   - notify: called on threads of the host.
  public init(
    _ configuration: BrowserHostConfiguration, build: @escaping @Sendable () -> BuildOutcome,
    notify: @escaping @Sendable (BrowserHostNotice) -> Void = { _ in }
  ) {
    (self.configuration, self.build, self.notify) = (configuration, build, notify)
    server = WebServer(address: configuration.address, port: configuration.port)
    files = ClientFiles(
      folder: configuration.client, fonts: fonts.common, sheets: ["fonts.css": fonts.sheet])
    policy = AccessPolicy(port: configuration.port)
  }

  /// Serves until `stop`; the calling thread becomes the server's.
  /// - Throws: when the port cannot be opened.
  public func run() throws {
    try server.open()
    policy = AccessPolicy(token: policy.token, port: server.port, names: configuration.hostNames)
    server.delegate = self
    home = open(
      HostedApp(
        title: configuration.title, schemes: configuration.schemes, watched: configuration.watched,
        build: build),
      environment: configuration.environment)
    front = home
    server.perform { [self] in session.rebuild() }
    notify(.listening(address))
    server.run()
    for app in [home] + Array(others.values) { app?.watcher?.stop() }
  }

  /// Where a browser finds the app; known once `run` listens.
  public var address: URL {
    let any = ["0.0.0.0", "::"].contains(configuration.address)
    let name = any ? "127.0.0.1" : configuration.address
    let host = name.contains(":") ? "[\(name)]" : name
    // Every part is a number, a literal address or a token of letters and digits.
    return URL(string: "http://\(host):\(server.port)/?token=\(policy.token)")!
  }

  /// Builds the app and starts it again.
  public func rebuild() { server.perform { [self] in session.rebuild() } }

  /// Gives the app an event that comes from no page, for example a URL to open.
  public func send(_ event: Event) { server.perform { [self] in _ = session.send(event) } }

  /// Ends the app and lets `run` return. May be called on any thread.
  public func stop() {
    server.perform { [self] in
      for app in [home] + Array(others.values) { app?.session.finish() }
    }
    server.stop()
  }
}
