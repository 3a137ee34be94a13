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
    messages += nameProblems + languageProblems + formatProblems + missingStoryboards
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

  /// Names that no file and no module can have. They would be refused later, without a word of where they stand.
  private var nameProblems: [BuildMessage] {
    var problems: [BuildMessage] = []
    let name = target.productName
    if name.isEmpty || name.hasPrefix(".") || name.utf8.count > 200
      || name.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F })
    {
      problems.append(
        BuildMessage(
          .error, "PRODUCT_NAME of the target '\(target.name)' is no name that an app can have.",
          file: project.file.path))
    } else if ProjectChecks.takenModules.contains(target.moduleName) || target.moduleName.isEmpty {
      problems.append(
        BuildMessage(
          .error,
          "The target '\(target.name)' makes a module '\(target.moduleName)' (PRODUCT_MODULE_NAME), which is the "
            + "name of one of the system's.", file: project.file.path))
    }
    return problems
  }

  private static let takenModules: Set<String> = [
    "Swift", "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "ObjectiveC", "Dispatch",
  ]

  /// Xcode refuses other versions; what they mean is clear enough to go on.
  private var languageProblems: [BuildMessage] {
    let known = ["4", "4.0", "4.2", "5", "5.0", "6", "6.0"]
    guard !known.contains(target.swiftVersion) else { return [] }
    return [
      BuildMessage(
        .warning,
        "SWIFT_VERSION '\(target.swiftVersion)' of the target '\(target.name)' is unsupported, supported versions "
          + "are: 4.0, 4.2, 5.0, 6.0; Swift \(CompilerCall.languageMode(target.swiftVersion)) is used.",
        file: project.file.path)
    ]
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
