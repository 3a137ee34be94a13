import AppProcess
import BrowserHost
import BuildPlan
import Foundation
import XcodeProject

struct RunCommand: Command {
  static let name = "run"
  static let usage = "[PROJECT] [options]"
  static let summary = "Runs an app in the browser and starts it again whenever a source file is saved."
  static let details = """
    Without PROJECT the home screen with Espalier's own apps is shown.
    Only this machine can connect, unless --listen says otherwise; the printed address carries the key.
    """
  static let options =
    [
      Arguments.Option(name: "port", value: "N", help: "the port (8080, or a free one when that is taken)"),
      Arguments.Option(name: "listen", value: "ADDR", help: "the address to listen on (127.0.0.1)"),
      Arguments.Option(name: "kiosk", value: nil, help: "the app fills the window: no device, no bar"),
      Arguments.Option(name: "no-open", value: nil, help: "do not open a browser"),
      Arguments.Option(name: "no-watch", value: nil, help: "do not build again when a file changes"),
      InstalledApps.option,
    ] + DeviceArguments.options + ProjectArguments.options
  static let operands = 0...1

  private let project: ProjectArguments
  private let device: DeviceArguments
  private let port: Int?
  private let address: String
  private let closesAfter: Double
  private let isKiosk: Bool
  private let opensBrowser: Bool
  private let watches: Bool

  init(_ arguments: Arguments) throws {
    project = try ProjectArguments(arguments, command: Self.name, fallback: InstalledApps.home)
    device = try DeviceArguments(arguments, command: Self.name)
    port = try arguments.integer("port", in: 0...65535, command: Self.name)
    address = arguments.value("listen") ?? "127.0.0.1"
    closesAfter = try InstalledApps.closesAfter(arguments, command: Self.name)
    isKiosk = arguments.has("kiosk")
    opensBrowser = !arguments.has("no-open")
    watches = !arguments.has("no-watch")
  }

  func run() throws -> ExitCode {
    // Read once before anything is served: what is no project at all is said at once.
    let project = try project.project()
    let target = try project.applicationTarget(named: self.project.target)
    var configuration = BrowserHostConfiguration(
      client: Installation.root.appendingPathComponent("BrowserClient"), title: target.productName,
      environment: device.environment(orientations: target.orientations))
    configuration.address = address
    configuration.port = port ?? 8080
    configuration.languages = project.languages
    configuration.isKiosk = isKiosk
    configuration.watched = watches ? [project.folder] : []
    configuration.schemes = Set(target.urlSchemes)
    configuration.closesAfter = closesAfter
    do {
      try serve(configuration)
    } catch  where port == nil {
      configuration.port = 0
      try serve(configuration)
    }
    return .success
  }

  private func serve(_ configuration: BrowserHostConfiguration) throws {
    let installed = InstalledApps(for: project)
    let outcome = BuildForBrowser(project: project, device: device, installedSchemes: installed.schemes)
    let host = BrowserHost(configuration, build: { outcome.run() }, notify: { [self] in tell($0) })
    host.installed = installed.hosted(device: device, watches: watches)
    installed.buildAhead()
    let stop = StopSignals { host.stop() }
    defer { stop.cancel() }
    try host.run()
  }

  private func tell(_ notice: BrowserHostNotice) {
    switch notice {
    case .listening(let url):
      Console.say(url.absoluteString)
      if opensBrowser { Browser.open(url) }
    case .building: Console.note("building…")
    case .started: Console.note("started")
    case .failed(let messages):
      for message in messages where message.severity == .error { Console.note(describe(message)) }
    case .ended(let explanation, let backtrace):
      Console.note(explanation)
      if !backtrace.isEmpty { Console.note(backtrace) }
    case .log(let level, let text): Console.note("\(level): \(text)")
    }
  }

  private func describe(_ message: Diagnostic) -> String {
    BuildMessage(.error, message.message, file: message.file, line: message.line, column: message.column)
      .description
  }
}

/// Builds for the browser host: messages become its page.
final class BuildForBrowser: @unchecked Sendable {
  private let project: ProjectArguments
  private let device: DeviceArguments
  private let installedSchemes: [String]
  private var isFirst = true

  /// - Parameter installedSchemes: the URL schemes of the other apps that can be opened from this one.
  init(project: ProjectArguments, device: DeviceArguments, installedSchemes: [String] = []) {
    (self.project, self.device, self.installedSchemes) = (project, device, installedSchemes)
  }

  /// Called on one thread at a time.
  func run() -> BuildOutcome {
    do {
      let app = try project.build().run()
      if isFirst { try device.prepareContainer(of: app) }
      isFirst = false
      if app.isFresh { Console.show(app.messages) }
      var launch = device.launch(app, device.environment(orientations: app.orientations))
      launch.installedSchemes = installedSchemes
      return .app(launch)
    } catch BuildError.failed(let messages) {
      return .failed(messages.map(diagnostic))
    } catch let exit as Exit {
      return .failed([Diagnostic(.error, exit.message ?? "unknown reason")])
    } catch {
      return .failed([Diagnostic(.error, "\(error)")])
    }
  }

  private func diagnostic(_ message: BuildMessage) -> Diagnostic {
    Diagnostic(
      Diagnostic.Severity(rawValue: message.severity.rawValue) ?? .error, message.text, file: message.file,
      line: message.line, column: message.column, source: sourceLine(message))
  }

  private func sourceLine(_ message: BuildMessage) -> String? {
    guard message.severity == .error, let file = message.file, let line = message.line,
      file.hasSuffix(".swift"), let text = try? String(contentsOfFile: file, encoding: .utf8)
    else { return nil }
    let lines = text.split(separator: "\n", maxSplits: line, omittingEmptySubsequences: false)
    return lines.indices.contains(line - 1) ? String(lines[line - 1].prefix(400)) : nil
  }
}
