import Foundation

/// The files of the browser client, and of fonts, by their addresses.
final class ClientFiles {
  private let folder: URL
  private let modules: [String]
  private static let types = [
    "html": "text/html; charset=utf-8", "js": "text/javascript; charset=utf-8",
    "css": "text/css; charset=utf-8", "svg": "image/svg+xml", "png": "image/png",
    "webmanifest": "application/manifest+json",
  ]

  /// - Parameter folder: holds `index.html`.
  init(folder: URL) {
    self.folder = folder.standardizedFileURL.resolvingSymlinksInPath()
    let files = FileManager.default.enumerator(atPath: self.folder.path)?.allObjects as? [String] ?? []
    modules = files.filter { $0.hasSuffix(".js") }.sorted()
  }

  /// nil when there is no such file inside the folder.
  func response(path: String, host: String) -> WebResponse? {
    let name = path == "/" ? "index.html" : String(path.dropFirst())
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.contains(where: { $0.isEmpty || $0.hasPrefix(".") }) else { return nil }
    let file = folder.appendingPathComponent(name).standardizedFileURL.resolvingSymlinksInPath()
    guard file.path.hasPrefix(folder.path + "/"), let type = Self.types[file.pathExtension],
      let content = try? Data(contentsOf: file)
    else { return nil }
    let body = file.pathExtension == "html" ? preloading(content) : content
    let headers = ContentPolicy.page(host: host) + [(name: "cache-control", value: "no-cache")]
    return WebResponse(type: type, body: body, headers: headers)
  }

  /// Names every module in the page, so that a browser fetches all at once and not one import after another.
  private func preloading(_ page: Data) -> Data {
    let links = modules.map { "<link rel=\"modulepreload\" href=\"\($0)\">" }.joined(separator: "\n")
    return Data(String(decoding: page, as: UTF8.self).replacing("<!-- modules -->", with: links).utf8)
  }
}
