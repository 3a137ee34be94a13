import Foundation
import Surface

/// All that is needed to start an app's process.
public struct Launch: Sendable {
  /// The program inside the app's bundle.
  public var executable: URL
  public var arguments: [String] = []
  public var container: Container
  /// The device and settings that the app starts with.
  public var environment: Surface.Environment
  /// What the app is started to open.
  public var openURL: String?
  /// The URL schemes of the other apps that can be opened from this one.
  public var installedSchemes: [String] = []
  /// The app may talk with other machines.
  public var allowsNetwork = false
  /// Added to the process's variables, for example the variables of a scheme.
  public var variables: [String: String] = [:]

  public init(executable: URL, container: Container, environment: Surface.Environment) {
    (self.executable, self.container, self.environment) = (executable, container, environment)
  }

  /// Of the developer's variables only those that say how programs run here; nothing that could hold a
  /// secret reaches the app.
  private static let inherited = [
    "PATH", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "LD_LIBRARY_PATH", "FONTCONFIG_PATH", "FONTCONFIG_FILE",
  ]

  /// The variables of a process that runs an app's code without a host, as its unit tests do.
  public static func testVariables(_ container: Container) -> [String: String] {
    let ours = ProcessInfo.processInfo.environment
    var all = ours.filter { Launch.inherited.contains($0.key) }
    all.merge(container.variables) { $1 }
    all["SWIFT_BACKTRACE"] =
      "enable=yes,color=no,interactive=no,images=none,registers=none,threads=crashed,sanitize=no,limit=64"
    return all
  }

  func processVariables(descriptor: Int32) throws -> [String: String] {
    var all = Launch.testVariables(container)
    all["ESPALIER_FD"] = String(descriptor)
    all["ESPALIER_ENVIRONMENT"] = String(
      decoding: try JSONEncoder().encode(environment), as: UTF8.self)
    if let openURL { all["ESPALIER_OPEN_URL"] = openURL }
    if !installedSchemes.isEmpty { all["ESPALIER_SCHEMES"] = installedSchemes.joined(separator: " ") }
    if allowsNetwork { all["ESPALIER_NETWORK"] = "allowed" }
    all.merge(variables) { $1 }
    return all
  }
}
