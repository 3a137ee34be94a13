import Foundation
import Testing

@testable import BrowserHost

@Suite struct AccessPolicyTests {
  private let policy = AccessPolicy(token: "abc", port: 8080, names: ["studio.local"])

  private func request(
    host: String = "127.0.0.1:8080", origin: String = "", query: String = "", cookie: String = ""
  )
    -> WebRequest
  {
    WebRequest(path: "/", query: query, host: host, origin: origin, cookie: cookie)
  }

  @Test(arguments: [
    "127.0.0.1:8080", "localhost", "LOCALHOST:1", "[::1]:8080", "192.168.0.7:8080", "studio.local:8080",
  ])
  func knowsItsNames(host: String) {
    #expect(policy.isHostAllowed(host))
  }

  @Test(arguments: [
    "", "evil.example", "127.0.0.1.evil.example", "localhost.evil.example:8080", "[::1", "1.2.3",
  ])
  func refusesOtherNames(host: String) {
    #expect(!policy.isHostAllowed(host))
  }

  @Test func anOriginIsThePagesOwnAddress() {
    #expect(policy.isOriginAllowed(request(origin: "http://127.0.0.1:8080")))
    #expect(policy.isOriginAllowed(request(host: "studio.local", origin: "https://Studio.local")))
    for origin in ["", "null", "http://127.0.0.1", "http://127.0.0.1:8081", "http://evil.example"] {
      #expect(!policy.isOriginAllowed(request(origin: origin)), "\(origin)")
    }
  }

  @Test func theTokenComesInTheAddressOrTheCookie() {
    #expect(policy.knowsToken(request(query: "frame=none&token=abc")))
    #expect(policy.knowsToken(request(cookie: "other=1; espalier-8080=abc")))
    for wrong in [
      request(), request(query: "token="), request(query: "token=abcd"), request(query: "token=ab"),
      request(cookie: "espalier-8081=abc"), request(cookie: "xespalier-8080=abc"),
    ] {
      #expect(!policy.knowsToken(wrong))
    }
  }

  @Test func tokensAreLongAndNeverTheSame() {
    let tokens = (0..<100).map { _ in AccessPolicy.makeToken() }
    #expect(Set(tokens).count == 100)
    #expect(
      tokens.allSatisfy { $0.count == 26 && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } })
  }
}
