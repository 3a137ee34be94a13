import Foundation

/// The headers that keep a page to what the host itself serves.
enum ContentPolicy {
  /// For the client's page: scripts, styles, pictures and fonts from here only.
  /// - Parameter nonce: of the elements that the page itself holds; without one nothing inline runs.
  static func page(host: String, nonce: String? = nil) -> [(name: String, value: String)] {
    let own = nonce.map { "'self' 'nonce-\($0)'" } ?? "'self'"
    let rules = [
      "default-src 'none'", "script-src \(own)", "style-src \(own)", "img-src 'self' blob:",
      "font-src 'self'",
      "connect-src 'self' ws://\(host) wss://\(host)", "manifest-src 'self'", "base-uri 'none'",
      "form-action 'none'", "frame-ancestors 'none'",
    ]
    return [(name: "content-security-policy", value: rules.joined(separator: "; "))] + common
  }

  /// For what an app sent: a picture opened on its own may load and run nothing.
  static let resource: [(name: String, value: String)] =
    [
      (
        name: "content-security-policy",
        value: "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"
      )
    ] + common + [(name: "cache-control", value: "private, max-age=31536000, immutable")]

  static let common: [(name: String, value: String)] = [
    (name: "x-content-type-options", value: "nosniff"), (name: "referrer-policy", value: "no-referrer"),
    (name: "cross-origin-resource-policy", value: "same-origin"),
    (name: "cross-origin-opener-policy", value: "same-origin"),
  ]
}
