import Foundation
import PNGRenderer
import Surface

/// Draws what an app shows into a PNG file.
public struct Snapshot {
  private let app: HeadlessApp

  public init(app: HeadlessApp) { self.app = app }

  /// - Parameter scale: pixels per point.
  /// - Returns: the picture's size in pixels.
  @discardableResult
  public func write(to url: URL, scale: Double) throws -> (width: Int, height: Int) {
    let screen = try app.screen()
    var tree = NodeTree()
    tree.apply(screen.frame)
    let picture = try PNGRenderer().render(tree, resources: screen.resources, scale: scale)
    // A file is replaced in one step, but what is none (`/dev/stdout`) must not be replaced by one.
    var status = stat()
    let isFile = stat(url.path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
    do {
      try picture.png.write(to: url, options: isFile ? .atomic : [])
    } catch {
      throw HeadlessError.notWritten(url, (error as NSError).localizedDescription)
    }
    return (picture.width, picture.height)
  }
}
