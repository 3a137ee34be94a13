import AppProcess
import Foundation

/// What came of building the app.
public enum BuildOutcome: Sendable {
  /// The app can be started; the host puts the present device and settings in the place of the launch's.
  case app(Launch)
  /// The user's mistakes, in the order in which they are to be read.
  case failed([Diagnostic])
}

/// One message of the build, at the user's file.
public struct Diagnostic: Codable, Equatable, Sendable {
  public enum Severity: String, Codable, Sendable { case error, warning, note }
  public var severity: Severity
  public var message: String
  /// As it is to be shown.
  public var file: String?
  public var line: Int?
  public var column: Int?
  /// The source line, with which the page shows where the column is.
  public var source: String?

  public init(
    _ severity: Severity, _ message: String, file: String? = nil, line: Int? = nil, column: Int? = nil,
    source: String? = nil
  ) {
    (self.severity, self.message, self.file, self.line, self.column, self.source) =
      (severity, message, file, line, column, source)
  }
}
