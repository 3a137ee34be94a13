import AppProcess
import BuildPlan
import Foundation
import HeadlessHost

struct SnapshotCommand: Command {
  static let name = "snapshot"
  static let usage = "PROJECT -o FILE [options]"
  static let summary = "Starts an app, waits until it is at rest, and draws its screen into a PNG file."
  static let options =
    [Arguments.Option(name: "output", value: "FILE", help: "the picture (screen.png)", short: "-o")]
    + DeviceArguments.options + ProjectArguments.options
  static let operands = 0...1
  private let project: ProjectArguments
  private let device: DeviceArguments
  private let output: URL

  init(_ arguments: Arguments) throws {
    project = try ProjectArguments(arguments, command: Self.name)
    device = try DeviceArguments(arguments, command: Self.name)
    output = ProjectArguments.url(arguments.value("output") ?? "screen.png")
  }

  func run() throws -> ExitCode {
    let app = try project.builtApp()
    try device.prepareContainer(of: app)
    var environment = device.environment(orientations: app.orientations)
    environment.usesVirtualClock = true
    let headless = HeadlessApp(launch: device.launch(app, environment), log: { Console.note($0) })
    defer { headless.kill() }
    if let answer = try headless.start(environment: environment) { throw failure(answer) }
    let rest = headless.perform(#"{"do":"tree"}"#)
    guard case .reply = rest else { throw failure(rest) }
    do {
      try Snapshot(app: headless).write(to: output, scale: environment.device.scale)
    } catch {
      throw Exit(.cannotCreate, "error: no snapshot: \(error)")
    }
    Console.say(output.path)
    return .success
  }

  private func failure(_ answer: HeadlessApp.Answer) -> Exit {
    guard case .ended(let ending) = answer else {
      return Exit(.crash, "error: the app did not become ready")
    }
    return Exit(.crash, "error: \(ending.explanation)")
  }
}
