import Foundation
import Testing

@testable import BuildPlan

@Suite struct LeashTests {
  /// As the compiler's driver may: it is gone at once, and what it started, in groups of its own, is not.
  @Test func whatAProgramStartedEndsWithIt() throws {
    let process = Process()
    let output = Pipe()
    process.standardOutput = output
    let leash = try Leash.start(
      process, URL(fileURLWithPath: "/bin/sh"),
      [
        "-c",
        "setsid sleep 300 & setsid sh -c 'trap \"\" INT; sleep 301; :' & echo $!; trap 'exit 1' INT; wait; wait",
      ])
    let line = try #require(String(data: output.fileHandleForReading.availableData, encoding: .utf8))
    let child = try #require(Int32(line.trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(kill(child, 0) == 0)
    try leash.fileHandleForWriting.close()
    process.waitUntilExit()
    let end = Date(timeIntervalSinceNow: 10)
    while isRunning(child), Date() < end { Thread.sleep(forTimeInterval: 0.02) }
    #expect(!isRunning(child))
  }

  /// Nobody may have asked for its status yet.
  private func isRunning(_ process: Int32) -> Bool {
    guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else {
      return false
    }
    return !status.contains(") Z ")
  }

  @Test func aProgramThatEndsIsNotHeldUp() throws {
    let result = try Subprocess.run(URL(fileURLWithPath: "/bin/sh"), ["-c", "echo a; echo b >&2; exit 3"])
    #expect(result.status == 3 && result.output == "a\n" && result.errorOutput == "b\n")
  }
}
