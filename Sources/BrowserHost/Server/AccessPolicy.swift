import Foundation

/// Who may see the app: those who know the session's token, from pages of this very address.
///
/// Checking Host keeps a foreign name that was pointed at this machine (DNS rebinding) out, Origin keeps
/// other pages of the browser out, and the token keeps other users of the machine out.
struct AccessPolicy {
  let token: String
  let port: Int
  /// Host names, beside literal addresses and localhost, under which the host is reached.
  var names: Set<String> = []

  init(token: String = AccessPolicy.makeToken(), port: Int, names: Set<String> = []) {
    (self.token, self.port, self.names) = (token, port, names)
  }

  /// 128 random bits.
  static func makeToken() -> String {
    var random = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let text = String(random.next(), radix: 36)
      return String(repeating: "0", count: 13 - text.count) + text
    }.joined()
  }

  /// A cookie belongs to a host name on all its ports, hence the port in its name.
  var cookieName: String { "espalier-\(port)" }
  var cookie: String { "\(cookieName)=\(token); Path=/; HttpOnly; SameSite=Strict" }

  func isHostAllowed(_ host: String) -> Bool {
    let (name, _) = Self.split(host)
    return name == "localhost" || names.contains(name) || Self.isLiteralAddress(name)
  }

  func isOriginAllowed(_ request: WebRequest) -> Bool {
    ["http://", "https://"].contains { request.origin.lowercased() == $0 + request.host.lowercased() }
  }

  func knowsToken(_ request: WebRequest) -> Bool {
    [request.queryValue("token"), request.cookieValue(cookieName)].contains { given in
      given.map { Self.equal($0, token) } ?? false
    }
  }

  /// Takes the same time wherever the first difference is.
  private static func equal(_ a: String, _ b: String) -> Bool {
    let a = Array(a.utf8)
    let b = Array(b.utf8)
    guard a.count == b.count else { return false }
    return zip(a, b).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private static func split(_ host: String) -> (name: String, port: String) {
    let host = host.lowercased()
    if host.hasPrefix("["), let end = host.firstIndex(of: "]") {
      return (String(host[host.index(after: host.startIndex)..<end]), String(host[end...].dropFirst(2)))
    }
    let parts = host.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    return (parts[0], parts.count > 1 ? parts[1] : "")
  }

  private static func isLiteralAddress(_ name: String) -> Bool {
    var four = in_addr()
    var six = in6_addr()
    return inet_pton(AF_INET, name, &four) == 1 || inet_pton(AF_INET6, name, &six) == 1
  }
}
