import Foundation

/// Starts a program with exactly the descriptors that it is meant to have.
///
/// Foundation's `Process` cannot hand over a further descriptor, hence `posix_spawn`.
enum Spawn {
  /// - Returns: the process's identifier, which is its group's too.
  static func start(_ launch: Launch, socket: Int32, as descriptor: Int32, output: Int32) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, output, 2)
    // When both numbers are the same, glibc takes close-on-exec off.
    posix_spawn_file_actions_adddup2(&actions, socket, descriptor)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // A group of its own: Ctrl-C in the developer's terminal is the host's to handle.
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for signal in [SIGINT, SIGTERM, SIGPIPE, SIGHUP, SIGCHLD] { sigaddset(&defaults, signal) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)

    let variables = try launch.processVariables(descriptor: descriptor)
    let arguments = [launch.executable.path] + launch.arguments
    var identifier: pid_t = 0
    let result = withCStrings(arguments) { arguments in
      withCStrings(variables.map { "\($0.key)=\($0.value)" }) { variables in
        posix_spawn(&identifier, launch.executable.path, &actions, &attributes, arguments, variables)
      }
    }
    guard result == 0 else {
      throw AppProcessError.cannotStart(launch.executable, String(cString: strerror(result)))
    }
    return identifier
  }

  /// Calls `body` with a null-ended array of C strings.
  private static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) } + [nil]
    defer { copies.forEach { free($0) } }
    return body(copies)
  }
}
