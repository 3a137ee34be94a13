import Foundation
import Surface

/// Draws what an app shows into a PNG file.
public struct Snapshot {
  private let app: HeadlessApp

  public init(app: HeadlessApp) { self.app = app }

  /// - Returns: the picture's size in pixels.
  @discardableResult
  public func write(to url: URL, scale: Double) throws -> (width: Int, height: Int) {
    let screen = try app.screen()
    _ = screen
    throw HeadlessError.badFrame("the renderer is not there yet")
  }
}
