import Foundation

/// Where messages of one kind of one program go: their standard error, in one line each.
public final class OSLog: Sendable {
  public let subsystem: String
  public let category: String
  private let isDisabled: Bool
  public static let `default` = OSLog(subsystem: "", category: "")
  public static let disabled = OSLog(subsystem: "", category: "", isDisabled: true)

  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isDisabled: false)
  }

  private init(subsystem: String, category: String, isDisabled: Bool) {
    (self.subsystem, self.category, self.isDisabled) = (subsystem, category, isDisabled)
  }

  /// Messages below `info` are kept in memory only on iOS; here all are written.
  public func isEnabled(type: OSLogType) -> Bool { !isDisabled }

  func write(_ message: String, _ type: OSLogType) {
    guard !isDisabled else { return }
    let place = subsystem.isEmpty && category.isEmpty ? "" : "[\(subsystem):\(category)] "
    let line = "\(place)\(type.mark)\(message)\n"
    FileHandle.standardError.write(Data(line.utf8))
  }
}

public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  public static let `default` = OSLogType(0)
  public static let info = OSLogType(1)
  public static let debug = OSLogType(2)
  public static let error = OSLogType(16)
  public static let fault = OSLogType(17)

  fileprivate var mark: String {
    switch self {
    case .error: "error: "
    case .fault: "fault: "
    default: ""
    }
  }
}

/// Writes a message in the format of C, where `%{public}@` and `%{private}d` are known too.
public func os_log(
  _ type: OSLogType = .default, log: OSLog = .default, _ message: StaticString, _ arguments: any CVarArg...
) {
  log.write(formatted(message, arguments), type)
}

public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
) {
  log.write(formatted(message, arguments), type)
}

private func formatted(_ message: StaticString, _ arguments: [any CVarArg]) -> String {
  let format = "\(message)".replacingOccurrences(
    of: "%\\{[^}]*\\}", with: "%", options: .regularExpression)
  return String(format: format, arguments: arguments)
}
