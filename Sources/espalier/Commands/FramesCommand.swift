import AppProcess
import BuildPlan
import Foundation
import HeadlessHost
import XcodeProject

struct FramesCommand: Command {
  static let name = "frames"
  static let usage = "PROJECT... [options]"
  static let summary = "Lays out every storyboard scene and compares with the frames Interface Builder wrote."
  static let details = """
    Each document is laid out on its own device, at the text size it was saved at. A view counts as equal
    when no edge differs by more than 1 point. Views that the document itself calls misplaced or ambiguous are
    left out: their frames are not what Auto Layout computed. The misses are counted by kind; a view that only follows
    another's miss is told apart. Ends with 0 when there is no miss.
    """
  static let options =
    ProjectArguments.options + DeviceArguments.options + [
      Arguments.Option(name: "totals", value: nil, help: "only the totals, without the single views")
    ]
  static let operands = 0...10_000
  private let projects: [ProjectArguments]
  private let device: DeviceArguments
  private let onlyTotals: Bool

  init(_ arguments: Arguments) throws {
    let project = try ProjectArguments(arguments, command: Self.name)
    projects =
      arguments.operands.count < 2
      ? [project] : arguments.operands.map { project.at(ProjectArguments.url($0)) }
    device = try DeviceArguments(arguments, command: Self.name)
    onlyTotals = arguments.has("totals")
  }

  func run() throws -> ExitCode {
    guard projects.count > 1 else {
      let score = try measure(projects[0])
      Console.say(score.text)
      return score.isPerfect ? .success : .failure
    }
    var total = FrameScore(), failed = 0
    for project in projects {
      Console.say(project.path.path)
      do {
        let score = try measure(project)
        Console.say("  " + score.line)
        total.add(score)
      } catch {
        failed += 1
        Console.note("\(project.path.path): \(error)")
      }
    }
    Console.say(total.text)
    if failed > 0 { Console.say("\(failed) of \(projects.count) projects could not be laid out") }
    return failed == 0 && total.isPerfect ? .success : .failure
  }

  private func measure(_ project: ProjectArguments) throws -> FrameScore {
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
    else { throw Exit(.failure, reply) }
    return report(documents)
  }

  private func report(_ documents: [[String: Any]]) -> FrameScore {
    var score = FrameScore()
    for document in documents {
      let misses = document["misses"] as? [[String: Any]] ?? []
      let count = document["compared"] as? Int ?? 0
      let name = document["document"] as? String ?? ""
      if let error = document["error"] as? String {
        Console.note("\(name): \(error)")
        score.unreadable += 1
        continue
      }
      score.leftOut += document["leftOut"] as? Int ?? 0
      score.unsized += document["unsized"] as? Int ?? 0
      score.add(compared: count, misses: misses.map { $0["kind"] as? String ?? "other" })
      guard !onlyTotals else { continue }
      Console.say("\(name): \(count - misses.count) of \(count) at \(document["contentSize"] ?? "L")")
      for miss in misses { Console.say(describe(miss, name)) }
    }
    return score
  }

  private func describe(_ miss: [String: Any], _ file: String) -> String {
    let rect = { (key: String) -> String in
      (miss[key] as? [Double] ?? []).map { String(format: "%g", ($0 * 100).rounded() / 100) }.joined(
        separator: " ")
    }
    return
      "  \(file):\(miss["line"] ?? 0): \(miss["element"] ?? ""): \(rect("actual")) instead of "
      + "\(rect("expected")) (\(miss["kind"] ?? ""))"
  }
}

/// How many views came out where Interface Builder has them, and what the others miss.
struct FrameScore {
  private var compared = 0
  private var kinds: [String: Int] = [:]
  var unreadable = 0
  /// Views whose frames Interface Builder itself calls misplaced or ambiguous.
  var leftOut = 0
  /// Views without content whose size only Interface Builder's canvas gives.
  var unsized = 0

  private var missed: Int { kinds.values.reduce(0, +) }
  var isPerfect: Bool { missed == 0 && unreadable == 0 }

  mutating func add(compared: Int, misses: [String]) {
    self.compared += compared
    for kind in misses { kinds[kind, default: 0] += 1 }
  }

  mutating func add(_ other: FrameScore) {
    compared += other.compared
    unreadable += other.unreadable
    leftOut += other.leftOut
    unsized += other.unsized
    kinds.merge(other.kinds, uniquingKeysWith: +)
  }

  var line: String {
    let percent = compared == 0 ? 100 : Double(compared - missed) * 100 / Double(compared)
    // Rounded down: 100 % means all.
    let shown = String(format: "%.1f", (percent * 10).rounded(.down) / 10)
    var rest = leftOut == 0 ? "" : "; \(leftOut) left out that Interface Builder calls misplaced or ambiguous"
    if unsized > 0 { rest += "; \(unsized) left out that have no content to give them a size" }
    if unreadable > 0 { rest += "; \(unreadable) documents could not be read" }
    return "\(compared - missed) of \(compared) views within 1 point (\(shown) %)\(rest)"
  }

  /// The total, and the misses by kind, most first.
  var text: String {
    guard missed > 0 else { return line }
    let rows = kinds.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { String(repeating: " ", count: max(0, 6 - String($0.value).count)) + "\($0.value)  \($0.key)" }
    return ([line, "misses by kind"] + rows).joined(separator: "\n")
  }
}
