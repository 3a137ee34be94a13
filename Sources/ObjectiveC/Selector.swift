import Foundation

/// The name of a method, spelled as Objective-C spells it: `tap:`, `f`, `fWithSender:`.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
  public let name: String
  public init(_ name: String) { self.name = name }
  public init(stringLiteral value: String) { name = value }
  public var description: String { name }
  /// How many arguments the method takes.
  public var argumentCount: Int { name.utf8.lazy.filter { $0 == UInt8(ascii: ":") }.count }
}

public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }
