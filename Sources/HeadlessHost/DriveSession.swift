import AppProcess
import Foundation
import Surface

/// Answers the commands of the `drive` protocol: those about the process here, all others in the app.
public final class DriveSession {
  /// The commands that the app answers.
  private static let forwarded: Set<String> = [
    "tree", "tap", "type", "clear", "scroll", "drag", "advance", "rotate", "set",
    "frames",
  ]

  /// The app in front.
  var app: HeadlessApp
  /// The app that was there first.
  let home: HeadlessApp
  /// Apps that the first one can open by their URL schemes. Set before `start`.
  public var others: [OtherApp] = []
  /// After so many seconds in the background an app is ended; time passes by `advance`.
  public var closesAfter = 300.0
  /// Those of `others` that were opened, by their index.
  var opened: [Int: HeadlessApp] = [:]
  /// How long the apps behind the one in front have been there.
  var secondsAway: [ObjectIdentifier: Double] = [:]
  private(set) var environment: Surface.Environment
  /// Set when the app could not be started or is gone.
  var failure: String?
  /// True after `quit`.
  public private(set) var isOver = false

  public init(app: HeadlessApp, environment: Surface.Environment) {
    (self.app, home, self.environment) = (app, app, environment)
  }

  /// Starts the app. What goes wrong is told by the replies to all commands until `relaunch`.
  public func start() { start(toOpen: nil) }

  /// Ends every app at once.
  public func end() { killAll() }

  func start(toOpen url: String?) {
    do {
      failure = try app.start(environment: environment, toOpen: url).map(DriveReply.answer)
    } catch {
      failure = DriveReply.failure("\(error)")
    }
  }

  /// - Returns: the reply, one line of JSON.
  public func perform(_ line: String) -> String {
    do {
      let command = try DriveCommand(line: line)
      switch command.name {
      case "quit": return quit()
      case "relaunch": return relaunch()
      case "home": return goHome()
      default: break
      }
      if let failure { return failure }
      switch command.name {
      case "snapshot": return try snapshot(command)
      case "rotate", "set": return try change(command)
      case let name where DriveSession.forwarded.contains(name):
        let reply = remember(app.perform(command.json, seconds: try patience(for: command)))
        if command.name == "advance" { pass(try command.number("seconds") ?? 0) }
        return followOpenedURL() ?? reply
      default: throw DriveProblem("there is no command \"\(command.name)\"")
      }
    } catch let problem as DriveProblem {
      return DriveReply.failure(problem.text)
    } catch {
      return DriveReply.failure("\(error)")
    }
  }

  private func quit() -> String {
    isOver = true
    killAll()
    return DriveReply.ok()
  }

  /// To the background, where an app saves what it has; then an end without warning; then a new start.
  private func relaunch() -> String {
    if failure == nil {
      app.send(.lifecycle("background"))
      // Its reply says that the app has taken the event and is at rest.
      _ = app.perform(#"{"do":"tree"}"#, seconds: 10)
    }
    app.kill()
    start()
    return failure ?? DriveReply.ok()
  }

  private func change(_ command: DriveCommand) throws -> String {
    let language = environment.language
    try EnvironmentChange.apply(command, to: &environment)
    // As on iOS, where another language ends the apps that run.
    if environment.language != language {
      closeAllBehind()
      return relaunch()
    }
    if let refusal = app.send(.environment(environment)) { return remember(refusal) }
    return remember(app.perform(command.json))
  }

  private func snapshot(_ command: DriveCommand) throws -> String {
    guard let path = try command.string("path"), !path.isEmpty else {
      throw DriveProblem("\"path\" is missing")
    }
    let rest = app.perform(#"{"do":"tree"}"#)
    guard case .reply = rest else { return remember(rest) }
    let url = URL(fileURLWithPath: path)
    do {
      let size = try Snapshot(app: app).write(to: url, scale: environment.device.scale)
      return DriveReply.ok(["path": url.path, "size": [size.width, size.height]])
    } catch {
      return DriveReply.failure("no snapshot: \(error)")
    }
  }

  /// Keeps the end of the app: every later command gets the same answer.
  private func remember(_ answer: HeadlessApp.Answer) -> String {
    let reply = DriveReply.answer(answer)
    if case .ended = answer { failure = reply }
    return reply
  }

  private func patience(for command: DriveCommand) throws -> Double {
    let seconds = try command.number("seconds") ?? 0
    guard (0...3600).contains(seconds) else { throw DriveProblem("\"seconds\" must be between 0 and 3600") }
    return 30 + seconds
  }
}
