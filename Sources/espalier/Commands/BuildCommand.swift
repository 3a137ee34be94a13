import BuildPlan
import Foundation

struct BuildCommand: Command {
  static let name = "build"
  static let usage = "PROJECT [options]"
  static let summary = "Builds a project's app. Messages stand at the user's file, line and column."
  static let options = ProjectArguments.options
  static let operands = 0...1
  private let project: ProjectArguments

  init(_ arguments: Arguments) throws {
    project = try ProjectArguments(arguments, command: Self.name)
  }

  func run() throws -> ExitCode {
    let app = try project.build().run()
    Console.show(app.messages)
    Console.say(app.folder.path)
    return .success
  }
}
