import Foundation
import TextLayout

/// Serves the very font files that were measured, and the style sheet that names them.
final class FontFiles {
  /// Put before each family's name, so that no font of the viewer's machine takes its place.
  static let prefix = "espalier-"

  private let files: [String: FontFamily.Face]
  /// The `@font-face` rules.
  let sheet: String
  /// The addresses of the system font's files that nearly every screen needs: regular and semibold.
  let common: [String]

  init(table: FontTable = .standard) {
    var files: [String: FontFamily.Face] = [:]
    func address(_ face: FontFamily.Face) -> String {
      "/fonts/\(URL(fileURLWithPath: face.path).lastPathComponent)"
    }
    let sheet = table.styleSheet(prefix: Self.prefix) { face in
      files[URL(fileURLWithPath: face.path).lastPathComponent] = face
      return address(face)
    }
    self.files = files
    let system = table.names.first.flatMap { table.families[$0] }
    common = (system?.faces ?? []).filter { [400, 600].contains($0.weight) && !$0.isItalic }.map(address)
    self.sheet = sheet
  }

  var styleSheet: WebResponse {
    WebResponse(
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
