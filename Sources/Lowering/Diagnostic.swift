/// A message about the user's source, in Xcode's words where Xcode has some.
public struct Diagnostic: Equatable, Sendable {
  public enum Severity: String, Sendable { case note, warning, error }

  public var file: String
  /// From 1.
  public var line: Int
  /// From 1, counted in UTF-8 bytes as the compiler counts.
  public var column: Int
  public var severity: Severity
  public var text: String

  public init(file: String, line: Int, column: Int, severity: Severity, text: String) {
    (self.file, self.line, self.column) = (file, line, column)
    (self.severity, self.text) = (severity, text)
  }
}
