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
        guard SystemCallFilter.install() else { throw PackageError.noIsolation }
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

/// A filter that leaves sockets of the local machine and refuses all others.
/// Source: seccomp(2), and the kernel's filter.h and seccomp.h.
private enum SystemCallFilter {
  private struct Instruction {
    var code: UInt16
    var whenTrue: UInt8 = 0
    var whenFalse: UInt8 = 0
    var value: UInt32
  }
  private struct Program {
    var length: UInt16
    var instructions: UnsafeMutablePointer<Instruction>
  }
  private typealias ProcessControl = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32

  #if arch(arm64)
    private static let (architecture, socket): (UInt32, UInt32) = (0xC000_00B7, 198)
  #else
    private static let (architecture, socket): (UInt32, UInt32) = (0xC000_003E, 41)
  #endif
  private static let ioUring: UInt32 = 425
  private static let load: UInt16 = 0x20, equal: UInt16 = 0x15, atLeast: UInt16 = 0x35, give: UInt16 = 0x06
  private static let allow: UInt32 = 0x7FFF_0000
  private static let refuse = 0x0005_0000 | UInt32(EACCES)

  /// For the calling thread and all that it starts.
  static func install() -> Bool {
    var instructions = [
      Instruction(code: load, value: 4),  // architecture
      Instruction(code: equal, whenFalse: 7, value: architecture),
      Instruction(code: load, value: 0),  // number of the call
      // The calls of the x32 interface, which have numbers of their own.
      Instruction(code: atLeast, whenTrue: 5, value: 0x4000_0000),
      Instruction(code: equal, whenTrue: 4, value: ioUring),
      Instruction(code: equal, whenFalse: 2, value: socket),
      Instruction(code: load, value: 16),  // first argument: the family
      Instruction(code: equal, whenFalse: 1, value: UInt32(AF_UNIX)),
      Instruction(code: give, value: allow),
      Instruction(code: give, value: refuse),
    ]
    // Foreign calls are refused too: the jump above leads to the last instruction.
    guard let symbol = dlsym(nil, "prctl") else { return false }
    let control = unsafeBitCast(symbol, to: ProcessControl.self)
    guard control(38 /* PR_SET_NO_NEW_PRIVS */, 1, 0, 0, 0) == 0 else { return false }
    return instructions.withUnsafeMutableBufferPointer { buffer in
      guard let first = buffer.baseAddress else { return false }
      var program = Program(length: UInt16(buffer.count), instructions: first)
      return withUnsafePointer(to: &program) { pointer in
        control(22 /* PR_SET_SECCOMP */, 2 /* SECCOMP_MODE_FILTER */, UInt(bitPattern: pointer), 0, 0) == 0
      }
    }
  }
}
