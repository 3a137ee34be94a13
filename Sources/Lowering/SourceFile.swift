/// One Swift file of the user's module.
public struct SourceFile: Equatable, Sendable {
  /// As the user knows it: this is what messages and backtraces name.
  public var path: String
  public var text: String

  public init(path: String, text: String) { (self.path, self.text) = (path, text) }
}
