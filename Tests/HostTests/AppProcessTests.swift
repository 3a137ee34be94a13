import Foundation
import Surface
import Testing

@testable import AppProcess

@Suite struct AppProcessTests {
  /// Runs a shell script as if it were an app and gives what arrived.
  private func run(_ script: String, kill: Bool = false) async throws -> [Arrival] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    var launch = Launch(
      executable: URL(fileURLWithPath: "/bin/bash"), container: Container(folder: folder),
      environment: Environment(device: .iPhone15))
    launch.arguments = ["-c", script]
    launch.variables["READY"] = try Packet(Message.ready).encoded().base64EncodedString()
    let (stream, out) = AsyncStream.makeStream(of: Arrival.self)
    let process = try AppProcess(launch, passOn: { _ in }) { arrival in
      out.yield(arrival)
      if case .ended = arrival { out.finish() }
    }
    if kill { process.kill() }
    var arrivals: [Arrival] = []
    for await arrival in stream { arrivals.append(arrival) }
    return arrivals
  }

  @Test func aSuspendedAppRunsAgainWhenItIsResumed() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    var launch = Launch(
      executable: URL(fileURLWithPath: "/bin/bash"), container: Container(folder: folder),
      environment: Environment(device: .iPhone15))
    launch.arguments = ["-c", "read -r -u 3 -N 1 byte; exit 7"]
    let (stream, out) = AsyncStream.makeStream(of: Ending.self)
    let process = try AppProcess(launch, passOn: { _ in }) { arrival in
      if case .ended(let ending) = arrival { out.yield(ending) }
    }
    process.suspend()
    try process.send(.attach)
    // It could end now, but nothing of it runs; a process that is stopped says so.
    var information = siginfo_t()
    #expect(waitid(P_PID, id_t(process.identifier), &information, WSTOPPED | WNOWAIT) == 0)
    process.resume()
    var endings = stream.makeAsyncIterator()
    #expect(await endings.next() == .exited(code: 7))
  }

  private func ending(_ arrivals: [Arrival]) -> Ending? {
    if case .ended(let ending)? = arrivals.last { return ending }
    return nil
  }

  @Test func findsSocketContainerAndEnvironment() async throws {
    let arrivals = try await run(
      #"""
      [ -d "$HOME/Documents" ] && [ "${ESPALIER_ENVIRONMENT:0:1}" = "{" ] && [ -z "$SECRET" ] || exit 3
      base64 -d <<< "$READY" >&$ESPALIER_FD
      """#)
    guard case .message(.ready)? = arrivals.first else {
      Issue.record("no message: \(arrivals)")
      return
    }
    #expect(ending(arrivals) == .exited(code: 0))
  }

  @Test func endsWithCode() async throws {
    #expect(ending(try await run("exit 9")) == .exited(code: 9))
  }

  @Test func aTornMessageIsNamed() async throws {
    let end = ending(try await run(#"printf '\0\0\1\0F{' >&3"#))
    #expect(
      end == .brokeProtocol("the connection closed in the middle of a message (254 bytes are missing)"))
  }

  @Test func aBadMessageEndsTheApp() async throws {
    let end = ending(try await run(#"printf '\0\0\0\3M[]' >&3; exec sleep 100"#))
    guard case .brokeProtocol(let text)? = end else {
      Issue.record("\(String(describing: end))")
      return
    }
    #expect(text.hasPrefix("a message cannot be read"))
  }

  @Test func aCrashHasTheLastWords() async throws {
    let end = ending(try await run("echo 'A/b.swift:3: Fatal error: no fruit' >&2; kill -ILL $$"))
    guard case .crashed(let report)? = end else {
      Issue.record("\(String(describing: end))")
      return
    }
    #expect(report.signal == SIGILL)
    #expect(report.message == "A/b.swift:3: Fatal error: no fruit")
  }

  @Test func killEndsIt() async throws {
    #expect(ending(try await run("exec sleep 100", kill: true)) == .killed)
  }

  @Test func aMissingProgramIsNamed() {
    let launch = Launch(
      executable: URL(fileURLWithPath: "/nowhere/App"),
      container: Container(folder: FileManager.default.temporaryDirectory),
      environment: Environment(device: .iPhone15))
    #expect {
      _ = try AppProcess(launch) { _ in }
    } throws: {
      "\($0)" == "/nowhere/App cannot be started: No such file or directory"
    }
  }
}
