import Foundation
import Surface

/// What the host passes in the process's variables.
struct HostSettings {
  let descriptor: Int32
  let environment: Surface.Environment
  /// What the app is started to open.
  let openURL: String?
  /// The URL schemes of the other apps on this device.
  let installedSchemes: [String]
  let allowsNetwork: Bool

  /// Ends the process with a message when it was not started by a host.
  static func read() -> HostSettings {
    let variables = ProcessInfo.processInfo.environment
    guard let descriptor = variables["ESPALIER_FD"].flatMap({ Int32($0) }), fcntl(descriptor, F_GETFD) >= 0
    else {
      fail("This program is an app: start it with `espalier run`.")
    }
    guard let json = variables["ESPALIER_ENVIRONMENT"],
      let environment = try? JSONDecoder().decode(Surface.Environment.self, from: Data(json.utf8))
    else {
      fail("The host gave no device (ESPALIER_ENVIRONMENT).")
    }
    let schemes = variables["ESPALIER_SCHEMES"]?.split(separator: " ").map(String.init) ?? []
    return HostSettings(
      descriptor: descriptor, environment: environment, openURL: variables["ESPALIER_OPEN_URL"],
      installedSchemes: schemes, allowsNetwork: variables["ESPALIER_NETWORK"] == "allowed")
  }

  private static func fail(_ text: String) -> Never {
    FileHandle.standardError.write(Data((text + "\n").utf8))
    exit(78)
  }
}
