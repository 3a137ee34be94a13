import Foundation

/// The files of the browser client, and of fonts, by their addresses.
final class ClientFiles {
  private let folder: URL
  private static let types = [
    "html": "text/html; charset=utf-8", "js": "text/javascript; charset=utf-8",
    "css": "text/css; charset=utf-8", "svg": "image/svg+xml", "png": "image/png",
    "webmanifest": "application/manifest+json",
  ]

  /// - Parameter folder: holds `index.html`.
  init(folder: URL) { self.folder = folder.standardizedFileURL.resolvingSymlinksInPath() }

  /// nil when there is no such file inside the folder.
  func response(path: String, host: String) -> WebResponse? {
    let name = path == "/" ? "index.html" : String(path.dropFirst())
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.contains(where: { $0.isEmpty || $0.hasPrefix(".") }) else { return nil }
    let file = folder.appendingPathComponent(name).standardizedFileURL.resolvingSymlinksInPath()
    guard file.path.hasPrefix(folder.path + "/"), let type = Self.types[file.pathExtension],
      let body = try? Data(contentsOf: file)
    else { return nil }
    let headers = ContentPolicy.page(host: host) + [(name: "cache-control", value: "no-cache")]
    return WebResponse(type: type, body: body, headers: headers)
  }
}
