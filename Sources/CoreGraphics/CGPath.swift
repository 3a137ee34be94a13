import Foundation
import Surface

/// A path that does not change.
public class CGPath: Equatable {
  public internal(set) var path: Path
  public init(path: Path) { self.path = path }
  public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }
}
