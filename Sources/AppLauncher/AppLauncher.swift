import EspalierLocalization
import Foundation
import ObjectiveC
import PangoText
import Surface
import TextLayout
import UIKit

/// Where UIKit, the text engine and the host's socket meet: the first thing that an app's process calls.
@MainActor public enum AppLauncher {
  /// Kept for the life of the process.
  private static var connection: SocketConnection?

  /// Starts the app and never returns.
  /// - Parameter delegateClass: the class marked `@main`; nil where the project has none.
  public static func main(_ delegateClass: AnyClass?) -> Never {
    let host = HostSettings.read()
    prepareProcess(host)
    host.allowsNetwork ? AppNetwork.begin(isAllowed: true) : NetworkDenial.begin()
    AppLanguage.choose(
      host.environment.language, device: host.environment.device.idiom == .pad ? "ipad" : "iphone")
    TextEngines.shared = PangoTextEngine()
    let connection = SocketConnection(descriptor: host.descriptor)
    self.connection = connection
    connection.receive { event in
      DispatchQueue.main.async { MainActor.assumeIsolated { ApplicationStart.handle(event) } }
    }
    RunLoopEnd.observe { ObservedUserDefaults.synchronizeChanges() }
    ApplicationStart.start(
      delegateClass: delegateClass, environment: host.environment, connection: connection,
      toOpen: host.openURL, installedSchemes: host.installedSchemes)
    while true { RunLoop.main.run() }
  }

  private static func prepareProcess(_ host: HostSettings) {
    // A program that the app starts, or the one that writes a crash's backtrace, must not keep the host
    // waiting for the end of the stream.
    _ = fcntl(host.descriptor, F_SETFD, FD_CLOEXEC)
    signal(SIGPIPE, SIG_IGN)
    // Into a pipe the C library writes in blocks; what an app prints must be seen at once.
    setvbuf(stdout, nil, Int32(_IOLBF), 0)
    _ = chdir(NSHomeDirectory())
  }
}

/// The name under which generated code calls `AppLauncher.main` without importing this module, which would
/// bring the text engine's C headers into the compilation of every app.
@_silgen_name("espalier_main")
@MainActor public func espalierMain(_ delegateClass: AnyClass?) -> Never { AppLauncher.main(delegateClass) }
