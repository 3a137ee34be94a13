import Foundation

/// Ends a program, with all that it started, when this process ends — however it ends.
///
/// A small shell stands between the two and reads from a pipe whose other end only this process has. The
/// compiler's driver puts its own programs into groups of their own, so that no signal to a group reaches
/// them; it ends them itself when it is interrupted, or is killed with all that came from it.
enum Leash {
  private static let script = """
    tree() { for child in $(cat /proc/$1/task/*/children); do echo $child; tree $child; done; }
    exec 3<&0 </dev/null
    "$@" 3<&- & program=$!
    { read -r _ <&3; all=$(tree $program)
      { sleep 0.5; kill -KILL $program $all $(tree $program); } &
      kill -INT $program; } >/dev/null 2>&1 & watcher=$!
    exec 3<&-
    wait $program; status=$?
    kill -KILL $watcher 2>/dev/null
    exit $status
    """

  /// Starts `program` as a process that is prepared but for program, arguments and standard input.
  /// - Returns: to be closed when the program has ended.
  /// - Throws: when the shell cannot be started.
  static func start(_ process: Process, _ program: URL, _ arguments: [String]) throws -> Pipe {
    let pipe = Pipe()
    _ = fcntl(pipe.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script, "sh", program.path] + arguments
    process.standardInput = pipe
    // A thread of Dispatch lets no signal through, and a process inherits that: the shell would never hear
    // that its child has ended.
    var none = sigset_t(), before = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try process.run()
    return pipe
  }
}
