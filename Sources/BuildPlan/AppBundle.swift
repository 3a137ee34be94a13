import Foundation

/// A built app.
public struct AppBundle: Sendable {
  public let name: String
  public let moduleName: String
  public let bundleIdentifier: String
  /// `<Name>.app`.
  public let folder: URL
  public let executable: URL
  /// Where the app keeps what it stores.
  public let container: URL
  /// The project's language; the app shows it unless another is asked for.
  public let developmentRegion: String
  /// UISupportedInterfaceOrientations, by UIKit's names without their prefix: `portrait`, `landscapeLeft` …
  public let orientations: [String]
  /// Whether the compiler ran.
  public let isFresh: Bool
  public let messages: [BuildMessage]
}
