import Foundation
import Testing

@testable import BuildPlan

@Suite struct WithoutNetworkTests {
  /// Bash opens sockets by names of files of its own.
  private let words = ["-c", "exec 3<>/dev/tcp/127.0.0.1/9"]

  @Test func childrenOpenNoSocket() throws {
    let bash = try #require(Toolchain.find("bash", ProcessInfo.processInfo.environment))
    // Nobody listens there: with a network the connection is refused.
    #expect(try Subprocess.run(bash, words).errorOutput.contains("refused"))
    let result = try WithoutNetwork.run(bash, words)
    #expect(result.errorOutput.contains("Permission denied"))
    #expect(result.status != 0)
    // Only that thread and its children are kept from the network.
    #expect(try Subprocess.run(bash, words).errorOutput.contains("refused"))
  }

  @Test func whatIsSaidAndTheEndAreTold() throws {
    let bash = try #require(Toolchain.find("bash", ProcessInfo.processInfo.environment))
    let result = try WithoutNetwork.run(bash, ["-c", "echo yes; echo no >&2; exit 3"])
    #expect(result.output == "yes\n")
    #expect(result.errorOutput == "no\n")
    #expect(result.status == 3)
  }
}
