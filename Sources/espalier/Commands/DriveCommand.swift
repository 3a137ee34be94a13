import AppProcess
import BuildPlan
import Foundation
import HeadlessHost

struct DriveCommand: Command {
  static let name = "drive"
  static let usage = "[PROJECT] [options]"
  static let summary = "Runs an app without a display: one JSON command a line in, one JSON reply a line out."
  static let details = """
    Without PROJECT the home screen with Espalier's own apps is driven; `home` leads back to it.
    Commands: tree, tap, type, clear, scroll, drag, rotate, set, advance, snapshot, relaunch, home, quit.
    Standard output carries replies only.
    """
  static let options = ProjectArguments.options + DeviceArguments.options + [InstalledApps.option]
  static let operands = 0...1
  private let project: ProjectArguments
  private let device: DeviceArguments
  private let closesAfter: Double

  init(_ arguments: Arguments) throws {
    project = try ProjectArguments(arguments, command: Self.name, fallback: InstalledApps.home)
    device = try DeviceArguments(arguments, command: Self.name)
    closesAfter = try InstalledApps.closesAfter(arguments, command: Self.name)
  }

  func run() throws -> ExitCode {
    let app = try project.builtApp()
    try device.prepareContainer(of: app)
    var environment = device.environment(orientations: app.orientations)
    environment.usesVirtualClock = true
    let installed = InstalledApps(for: project)
    var launch = device.launch(app, environment)
    launch.installedSchemes = installed.schemes
    let headless = HeadlessApp(launch: launch, log: { Console.note($0) })
    let session = DriveSession(app: headless, environment: environment)
    session.others = installed.headless(device: device)
    session.closesAfter = closesAfter
    session.start()
    defer { session.end() }
    while !session.isOver, let line = readLine() {
      guard !line.allSatisfy(\.isWhitespace) else { continue }
      Console.say(session.perform(line))
    }
    return .success
  }
}
