internal import CNetworkDenial
import Foundation
import ObjectiveC

/// Keeps an app, and what it starts, from other machines: internet sockets cannot be made any more.
///
/// The kernel's filter for system calls does it (seccomp(2)), so that it holds for every library; an app
/// sees what a device without a network shows it. `--allow-network` leaves it out.
enum NetworkDenial {
  /// Called once, before the app's code runs.
  static func begin() {
    if !espalier_deny_network() {
      write("The network cannot be denied to this app: the system has no filter for system calls.")
    }
    AppNetwork.begin(isAllowed: false) { host in
      write("The app asks for \(host); apps have no network unless it is started with --allow-network.")
    }
  }

  private static func write(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
