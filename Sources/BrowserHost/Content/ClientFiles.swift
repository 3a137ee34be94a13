import Foundation

/// The files of the browser client, and of fonts, by their addresses.
final class ClientFiles {
  private let folder: URL
  /// The page's own module, and the one that it loads before all others.
  private static let entry = "main.js", first = "core/socket.js"
  private let fonts: [String]
  private static let types = [
    "html": "text/html; charset=utf-8", "js": "text/javascript; charset=utf-8",
    "css": "text/css; charset=utf-8", "svg": "image/svg+xml", "png": "image/png",
    "webmanifest": "application/manifest+json",
  ]

  /// - Parameters:
  ///   - folder: holds `index.html`.
  ///   - fonts: the addresses of the font files that nearly every screen needs.
  init(folder: URL, fonts: [String] = []) {
    self.fonts = fonts
    self.folder = folder.standardizedFileURL.resolvingSymlinksInPath()
  }

  /// nil when there is no such file inside the folder.
  func response(path: String, host: String) -> WebResponse? {
    let name = path == "/" ? "index.html" : String(path.dropFirst())
    guard let file = file(name), let type = Self.types[file.pathExtension],
      let content = try? Data(contentsOf: file)
    else { return nil }
    let body: Data
    switch name {
    case "index.html": body = preloading(content)
    case Self.entry: body = bundle.map { Data($0.utf8) } ?? content
    default: body = content
    }
    let headers = ContentPolicy.page(host: host) + [(name: "cache-control", value: "no-cache")]
    return WebResponse(type: type, body: body, headers: headers)
  }

  /// - Returns: nil for a name that leads out of the folder or to a hidden file.
  private func file(_ name: String) -> URL? {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.contains(where: { $0.isEmpty || $0.hasPrefix(".") }) else { return nil }
    let file = folder.appendingPathComponent(name).standardizedFileURL.resolvingSymlinksInPath()
    return file.path.hasPrefix(folder.path + "/") ? file : nil
  }

  private var bundle: String? {
    ModuleBundle.text(from: Self.entry, apart: [Self.first]) { name in
      self.file(name).flatMap { try? String(contentsOf: $0, encoding: .utf8) }
    }
  }

  /// Names the fonts in the page, so that a browser does not fetch them only when the first text is there.
  private func preloading(_ page: Data) -> Data {
    let links = fonts.map { "<link rel=\"preload\" as=\"font\" crossorigin href=\"\($0)\">" }
    return Data(
      String(decoding: page, as: UTF8.self).replacing("<!-- fonts -->", with: links.joined(separator: "\n"))
        .utf8)
  }
}
