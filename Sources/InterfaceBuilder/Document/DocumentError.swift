import Foundation

/// Why a storyboard, xib, asset catalog or string table could not be read.
public struct DocumentError: Error, Equatable, CustomStringConvertible, LocalizedError {
  public enum Cause: Equatable, Sendable {
    case unreadable(String)
    case malformed(String)
    /// Well-formed XML, but no document of Interface Builder for iOS.
    case notADocument(String)
    case duplicateID(String)
    /// A reference whose target the document lacks.
    case danglingReference(String)
  }
  public var file: String
  /// From 1; 0 when the fault belongs to no line.
  public var line: Int
  public var cause: Cause

  public init(file: String, line: Int = 0, cause: Cause) {
    (self.file, self.line, self.cause) = (file, line, cause)
  }

  /// The sentence without the place.
  public var message: String {
    switch cause {
    case .unreadable(let why): return "The file could not be read: \(why)"
    case .malformed(let why): return "The document is damaged: \(why)"
    case .notADocument(let why): return "This is not an Interface Builder document for iOS: \(why)"
    case .duplicateID(let id): return "Two objects have the id \(id)."
    case .danglingReference(let why): return why
    }
  }

  /// In the form of a compiler message, `file:line: error: …`.
  public var description: String {
    line > 0 ? "\(file):\(line): error: \(message)" : "\(file): error: \(message)"
  }
  public var errorDescription: String? { description }
}
