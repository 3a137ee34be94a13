import Foundation

/// What the lowering knows of a class and Swift does not tell at run time.
public final class ClassRecord {
  public typealias Method = (_ receiver: AnyObject, _ arguments: [Any?]) throws -> Any?
  public let type: AnyClass
  /// As storyboards and NSStringFromClass write it: `Module.Class`.
  public let name: String
  public var methods: [Selector: Method] = [:]
  public var setters: [String: (_ receiver: AnyObject, _ value: Any?) throws -> Void] = [:]
  public var getters: [String: (_ receiver: AnyObject) -> Any?] = [:]
  /// `init?(coder:)`, called with an NSCoder.
  public var makeFromCoder: ((NSCoder) -> AnyObject?)?
  /// `init()`, where the class has one.
  public var make: (() -> AnyObject?)?
  /// Other initialisers by their Objective-C name, such as `initWithStyle:reuseIdentifier:`. What a class
  /// does not have here it cannot be made with.
  public var initializers: [String: (_ arguments: [Any?]) throws -> AnyObject?] = [:]
  /// What the class implements of the `@objc optional` requirements of protocols, as
  /// `Protocol.member(label:)`. A value is the property's, or a function that calls the method.
  public var optionalMembers: [String: (_ receiver: AnyObject) -> Any?] = [:]

  /// What the value of a key is made of, as `keyPathsForValuesAffecting…` says.
  public var sources: [String: () -> Set<String>] = [:]
  /// `keyPathsForValuesAffectingValue(forKey:)`.
  public var sourcesOfAny: ((String) -> Set<String>)?

  /// The methods of UIKit's delegates that the class declares, as `tableView(_:didSelectRowAt:)`.
  public var implemented: Set<String> = []

  public init(_ type: AnyClass, name: String) { (self.type, self.name) = (type, name) }
}
