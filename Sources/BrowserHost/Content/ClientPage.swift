import Foundation

/// The client's page as it is served: with its style sheets and plain scripts in it, which would be a request each.
struct ClientPage {
  /// What the page's policy lets run inline; made anew for each response.
  let nonce =
    String(UInt64.random(in: 0 ... .max), radix: 36) + String(UInt64.random(in: 0 ... .max), radix: 36)
  let text: String

  /// - Parameters:
  ///   - page: index.html.
  ///   - fonts: addresses of the fonts that nearly every screen needs; a browser would fetch them only when the
  ///     first text is there.
  ///   - read: the text of the file at a path from the client's folder, nil if there is none; such a reference
  ///     stays as it is.
  init(_ page: String, fonts: [String], read: (String) -> String?) {
    let links = fonts.map { "<link rel=\"preload\" as=\"font\" crossorigin href=\"\($0)\">" }
    let nonce = nonce
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      switch line {
      case "<!-- fonts -->": return links.joined(separator: "\n")
      default:
        return Self.inlined(line, nonce, "<link rel=\"stylesheet\" href=\"", "\">", as: "style", read)
          ?? Self.inlined(line, nonce, "<script src=\"", "\"></script>", as: "script", read) ?? String(line)
      }
    }
    text = lines.joined(separator: "\n")
  }

  private static func inlined(
    _ line: Substring, _ nonce: String, _ start: String, _ end: String, as element: String,
    _ read: (String) -> String?
  ) -> String? {
    guard line.hasPrefix(start), line.hasSuffix(end),
      let content = read(String(line.dropFirst(start.count).dropLast(end.count))),
      // Would end the element.
      content.range(of: "</\(element)", options: .caseInsensitive) == nil
    else { return nil }
    return "<\(element) nonce=\"\(nonce)\">\n\(content)</\(element)>"
  }
}
