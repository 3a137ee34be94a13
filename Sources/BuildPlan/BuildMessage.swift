import Foundation
import Lowering

/// One message of a build, at the user's file where it belongs to one.
public struct BuildMessage: Equatable, Sendable, Codable {
  public enum Severity: String, Sendable, Codable { case error, warning, note }
  public var severity: Severity
  public var text: String
  public var file: String?
  public var line: Int?
  public var column: Int?

  public init(
    _ severity: Severity, _ text: String, file: String? = nil, line: Int? = nil, column: Int? = nil
  ) {
    (self.severity, self.text, self.file, self.line, self.column) = (severity, text, file, line, column)
  }

  init(_ diagnostic: Diagnostic) {
    self.init(
      Severity(rawValue: diagnostic.severity.rawValue) ?? .error, diagnostic.text, file: diagnostic.file,
      line: diagnostic.line, column: diagnostic.column)
  }
}

extension BuildMessage: CustomStringConvertible {
  /// `file:line:column: error: text`, as Xcode, editors and compilers write it.
  public var description: String {
    let place = ([file] + [line, column].map { $0.map(String.init) }).compactMap { $0 }
    let prefix = place.isEmpty ? "" : place.joined(separator: ":") + ": "
    return "\(prefix)\(severity.rawValue): \(text)"
  }
}
