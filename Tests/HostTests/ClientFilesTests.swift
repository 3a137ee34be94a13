import Foundation
import Surface
import Testing

@testable import BrowserHost

@Suite struct ClientFilesTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let inner = folder.appendingPathComponent("client/core")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    let page = """
      <script src="core/first.js"></script>
      <link rel="stylesheet" href="fonts.css">
      <link rel="stylesheet" href="none.css">
      <script src="core/bad.js"></script>
      <!-- fonts -->
      <script type="module" src="main.js"></script>
      """
    try Data(page.utf8).write(to: folder.appendingPathComponent("client/index.html"))
    try Data("first();\n".utf8).write(to: inner.appendingPathComponent("first.js"))
    try Data("\"</SCRIPT>\"".utf8).write(to: inner.appendingPathComponent("bad.js"))
    try Data("1".utf8).write(to: inner.appendingPathComponent("a.js"))
    try Data("secret".utf8).write(to: folder.appendingPathComponent("secret.js"))
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("client/link.js"),
      withDestinationURL: folder.appendingPathComponent("secret.js"))
  }

  private func response(_ path: String) -> WebResponse? {
    ClientFiles(
      folder: folder.appendingPathComponent("client"), fonts: ["/fonts/a.otf"],
      sheets: ["fonts.css": "@font-face {}\n"]
    )
    .response(path: path, host: "127.0.0.1")
  }

  @Test func servesThePageAndItsModules() throws {
    #expect(response("/core/a.js")?.type == "text/javascript; charset=utf-8")
    let page = try #require(response("/"))
    let text = String(decoding: page.body, as: UTF8.self)
    #expect(text.contains("<link rel=\"preload\" as=\"font\" crossorigin href=\"/fonts/a.otf\">"))
    #expect(text.hasSuffix("<script type=\"module\" src=\"main.js\"></script>"))
  }

  @Test func whatThePageNeedsAtOnceIsInIt() throws {
    let pages = try [response("/"), response("/index.html")].map { try #require($0) }
    let nonces = try pages.map { page in
      let policy = try #require(page.headers.first { $0.name == "content-security-policy" }?.value)
      let nonce = try #require(policy.firstMatch(of: #/script-src 'self' 'nonce-(\w{16,})';/#)).1
      #expect(policy.contains("style-src 'self' 'nonce-\(nonce)';") && !policy.contains("unsafe"))
      let text = String(decoding: page.body, as: UTF8.self)
      #expect(text.contains("<script nonce=\"\(nonce)\">\nfirst();\n</script>"))
      #expect(text.contains("<style nonce=\"\(nonce)\">\n@font-face {}\n</style>"))
      // What is not there, or would end its element, stays outside.
      #expect(text.contains("\n<link rel=\"stylesheet\" href=\"none.css\">\n"))
      #expect(text.contains("\n<script src=\"core/bad.js\"></script>\n"))
      return nonce
    }
    #expect(nonces[0] != nonces[1])
    #expect(
      response("/core/a.js")?.headers.contains { $0.value.contains("nonce") || $0.value.contains("unsafe") }
        == false)
  }

  @Test(arguments: [
    "/../secret.js", "/core/../../secret.js", "/link.js", "/core", "/core/", "//etc/passwd", "/.hidden.js",
    "",
    "/none.js", "/core/a.js/",
  ])
  func nothingElseIsServed(path: String) {
    #expect(response(path) == nil)
  }

  @Test func resourcesAreCountedAndHarmless() {
    let store = ResourceStore()
    #expect(store.add(Resource(id: "a b", type: "image/png", bytes: Data([1]))))
    #expect(store.add(Resource(id: "page", type: "text/html", bytes: Data("<script>".utf8))))
    #expect(store.response(id: "a b")?.type == "image/png")
    #expect(store.response(id: "page")?.type == "application/octet-stream")
    #expect(store.response(id: "c") == nil)
    store.removeAll()
    #expect(store.response(id: "a b") == nil)
  }
}
