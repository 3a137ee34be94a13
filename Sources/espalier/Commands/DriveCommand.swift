import AppProcess
import BuildPlan
import Foundation
import HeadlessHost

struct DriveCommand: Command {
  static let name = "drive"
  static let usage = "PROJECT [options]"
  static let summary = "Runs an app without a display: one JSON command a line in, one JSON reply a line out."
  static let details = """
    Commands: tree, tap, type, clear, scroll, drag, rotate, set, advance, snapshot, relaunch, quit.
    Standard output carries replies only.
    """
  static let options = ProjectArguments.options + DeviceArguments.options
  static let operands = 0...1
  private let project: ProjectArguments
  private let device: DeviceArguments

  init(_ arguments: Arguments) throws {
    project = try ProjectArguments(arguments, command: Self.name)
    device = try DeviceArguments(arguments, command: Self.name)
  }

  func run() throws -> ExitCode {
    let app = try project.builtApp()
    try device.prepareContainer(of: app)
    var environment = device.environment(orientations: app.orientations)
    environment.usesVirtualClock = true
    let headless = HeadlessApp(launch: device.launch(app, environment), log: { Console.note($0) })
    let session = DriveSession(app: headless, environment: environment)
    session.start()
    defer { headless.kill() }
    while !session.isOver, let line = readLine() {
      guard !line.allSatisfy(\.isWhitespace) else { continue }
      Console.say(session.perform(line))
    }
    return .success
  }
}
