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
    try Data("<head><!-- fonts --></head>".utf8).write(
      to: folder.appendingPathComponent("client/index.html"))
    try Data("1".utf8).write(to: inner.appendingPathComponent("a.js"))
    try Data("secret".utf8).write(to: folder.appendingPathComponent("secret.js"))
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("client/link.js"),
      withDestinationURL: folder.appendingPathComponent("secret.js"))
  }

  private func response(_ path: String) -> WebResponse? {
    ClientFiles(folder: folder.appendingPathComponent("client"), fonts: ["/fonts/a.otf"])
      .response(path: path, host: "127.0.0.1")
  }

  @Test func servesThePageAndItsModules() throws {
    #expect(response("/core/a.js")?.type == "text/javascript; charset=utf-8")
    let page = try #require(response("/"))
    #expect(
      String(decoding: page.body, as: UTF8.self)
        .contains("<link rel=\"preload\" as=\"font\" crossorigin href=\"/fonts/a.otf\">"))
    #expect(page.headers.contains { $0.name == "content-security-policy" && !$0.value.contains("unsafe") })
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
