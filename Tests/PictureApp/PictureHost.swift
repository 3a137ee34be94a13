import AppProcess
import BrowserHost
import Foundation
import Surface

/// Serves the picture app. Options: --client DIR, --port N, --listen ADDRESS, --device NAME, --watch DIR,
/// --container DIR, --app EXECUTABLE, --kiosk. When the watched folder holds a file `broken`, the build fails with its text.
struct PictureHost {
  private var options: [String: String] = [:]
  private var isKiosk = false

  init(arguments: [String]) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      if option == "--kiosk" { isKiosk = true } else { options[option] = rest.popFirst() }
    }
  }

  func run() throws {
    let device = options["--device"].flatMap(Device.named) ?? .iPhone15
    var configuration = BrowserHostConfiguration(
      client: URL(fileURLWithPath: options["--client"] ?? "BrowserClient"), title: "과일 가게",
      environment: Environment(device: device))
    configuration.port = options["--port"].flatMap { Int($0) } ?? 0
    configuration.address = options["--listen"] ?? "127.0.0.1"
    configuration.languages = ["ko", "en"]
    configuration.isKiosk = isKiosk
    let watched = options["--watch"].map { URL(fileURLWithPath: $0) }
    configuration.watched = watched.map { [$0] } ?? []
    let container = URL(fileURLWithPath: options["--container"] ?? NSTemporaryDirectory() + "PictureApp")
    let app = options["--app"]
    let host = BrowserHost(configuration) {
      build(watched, container, app)
    } notify: { notice in
      if case .listening(let url) = notice {
        FileHandle.standardOutput.write(Data("\(url.absoluteString)\n".utf8))
      }
    }
    try host.run()
  }
}

@Sendable private func build(_ watched: URL?, _ container: URL, _ app: String?) -> BuildOutcome {
  let file = watched?.appendingPathComponent("broken")
  if let file, let text = try? String(contentsOf: file, encoding: .utf8) {
    return .failed([
      Diagnostic(
        .error, text, file: "Shop/OrderViewController.swift", line: 12, column: 9,
        source: "        stock.count = \"ten\""),
      Diagnostic(.note, "‘count’ is declared here", file: "Shop/Stock.swift", line: 3, column: 7),
    ])
  }
  let executable = URL(fileURLWithPath: app ?? "/proc/self/exe").resolvingSymlinksInPath()
  return .app(
    Launch(
      executable: executable, container: Container(folder: container),
      environment: Environment(device: .iPhone15)))
}
