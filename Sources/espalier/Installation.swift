import Foundation

/// Where Espalier itself lies.
enum Installation {
  /// The folder that holds `BrowserClient` and `Apps`: named by the start script, or found above the program.
  static let root: URL = {
    if let path = ProcessInfo.processInfo.environment["ESPALIER_ROOT"] { return URL(fileURLWithPath: path) }
    var folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    for _ in 0..<8 where folder.path != "/" {
      folder = folder.deletingLastPathComponent()
      let client = folder.appendingPathComponent("BrowserClient/index.html")
      if FileManager.default.fileExists(atPath: client.path) { break }
    }
    return folder
  }()
}
