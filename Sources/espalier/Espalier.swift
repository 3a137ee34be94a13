import AppProcess
import BuildPlan
import Foundation
import XcodeProject

/// The command line: finds the command, runs it, and says what went wrong.
@main enum Espalier {
  static let version = "0.1.0"

  static let commands: [any Command.Type] = [
    RunCommand.self, BuildCommand.self, DriveCommand.self, TestCommand.self, NewCommand.self,
    SnapshotCommand.self, FramesCommand.self, DoctorCommand.self, CleanCommand.self,
  ]

  static func main() {
    signal(SIGPIPE, SIG_IGN)
    fillStandardDescriptors()
    exit(start(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  /// Started without one of the three (`>&-`), the app's socket would get its number, and replies would go there.
  private static func fillStandardDescriptors() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free number is given, which is this one.
      _ = open("/dev/null", O_RDWR)
    }
  }

  private static func start(_ words: [String]) -> ExitCode {
    guard let first = words.first else {
      Console.note(help)
      return .usage
    }
    switch first {
    case "-h", "--help", "help":
      Console.say(help)
      return .success
    case "--version":
      Console.say("espalier \(version)")
      return .success
    default: break
    }
    guard let command = commands.first(where: { $0.name == first }) else {
      Console.note("espalier: there is no command '\(first)'. See espalier -h.")
      return .usage
    }
    return run { try command.start(Array(words.dropFirst())) }
  }

  private static func run(_ body: () throws -> ExitCode) -> ExitCode {
    do {
      return try body()
    } catch let exit as Exit {
      exit.message.map(Console.note)
      return exit.code
    } catch let error as ProjectError {
      Console.note(error.description)
      return .noInput
    } catch let error as BuildError {
      return report(error)
    } catch let error as AppProcessError {
      Console.note("error: \(error)")
      return .software
    } catch let error as NSError where isFailedWrite(error) {
      let path = error.userInfo[NSFilePathErrorKey] as? String ?? "A file"
      Console.note("error: \(path) cannot be written: \(error.localizedDescription)")
      return .cannotCreate
    } catch {
      Console.note("error: \(error)")
      return .software
    }
  }

  /// A full disk, a folder that may not be written. Source: NSFileWriteUnknownError … in FoundationErrors.h.
  private static func isFailedWrite(_ error: NSError) -> Bool {
    error.domain == NSCocoaErrorDomain && (512..<768).contains(error.code)
  }

  private static func report(_ error: BuildError) -> ExitCode {
    switch error {
    case .failed(let messages):
      Console.show(messages)
      return .failure
    case .noCompiler, .noRuntime:
      Console.note(error.description)
      return .configuration
    case .cannotWrite:
      Console.note(error.description)
      return .cannotCreate
    }
  }

  private static var help: String {
    let width = commands.map { "\($0.name) \($0.usage)".count }.max() ?? 0
    let list = commands.map { command in
      "  " + "\(command.name) \(command.usage)".padding(toLength: width + 2, withPad: " ", startingAt: 0)
        + command.summary
    }
    return """
      Espalier runs iOS UIKit projects on Linux.

      usage: espalier COMMAND …

      \(list.joined(separator: "\n"))

      PROJECT is a folder with an .xcodeproj (searched downwards), the .xcodeproj itself, or an .xcworkspace.
      espalier COMMAND -h tells more; espalier --version tells the version.

      Exit codes: 0 success; 1 the build or a test failed; 2 the app crashed; 64 the command line was not
      understood; 66 the project cannot be read; 70 a fault of Espalier; 73 a file cannot be written;
      78 Espalier is not installed completely.
      """
  }
}
