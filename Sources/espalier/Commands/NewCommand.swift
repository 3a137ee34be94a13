import BuildPlan
import Foundation

struct NewCommand: Command {
  static let name = "new"
  static let usage = "NAME [--storyboard | --code]"
  static let summary = "Makes a new Xcode project that runs here and opens in Xcode."
  static let options = [
    Arguments.Option(name: "storyboard", value: nil, help: "the interface is a storyboard (the default)"),
    Arguments.Option(name: "code", value: nil, help: "the interface is made in code"),
  ]
  static let operands = 0...1
  private let path: URL
  private let interface: ProjectTemplate.Interface

  init(_ arguments: Arguments) throws {
    guard let name = arguments.operands.first else { throw Arguments.wrong("a name is missing", Self.name) }
    guard !(arguments.has("storyboard") && arguments.has("code")) else {
      throw Arguments.wrong("--storyboard and --code exclude each other", Self.name)
    }
    path = ProjectArguments.url(name)
    interface = arguments.has("code") ? .code : .storyboard
  }

  func run() throws -> ExitCode {
    do {
      let folder = try ProjectTemplate(name: path.lastPathComponent, interface: interface).write(
        in: path.deletingLastPathComponent())
      Console.say(folder.path)
      return .success
    } catch let problem as ProjectTemplate.Problem {
      throw Exit(.cannotCreate, problem.description)
    }
  }
}
