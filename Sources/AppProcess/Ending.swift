import Foundation

/// How an app's process ended.
public enum Ending: Equatable, Sendable {
  /// The app left by itself (`exit`).
  case exited(code: Int32)
  case crashed(CrashReport)
  /// The host ended it.
  case killed
  /// What the app sent could not be read; the host ended it.
  case brokeProtocol(String)

  /// One sentence for a person.
  public var explanation: String {
    switch self {
    case .exited(let code): return "The app ended with exit code \(code)."
    case .crashed(let report): return report.message
    case .killed: return "The app was ended."
    case .brokeProtocol(let reason): return "The app was ended: \(reason)."
    }
  }
}

/// What is known of a crash.
public struct CrashReport: Equatable, Sendable {
  /// One level of the backtrace.
  public struct Frame: Equatable, Sendable {
    public var function: String
    public var image: String
    public var file: String?
    public var line: Int?
    public var column: Int?
  }

  public var signal: Int32
  /// Swift's message ("Fatal error: …" with its file and line), or the signal's name when there is none.
  public var message: String
  /// Innermost first; empty when no backtrace was written.
  public var frames: [Frame]
  /// The backtrace as Swift wrote it, without the memory addresses' columns.
  public var backtrace: String
}
