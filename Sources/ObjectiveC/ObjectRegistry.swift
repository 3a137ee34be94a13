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

  public init(_ type: AnyClass, name: String) { (self.type, self.name) = (type, name) }
}

/// Stands in for the Objective-C runtime: classes by name, methods by selector, values by key.
///
/// Filled by generated code before the app starts; look-ups walk up the superclasses.
public enum ObjectRegistry {
  nonisolated(unsafe) private static var byType: [ObjectIdentifier: ClassRecord] = [:]
  nonisolated(unsafe) private static var byName: [String: ClassRecord] = [:]

  /// Adds to the record of a class, making it when it is the first time.
  public static func register(
    _ type: AnyClass, name: String, _ configure: (ClassRecord) -> Void = { _ in }
  ) {
    let record = byType[ObjectIdentifier(type)] ?? ClassRecord(type, name: name)
    byType[ObjectIdentifier(type)] = record
    byName[name] = record
    configure(record)
  }

  public static func record(named name: String) -> ClassRecord? { byName[name] }
  public static func record(of type: AnyClass) -> ClassRecord? { byType[ObjectIdentifier(type)] }

  /// The first hit of `find` from the object's class upwards.
  public static func lookUp<Found>(_ object: AnyObject, _ find: (ClassRecord) -> Found?) -> Found? {
    var type: AnyClass? = Swift.type(of: object)
    while let current = type {
      if let record = byType[ObjectIdentifier(current)], let found = find(record) { return found }
      type = _getSuperclass(current)
    }
    return nil
  }

  public static func responds(_ object: AnyObject, to selector: Selector) -> Bool {
    lookUp(object) { $0.methods[selector] } != nil
  }

  /// Calls the method. Surplus arguments are dropped.
  /// - Throws: `UnrecognizedSelector` when no class of the object has it; what the method throws.
  @discardableResult
  public static func perform(_ selector: Selector, on object: AnyObject, with arguments: [Any?] = []) throws
    -> Any?
  {
    guard let method = lookUp(object, { $0.methods[selector] }) else {
      throw UnrecognizedSelector(selector: selector, receiver: object)
    }
    return try method(object, Array(arguments.prefix(selector.argumentCount)))
  }
}

/// UIKit's "unrecognized selector sent to instance".
public struct UnrecognizedSelector: Error, CustomStringConvertible {
  public let description: String
  public init(selector: Selector, receiver: AnyObject) {
    let address = UInt(bitPattern: Unmanaged.passUnretained(receiver).toOpaque())
    description =
      "-[\(String(reflecting: type(of: receiver))) \(selector)]: unrecognized selector sent to instance "
      + "0x\(String(address, radix: 16))"
  }
}

/// UIKit's "this class is not key value coding-compliant for the key …".
public struct UndefinedKey: Error, CustomStringConvertible {
  public let description: String
  public init(key: String, receiver: AnyObject) {
    description =
      "[<\(String(reflecting: type(of: receiver)))> setValue:forUndefinedKey:]: this class is not key value "
      + "coding-compliant for the key \(key)."
  }
}
