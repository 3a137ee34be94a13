import Foundation

/// The files of the browser client, and of fonts, by their addresses.
final class ClientFiles {
  private let folder: URL
  /// The page's own module.
  private static let entry = "main.js"
  private let fonts: [String]
  private let sheets: [String: String]
  private static let types = [
    "html": "text/html; charset=utf-8", "js": "text/javascript; charset=utf-8",
    "css": "text/css; charset=utf-8", "svg": "image/svg+xml", "png": "image/png",
    "webmanifest": "application/manifest+json",
  ]

  /// - Parameters:
  ///   - folder: holds `index.html`.
  ///   - fonts: the addresses of the font files that nearly every screen needs.
  ///   - sheets: style sheets that are no files, by the names that the page has for them.
  init(folder: URL, fonts: [String] = [], sheets: [String: String] = [:]) {
    (self.fonts, self.sheets) = (fonts, sheets)
    self.folder = folder.standardizedFileURL.resolvingSymlinksInPath()
  }

  /// nil when there is no such file inside the folder.
  func response(path: String, host: String) -> WebResponse? {
    let name = path == "/" ? "index.html" : String(path.dropFirst())
    guard let file = file(name), let type = Self.types[file.pathExtension],
      let content = try? Data(contentsOf: file)
    else { return nil }
    if name == "index.html" { return page(content, host: host) }
    let body = name == Self.entry ? bundle.map { Data($0.utf8) } ?? content : content
    let headers = ContentPolicy.page(host: host) + [(name: "cache-control", value: "no-cache")]
    return WebResponse(type: type, body: body, headers: headers)
  }

  private func page(_ content: Data, host: String) -> WebResponse {
    let page = ClientPage(String(decoding: content, as: UTF8.self), fonts: fonts) { sheets[$0] ?? text($0) }
    let headers =
      ContentPolicy.page(host: host, nonce: page.nonce) + [(name: "cache-control", value: "no-cache")]
    return WebResponse(type: "text/html; charset=utf-8", body: Data(page.text.utf8), headers: headers)
  }

  private func text(_ name: String) -> String? {
    file(name).flatMap { try? String(contentsOf: $0, encoding: .utf8) }
  }

  /// - Returns: nil for a name that leads out of the folder or to a hidden file.
  private func file(_ name: String) -> URL? {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.contains(where: { $0.isEmpty || $0.hasPrefix(".") }) else { return nil }
    let file = folder.appendingPathComponent(name).standardizedFileURL.resolvingSymlinksInPath()
    return file.path.hasPrefix(folder.path + "/") ? file : nil
  }

  private var bundle: String? { ModuleBundle.text(from: Self.entry, read: text) }
}
