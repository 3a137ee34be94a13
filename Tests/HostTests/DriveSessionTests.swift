import AppProcess
import Foundation
import Surface
import Testing

@testable import HeadlessHost

/// The host's part of `drive`, with a shell script in the app's place.
@Suite struct DriveSessionTests {
  /// Says that it is ready, then answers every command by the number of times it was started and the command's
  /// text; a command that holds `crash` kills it.
  private static let script = #"""
    n=$(( $(cat "$HOME/starts" 2>/dev/null || echo 0) + 1 )); echo $n > "$HOME/starts"
    send() { local t="$1"; printf "\\x$(printf %02x $(( (${#t}+1)>>24&255 )))\\x$(printf %02x $(( (${#t}+1)>>16&255 )))\\x$(printf %02x $(( (${#t}+1)>>8&255 )))\\x$(printf %02x $(( (${#t}+1)&255 )))M%s" "$t" >&3; }
    export LC_ALL=C
    send "$READY"
    while true; do
      head=$(dd bs=1 count=4 <&3 2>/dev/null | od -An -tu1) || exit 0
      [ -n "$head" ] || exit 0
      set -- $head; len=$(( $1<<24 | $2<<16 | $3<<8 | $4 ))
      body=$(dd bs=1 count=$len <&3 2>/dev/null)
      case $body in
        *crash*) echo "Shop/A.swift:1: Fatal error: no fruit" >&2; kill -ILL $$ ;;
        *command*) id=${body#*\"id\":}; id=${id%%[,\}]*}; send "${REPLY_TEXT//ID/$id}" ;;
      esac
    done
    """#

  private func session(_ folder: URL) throws -> (DriveSession, HeadlessApp) {
    var launch = Launch(
      executable: URL(fileURLWithPath: "/bin/bash"), container: Container(folder: folder),
      environment: Environment(device: .iPhone15))
    launch.arguments = ["-c", DriveSessionTests.script]
    launch.variables["READY"] = String(decoding: try Packet(Message.ready).payload, as: UTF8.self)
    let reply = String(
      decoding: try Packet(Message.reply(id: 4711, #"{"ok":true}"#)).payload, as: UTF8.self)
    launch.variables["REPLY_TEXT"] = reply.replacingOccurrences(of: "4711", with: "ID")
    let app = HeadlessApp(launch: launch) { _ in }
    return (DriveSession(app: app, environment: launch.environment), app)
  }

  private func withSession(_ body: (DriveSession, URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("D-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let (session, app) = try session(folder)
    session.start()
    defer { app.kill() }
    try body(session, folder)
  }

  @Test func forwardsRelaunchesAndQuits() throws {
    try withSession { session, folder in
      #expect(session.perform(#"{"do":"tree"}"#) == #"{"ok":true}"#)
      #expect(session.perform(#"{"do":"relaunch"}"#) == #"{"ok":true}"#)
      let starts = try String(contentsOf: folder.appendingPathComponent("starts"), encoding: .utf8)
      #expect(starts == "2\n")
      #expect(session.perform(#"{"do":"set","appearance":"dark","contentSize":"AX3"}"#) == #"{"ok":true}"#)
      #expect(session.perform(#"{"do":"quit"}"#) == #"{"ok":true}"#)
      #expect(session.isOver)
    }
  }

  @Test func aCrashIsAnswered() throws {
    try withSession { session, _ in
      let reply = session.perform(#"{"do":"tap","id":"crash"}"#)
      #expect(reply.contains(#""crashed":true"#))
      #expect(reply.contains("Shop/A.swift:1: Fatal error: no fruit"))
      #expect(session.perform(#"{"do":"tree"}"#) == reply)
      #expect(session.perform(#"{"do":"relaunch"}"#) == #"{"ok":true}"#)
      #expect(session.perform(#"{"do":"tree"}"#) == #"{"ok":true}"#)
    }
  }

  @Test(arguments: [
    ("tree", "the command is not JSON"), ("[]", "a command is a JSON object"), ("{}", #"has no \"do\""#),
    (#"{"do":"fly"}"#, #"there is no command \"fly\""#),
    (#"{"do":"set","device":"Phone"}"#, #"there is no device \"Phone\"; there are iPhone 15,"#),
    (#"{"do":"set","colour":"red"}"#, #"there is no setting \"colour\""#),
    (#"{"do":"rotate","to":"up"}"#, #"there is no orientation \"up\""#),
    (#"{"do":"advance","seconds":-1}"#, #"between 0 and 3600"#),
    (#"{"do":"snapshot"}"#, #"\"path\" is missing"#),
  ])
  func mistakesAreNamed(line: String, error: String) throws {
    try withSession { session, _ in
      let reply = session.perform(line)
      #expect(reply.contains(#""ok":false"#))
      #expect(reply.contains(error), "\(reply)")
    }
  }
}
