import Foundation

/// An app that the host can show.
public struct HostedApp: Sendable {
  /// As the page shows it.
  public var title: String
  /// The URL schemes that the app is there for, in lower case.
  public var schemes: Set<String>
  /// Folders and files; a change below one of them builds and starts the app again.
  public var watched: [URL]
  /// Builds the app or finds that nothing changed; called on a thread of its own.
  public var build: @Sendable () -> BuildOutcome

  public init(
    title: String, schemes: Set<String>, watched: [URL] = [], build: @escaping @Sendable () -> BuildOutcome
  ) {
    (self.title, self.schemes, self.watched, self.build) = (title, schemes, watched, build)
  }
}

/// An app that was opened: its process, and what it sent. Used on the server's thread only.
final class OpenedApp {
  let app: HostedApp
  /// What the app sent stays its own: a process that comes back to the front does not send it again.
  let resources = ResourceStore()
  /// Set once, right after the app is made.
  var session: AppSession!
  var watcher: FileWatcher?
  /// A source file changed while another app was in front.
  var isStale = false
  /// Counts how often the app came to the front, so that a timer knows whether it is still meant.
  var visits = 0

  init(_ app: HostedApp) { self.app = app }
}
