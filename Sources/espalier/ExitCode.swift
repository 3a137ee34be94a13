import Foundation

/// The exit codes of the command line; stable.
enum ExitCode: Int32 {
  case success = 0
  /// The project does not build, a test failed, or `frames` found a difference.
  case failure = 1
  /// The app crashed, or ended while it was needed.
  case crash = 2
  /// The command line was not understood.
  case usage = 64
  /// The project, or a file it needs, is not there or cannot be read.
  case noInput = 66
  /// A fault of Espalier itself.
  case software = 70
  /// A file could not be written.
  case cannotCreate = 73
  /// Espalier is not installed completely: no compiler, no runtime.
  case configuration = 78
}

/// Ends a command with a code and, where there is something to say, a message.
struct Exit: Error {
  let code: ExitCode
  let message: String?

  init(_ code: ExitCode, _ message: String? = nil) { (self.code, self.message) = (code, message) }
}
