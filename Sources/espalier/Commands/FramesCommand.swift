import AppProcess
import BuildPlan
import Foundation
import HeadlessHost

struct FramesCommand: Command {
  static let name = "frames"
  static let usage = "PROJECT [options]"
  static let summary = "Lays out every storyboard scene and compares with the frames Interface Builder wrote."
  static let details = """
    Each document is laid out on its own device, at the text size it was saved at. A view counts as equal
    when no edge differs by more than 1 point.
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
    let reply = session.perform(#"{"do":"frames"}"#)
    guard let object = try? JSONSerialization.jsonObject(with: Data(reply.utf8)) as? [String: Any],
      let documents = object["documents"] as? [[String: Any]]
    else {
      Console.note(reply)
      return .failure
    }
    return report(documents)
  }

  private func report(_ documents: [[String: Any]]) -> ExitCode {
    var compared = 0, missed = 0
    for document in documents {
      let misses = document["misses"] as? [[String: Any]] ?? []
      let count = document["compared"] as? Int ?? 0
      compared += count
      missed += misses.count
      let name = document["document"] as? String ?? ""
      if let error = document["error"] as? String {
        Console.note("\(name): \(error)")
        missed += 1
        continue
      }
      Console.say("\(name): \(count - misses.count) of \(count) at \(document["contentSize"] ?? "L")")
      for miss in misses { Console.say(describe(miss, name)) }
    }
    Console.say("\(compared - missed) of \(compared) views within 1 point")
    return missed == 0 ? .success : .failure
  }

  private func describe(_ miss: [String: Any], _ file: String) -> String {
    let rect = { (key: String) -> String in
      (miss[key] as? [Double] ?? []).map { String(format: "%g", ($0 * 100).rounded() / 100) }.joined(
        separator: " ")
    }
    return
      "  \(file):\(miss["line"] ?? 0): \(miss["element"] ?? ""): \(rect("actual")) instead of \(rect("expected"))"
  }
}
