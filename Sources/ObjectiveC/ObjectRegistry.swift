import Foundation

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
  public static func record(of type: AnyClass) -> ClassRecord? {
    byType[ObjectIdentifier(type)] ?? registeredByItself(type)
  }

  /// The first hit of `find` from the object's class upwards.
  public static func lookUp<Found>(_ object: AnyObject, _ find: (ClassRecord) -> Found?) -> Found? {
    lookUp(inClass: Swift.type(of: object), find)
  }

  /// The first hit of `find` from a class upwards.
  public static func lookUp<Found>(inClass type: AnyClass, _ find: (ClassRecord) -> Found?) -> Found? {
    var type: AnyClass? = type
    while let current = type {
      if let record = byType[ObjectIdentifier(current)] ?? registeredByItself(current),
        let found = find(record)
      {
        return found
      }
      type = _getSuperclass(current)
    }
    return nil
  }

  /// Generic classes and those inside functions cannot be listed; they are asked when they are first met.
  private static func registeredByItself(_ type: AnyClass) -> ClassRecord? {
    guard let registering = type as? SelfRegistering.Type else { return nil }
    registering.registerMembers()
    if let record = byType[ObjectIdentifier(type)] { return record }
    // A subclass inherits the function, which fills its superclass's record.
    let record = ClassRecord(type, name: String(reflecting: type))
    byType[ObjectIdentifier(type)] = record
    return record
  }

  /// A member of a protocol that classes need not have: its value, or nil when the object's class has none.
  public static func optionalMember<Member>(_ key: String, of object: AnyObject) -> Member? {
    lookUp(object) { $0.optionalMembers[key] }.flatMap { $0(object) as? Member }
  }

  /// Whether the object's class declares a method of one of UIKit's delegate protocols itself, rather than
  /// leaving it to the protocol's default.
  /// - Parameter method: As `tableView(_:didSelectRowAt:)`.
  public static func implements(_ object: AnyObject, _ method: String) -> Bool {
    lookUp(object) { $0.implemented.contains(method) ? true : nil } ?? false
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
