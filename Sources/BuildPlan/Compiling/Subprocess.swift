import Foundation

/// Runs a program of ours (the compiler, the converter of pictures) to its end.
enum Subprocess {
  struct Result {
    let status: Int32
    let output: String
    let errorOutput: String
  }

  /// - Throws: when the program cannot be started.
  static func run(
    _ program: URL, _ arguments: [String], in folder: URL? = nil, environment: [String: String]? = nil
  ) throws -> Result {
    let process = Process()
    if let environment { process.environment = environment }
    if let folder { process.currentDirectoryURL = folder }
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    let leash = try Leash.start(process, program, arguments)
    // Both pipes must be emptied at the same time, or a full one stops the program.
    let rest = Reading(errors.fileHandleForReading)
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let errorText = rest.wait()
    process.waitUntilExit()
    try? leash.fileHandleForWriting.close()
    let status =
      process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    return Result(
      status: status, output: String(decoding: text, as: UTF8.self),
      errorOutput: String(decoding: errorText, as: UTF8.self))
  }

  private final class Reading: @unchecked Sendable {
    private var data = Data()
    private let done = DispatchSemaphore(value: 0)

    init(_ handle: FileHandle) {
      let thread = Thread { [self] in
        data = handle.readDataToEndOfFile()
        done.signal()
      }
      thread.start()
    }

    func wait() -> Data {
      done.wait()
      return data
    }
  }
}
