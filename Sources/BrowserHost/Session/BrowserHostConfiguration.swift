import Foundation
import Surface

/// How a browser host serves.
public struct BrowserHostConfiguration: Sendable {
  /// A literal address; other machines can connect only when this is not the loopback.
  public var address = "127.0.0.1"
  /// 0 lets the system choose.
  public var port = 0
  /// Names, beside literal addresses and localhost, by which browsers may reach the host.
  public var hostNames: Set<String> = []
  /// The folder that holds the client's `index.html`.
  public var client: URL
  /// The app's name, as the page shows it.
  public var title: String
  /// The device and settings at the start.
  public var environment: Surface.Environment
  /// The project's languages, BCP 47, its development region first.
  public var languages: [String] = []
  /// The app fills the window of every browser; no device, no bar.
  public var isKiosk = false
  /// The URL schemes that the app itself is there for, in lower case.
  public var schemes: Set<String> = []
  /// After so many seconds in the background an app is ended.
  public var closesAfter = 300.0
  /// Folders and files; a change below one of them builds and starts the app again.
  public var watched: [URL] = []

  public init(client: URL, title: String, environment: Surface.Environment) {
    (self.client, self.title, self.environment) = (client, title, environment)
  }
}

/// What happens in a host, for the command line to tell.
public enum BrowserHostNotice: Sendable {
  /// Browsers can connect at this address, which carries the session's token.
  case listening(URL)
  case building
  case started
  case failed([Diagnostic])
  case ended(explanation: String, backtrace: String)
  case log(level: String, text: String)
}
