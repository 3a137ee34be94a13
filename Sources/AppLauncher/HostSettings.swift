import Foundation
import Surface

/// What the host passes in the process's variables.
struct HostSettings {
  let descriptor: Int32
  let environment: Surface.Environment

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
    return HostSettings(descriptor: descriptor, environment: environment)
  }

  private static func fail(_ text: String) -> Never {
    FileHandle.standardError.write(Data((text + "\n").utf8))
    exit(78)
  }
}
