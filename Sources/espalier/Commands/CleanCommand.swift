import BuildPlan
import Foundation
import XcodeProject

struct CleanCommand: Command {
  static let name = "clean"
  static let usage = "[PROJECT]"
  static let summary = "Deletes the build products of a project, or of all. What apps have stored stays."
  static let options = ProjectArguments.options
  static let operands = 0...1
  private let arguments: Arguments

  init(_ arguments: Arguments) throws { self.arguments = arguments }

  func run() throws -> ExitCode {
    let folders = Folders()
    guard !arguments.operands.isEmpty else {
      try remove(folders.cache.appendingPathComponent("builds"))
      return .success
    }
    let project = try ProjectArguments(arguments, command: Self.name).project()
    for target in project.targets { try remove(folders.build(project: project.file, target: target.name)) }
    return .success
  }

  private func remove(_ folder: URL) throws {
    guard FileManager.default.fileExists(atPath: folder.path) else { return }
    do {
      try FileManager.default.removeItem(at: folder)
    } catch {
      throw Exit(.cannotCreate, "error: \(folder.path) cannot be deleted: \(error.localizedDescription)")
    }
  }
}
