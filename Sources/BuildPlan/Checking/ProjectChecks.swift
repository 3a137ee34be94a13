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
    messages += formatProblems + missingStoryboards
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

  /// The newest project format whose objects are known here (Xcode 26).
  private static let newestFormat = 100

  private var formatProblems: [BuildMessage] {
    guard project.objectVersion > ProjectChecks.newestFormat else { return [] }
    return [
      BuildMessage(
        .warning,
        "The project's format (objectVersion \(project.objectVersion)) is newer than the ones known here; it is "
          + "read as far as it can be.", file: project.file.path)
    ]
  }

  /// Storyboards that Info.plist names and the target lacks: the app ends at its start, as on iOS.
  private var missingStoryboards: [BuildMessage] {
    guard target.kind == .application else { return [] }
    let manifest = target.info["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any] ?? [:]
    let scenes = roles.values.compactMap { $0 as? [[String: Any]] }.flatMap { $0 }
    let names = ([target.info["UIMainStoryboardFile"]] + scenes.map { $0["UISceneStoryboardFile"] })
      .compactMap { $0 as? String }.map { $0.replacingOccurrences(of: ".storyboard", with: "") }
    let there = Set(target.resources.map { $0.url.deletingPathExtension().lastPathComponent })
    return Set(names).subtracting(there).sorted().filter { !$0.isEmpty }.map { name in
      BuildMessage(
        .warning,
        "Info.plist names the storyboard '\(name)', which the target '\(target.name)' lacks: the app will end "
          + "at its start.", file: project.file.path)
    }
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
