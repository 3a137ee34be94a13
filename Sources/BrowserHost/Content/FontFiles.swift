import Foundation
import TextLayout

/// Serves the very font files that were measured, and the style sheet that names them.
final class FontFiles {
  /// Put before each family's name, so that no font of the viewer's machine takes its place.
  static let prefix = "espalier-"

  private let files: [String: FontFamily.Face]
  let styleSheet: WebResponse

  init(table: FontTable = .standard) {
    var files: [String: FontFamily.Face] = [:]
    let sheet = table.styleSheet(prefix: Self.prefix) { face in
      let name = URL(fileURLWithPath: face.path).lastPathComponent
      files[name] = face
      return "/fonts/\(name)"
    }
    self.files = files
    styleSheet = WebResponse(
      type: "text/css; charset=utf-8", body: Data(sheet.utf8),
      headers: ContentPolicy.common + [(name: "cache-control", value: "no-cache")])
  }

  func response(name: String) -> WebResponse? {
    guard let face = files[name],
      let body = try? Data(contentsOf: URL(fileURLWithPath: face.path), options: .alwaysMapped)
    else { return nil }
    let type = name.hasSuffix(".otf") ? "font/otf" : "font/ttf"
    let headers = ContentPolicy.common + [(name: "cache-control", value: "private, max-age=86400")]
    return WebResponse(type: type, body: body, headers: headers)
  }
}
