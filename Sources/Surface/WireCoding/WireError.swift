import Foundation

/// What is wrong with bytes that came over the wire, and where.
public struct WireError: Error, Equatable, CustomStringConvertible {
  /// From the outside in, for example `nodes`, `3`, `frame`.
  public private(set) var path: [String]
  public var reason: String

  public init(_ reason: String, path: [String] = []) { (self.reason, self.path) = (reason, path) }

  public var description: String {
    path.isEmpty ? reason : path.joined(separator: ".") + ": " + reason
  }

  func inside(_ name: String) -> WireError { WireError(reason, path: [name] + path) }

  /// Runs `body`; an error it throws gets `name` in front of its path.
  static func inside<T>(_ name: @autoclosure () -> String, _ body: () throws -> T) throws -> T {
    do { return try body() } catch let error as WireError { throw error.inside(name()) }
  }
}
