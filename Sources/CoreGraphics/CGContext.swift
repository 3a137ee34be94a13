import Foundation
import Surface

/// Records what is drawn as a display list; nothing is painted here.
public final class CGContext {
  /// What was drawn so far.
  public internal(set) var drawing = Drawing()
  public init() {}
}
