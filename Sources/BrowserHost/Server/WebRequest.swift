import Foundation

/// The parts of an HTTP request that the host looks at.
struct WebRequest {
  /// Without the query; percent-decoded by libwebsockets.
  var path: String
  /// As it stands in the address, without the question mark.
  var query: String
  var host: String
  var origin: String
  var cookie: String

  func queryValue(_ name: String) -> String? {
    for part in query.split(separator: "&") {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if pair.count == 2, pair[0] == name { return String(pair[1]).removingPercentEncoding }
    }
    return nil
  }

  func cookieValue(_ name: String) -> String? {
    for part in cookie.split(separator: ";") {
      let pair = part.split(separator: "=", maxSplits: 1)
      if pair.count == 2, pair[0].trimmingCharacters(in: .whitespaces) == name {
        return pair[1].trimmingCharacters(in: .whitespaces)
      }
    }
    return nil
  }
}

/// What the host answers.
struct WebResponse {
  var status = 200
  var type: String
  /// Beside the type and the length; names in lower case, without a colon.
  var headers: [(name: String, value: String)] = []
  var body: Data

  init(_ status: Int = 200, type: String, body: Data, headers: [(name: String, value: String)] = []) {
    (self.status, self.type, self.body, self.headers) = (status, type, body, headers)
  }

  init(_ status: Int, text: String) {
    self.init(status, type: "text/plain; charset=utf-8", body: Data((text + "\n").utf8))
  }
}
