import Foundation
import XcodeProject

/// What can be said of a target before anything is compiled.
struct ProjectChecks {
  let project: Project
  let target: Target

  /// - Throws: `BuildError.failed` when the target cannot be built.
  func run() throws -> [BuildMessage] {
    var messages = target.problems.map { message($0) }
    let sources = target.sources.filter { $0.pathExtension == "swift" }
    if sources.isEmpty {
      messages.append(
        BuildMessage(.error, "The target '\(target.name)' has no Swift source.", file: project.file.path))
    }
    for source in target.sources where source.pathExtension != "swift" { messages.append(skipped(source)) }
    for script in target.scripts {
      messages.append(
        BuildMessage(
          .note, "The Run Script phase '\(script.name)' is not run: nothing of a project is executed here.",
          file: project.file.path))
    }
    if messages.contains(where: { $0.severity == .error }) { throw BuildError.failed(messages) }
    return messages
  }

  /// The project's error with its place taken apart.
  private func message(_ problem: ProjectError) -> BuildMessage {
    let text = problem.description
    let severity = problem.isWarning ? "warning" : "error"
    guard let mark = text.range(of: ": \(severity): ") else {
      return BuildMessage(problem.isWarning ? .warning : .error, text)
    }
    let place = text[..<mark.lowerBound]
    let rest = String(text[mark.upperBound...])
    let kind: BuildMessage.Severity = problem.isWarning ? .warning : .error
    guard let match = String(place).wholeMatch(of: #/(.*):(\d+)/#) else {
      return BuildMessage(kind, rest, file: String(place))
    }
    return BuildMessage(kind, rest, file: String(match.output.1), line: Int(match.output.2))
  }

  private func skipped(_ source: URL) -> BuildMessage {
    let kinds = [
      "m": "Objective-C", "mm": "Objective-C++", "c": "C", "cc": "C++", "cpp": "C++", "metal": "Metal",
      "xcdatamodeld": "Core Data model", "xcdatamodel": "Core Data model", "mlmodel": "Core ML model",
      "intentdefinition": "Intents definition", "s": "assembler",
    ]
    let kind = kinds[source.pathExtension] ?? ".\(source.pathExtension)"
    return BuildMessage(.warning, "\(kind) files are not compiled: this one is left out.", file: source.path)
  }
}
