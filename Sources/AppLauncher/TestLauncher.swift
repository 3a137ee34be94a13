import Foundation
import ObjectiveC
import PangoText
import Surface
import TextLayout
import UIKit

/// Starts the app that hosts unit tests, as Xcode does, without a host that shows it.
@MainActor enum TestLauncher {
  private final class NoDisplay: Connection {
    func send(_ frame: Frame) {}
    func send(_ resource: Resource) {}
    func send(_ message: Message) {
      guard case .log(let level, let text) = message else { return }
      FileHandle.standardError.write(Data("\(level): \(text)\n".utf8))
    }
  }

  static func main(_ delegateClass: AnyClass?, _ run: @escaping @MainActor () -> Void) -> Never {
    signal(SIGPIPE, SIG_IGN)
    setvbuf(stdout, nil, Int32(_IOLBF), 0)
    _ = chdir(NSHomeDirectory())
    AppNetwork.begin(isAllowed: true)
    TextEngines.shared = PangoTextEngine()
    ApplicationStart.start(
      delegateClass: delegateClass, environment: Environment(device: .iPhone15), connection: NoDisplay())
    // What the app began at its start is done before the first test.
    _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
    run()
    while true { RunLoop.main.run() }
  }
}

/// The name under which generated code calls `TestLauncher.main`; see `espalierMain`.
@_silgen_name("espalier_test_main")
@MainActor public func espalierTestMain(_ delegateClass: AnyClass?, _ run: @escaping @MainActor () -> Void)
  -> Never
{
  TestLauncher.main(delegateClass, run)
}
