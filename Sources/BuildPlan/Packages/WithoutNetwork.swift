import CNetworkDenial
import Foundation

/// Runs a program that, with all the programs it starts, can open no network socket.
///
/// A thread of its own gets a filter of system calls (seccomp), which its children inherit. That needs no
/// privileges, and the rest of the process keeps its network.
enum WithoutNetwork {
  /// Runs a program to its end.
  /// - Throws: `PackageError.noIsolation` where the kernel offers no filters; when it cannot be started.
  static func run(_ program: URL, _ arguments: [String]) throws -> Subprocess.Result {
    nonisolated(unsafe) var result: Result<Subprocess.Result, any Error>?
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      result = Result {
        guard espalier_deny_network() else { throw PackageError.noIsolation }
        return try spawn(program, arguments)
      }
      done.signal()
    }
    thread.start()
    done.wait()
    guard let result else { throw PackageError.noIsolation }
    return try result.get()
  }

  /// Foundation's Process starts what it needs for all processes on the thread that is first; here that
  /// would be the one without network.
  private static func spawn(_ program: URL, _ arguments: [String]) throws
    -> Subprocess.Result
  {
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(
      "espalier-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let output = scratch.appendingPathComponent("output"), errors = scratch.appendingPathComponent("errors")
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output.path, O_WRONLY | O_CREAT, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, errors.path, O_WRONLY | O_CREAT, 0o600)
    var words = ([program.path] + arguments).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var process: pid_t = 0
    let problem = posix_spawn(&process, program.path, &actions, nil, &words, environ)
    guard problem == 0 else { throw POSIXError(POSIXErrorCode(rawValue: problem) ?? .EINVAL) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    let (signal, code) = (status & 0x7F, (status >> 8) & 0xFF)
    return Subprocess.Result(
      status: signal == 0 ? code : 128 + signal, output: text(output), errorOutput: text(errors))
  }

  private static func text(_ file: URL) -> String {
    String(decoding: (try? Data(contentsOf: file)) ?? Data(), as: UTF8.self)
  }
}
