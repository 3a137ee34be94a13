import BuildPlan
import Foundation
import XcodeProject

struct DoctorCommand: Command {
  static let name = "doctor"
  static let usage = "PROJECT... [options]"
  static let summary = "Names what projects use that is missing here, with counts."
  static let details = """
    Each project is compiled but not run. Of several projects the totals follow: in how many of them a thing is
    missing, and how often.
    """
  static let options = [
    Arguments.Option(name: "totals", value: nil, help: "only the totals over all projects"),
    ProjectArguments.packageOption,
  ]
  static let operands = 1...10_000
  private let projects: [URL]
  private let onlyTotals: Bool
  private let packages: [String: URL]

  init(_ arguments: Arguments) throws {
    projects = arguments.operands.map(ProjectArguments.url)
    onlyTotals = arguments.has("totals")
    packages = try ProjectArguments.packages(arguments, command: Self.name)
  }

  func run() throws -> ExitCode {
    let toolchain = try Toolchain()
    var totals = DoctorTotals()
    for path in projects {
      let report = report(path, toolchain)
      totals.add(report)
      if !onlyTotals { Console.say(describe(path, report)) }
    }
    if projects.count > 1 { Console.say(totals.text) }
    return totals.built == projects.count ? .success : .failure
  }

  private func report(_ path: URL, _ toolchain: Toolchain) -> Result<ProjectReport, any Error> {
    Result {
      let project = try Project(file: try ProjectLocator().locate(path), root: path)
      return ProjectReport(
        project: project, target: try project.applicationTarget(), toolchain: toolchain, folders: Folders(),
        localPackages: packages)
    }
  }

  private func describe(_ path: URL, _ result: Result<ProjectReport, any Error>) -> String {
    switch result {
    case .failure(let error): return "\(path.path)\n  cannot be read: \(error)\n"
    case .success(let report):
      let total = report.counts.values.reduce(0, +)
      let lacks = total == 0 ? "lacks nothing" : "\(total) findings of \(report.counts.count) kinds"
      var lines = ["\(path.path)", "  \(report.builds ? "builds" : "does not build"); \(lacks)"]
      for kind in ProjectReport.Kind.allCases {
        let found = report.counts.filter { $0.key.kind == kind }
          .sorted { ($1.value, $0.key.name) < ($0.value, $1.key.name) }
        guard !found.isEmpty else { continue }
        lines.append("  \(kind.rawValue)")
        lines += found.map { "    \($0.value) × \($0.key.name)\(places(report.places[$0.key] ?? []))" }
      }
      return lines.joined(separator: "\n") + "\n"
    }
  }
}

extension DoctorCommand {
  /// The first places, so that a line stays a line.
  private func places(_ all: [String]) -> String {
    guard !all.isEmpty else { return "" }
    let shown = all.prefix(3).joined(separator: ", ")
    return ": \(shown)" + (all.count > 3 ? " and \(all.count - 3) more" : "")
  }
}

/// Findings over several projects.
struct DoctorTotals {
  private(set) var built = 0
  private var all = 0
  private var unreadable = 0
  private var projects: [ProjectReport.Finding: Int] = [:]
  private var uses: [ProjectReport.Finding: Int] = [:]

  mutating func add(_ result: Result<ProjectReport, any Error>) {
    all += 1
    guard case .success(let report) = result else {
      unreadable += 1
      return
    }
    if report.builds { built += 1 }
    for (finding, count) in report.counts {
      projects[finding, default: 0] += 1
      uses[finding, default: 0] += count
    }
  }

  var text: String {
    var lines = ["\(all) projects: \(built) build, \(unreadable) cannot be read"]
    for kind in ProjectReport.Kind.allCases {
      let found = projects.filter { $0.key.kind == kind }
        .sorted { ($1.value, $0.key.name) < ($0.value, $1.key.name) }
      guard !found.isEmpty else { continue }
      lines.append("\(kind.rawValue) (projects, uses)")
      lines += found.map { "  \($0.value)\t\(uses[$0.key] ?? 0)\t\($0.key.name)" }
    }
    return lines.joined(separator: "\n")
  }
}
