import Foundation

/// The argument at a position as the type that a method declares.
///
/// An object of another class is passed on unchecked, as messages of Objective-C are: an action that says
/// `sender: UIButton` and never looks at it may well be a bar button item's.
/// - Throws: `UnfitValue` when there is none, or one of another kind.
public func argument<Value>(_ arguments: [Any?], _ position: Int, as type: Value.Type) throws -> Value {
  let given = position < arguments.count ? arguments[position] : nil
  let fitting = convert(given, to: type).flatMap { isLost(given, in: $0) ? nil : $0 }
  guard let value = fitting ?? unchecked(given, as: type) else {
    throw UnfitValue(given, wanted: type, place: "argument \(position + 1)")
  }
  return value
}

/// An optional that holds nothing where something was given.
private func isLost(_ given: Any?, in converted: Any) -> Bool {
  guard let optional = converted as? any OptionalValue else { return false }
  return optional.content == nil && flattened(given) != nil
}

private func unchecked<Value>(_ value: Any?, as type: Value.Type) -> Value? {
  guard let value = flattened(value), Swift.type(of: value) is AnyClass else { return nil }
  let isObject = type is AnyClass || (type as? any OptionalValue.Type)?.wrapped is AnyClass
  guard isObject else { return nil }
  return unsafeBitCast(value as AnyObject, to: type)
}

/// Sets a property by key-value coding. Numbers fit every numeric type.
/// - Throws: `UnfitValue` when the property's type cannot hold the value.
public func assign<Value>(_ value: Any?, to target: inout Value, key: String, of object: AnyObject) throws {
  guard let fitting = convert(value, to: Value.self) else {
    throw UnfitValue(
      value, wanted: Value.self, place: "the key \(key) of \(String(reflecting: type(of: object)))")
  }
  target = fitting
}

/// The value as the wanted type, or nil where it does not fit.
public func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
  let value = flattened(value)
  if let fitting = value as? Value { return fitting }
  if let optional = type as? any OptionalValue.Type { return optional.wrapping(value) as? Value }
  if let number = type as? any Number.Type { return number.converted(value) as? Value }
  return nil
}

/// `Any?` that holds an optional that holds nothing is nothing.
private func flattened(_ value: Any?) -> Any? {
  guard let value else { return nil }
  if let optional = value as? any OptionalValue { return optional.content }
  return value
}

private protocol OptionalValue {
  static var wrapped: Any.Type { get }
  static func wrapping(_ value: Any?) -> Any?
  var content: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
  /// `.some(.none)` for nil; nil when the value does not fit.
  fileprivate static func wrapping(_ value: Any?) -> Any? {
    guard let value else { return Optional<Wrapped>.none as Any }
    return convert(value, to: Wrapped.self).map { Optional<Wrapped>.some($0) as Any }
  }
  fileprivate var content: Any? { flatMap { flattened($0) } }
}

private protocol Number {
  init(number: NSNumber)
}

extension Number {
  fileprivate static func converted(_ value: Any?) -> Self? {
    switch value {
    case let number as NSNumber: Self(number: number)
    case let number as CGFloat: Self(number: NSNumber(value: Double(number)))
    // NSString answers intValue and doubleValue.
    case let text as String: Self(number: NSNumber(value: (text as NSString).doubleValue))
    default: nil
    }
  }
}

extension Bool: Number { fileprivate init(number: NSNumber) { self = number.boolValue } }
extension Int: Number { fileprivate init(number: NSNumber) { self = number.intValue } }
extension Int8: Number { fileprivate init(number: NSNumber) { self = number.int8Value } }
extension Int16: Number { fileprivate init(number: NSNumber) { self = number.int16Value } }
extension Int32: Number { fileprivate init(number: NSNumber) { self = number.int32Value } }
extension Int64: Number { fileprivate init(number: NSNumber) { self = number.int64Value } }
extension UInt: Number { fileprivate init(number: NSNumber) { self = number.uintValue } }
extension UInt8: Number { fileprivate init(number: NSNumber) { self = number.uint8Value } }
extension UInt16: Number { fileprivate init(number: NSNumber) { self = number.uint16Value } }
extension UInt32: Number { fileprivate init(number: NSNumber) { self = number.uint32Value } }
extension UInt64: Number { fileprivate init(number: NSNumber) { self = number.uint64Value } }
extension Float: Number { fileprivate init(number: NSNumber) { self = number.floatValue } }
extension Double: Number { fileprivate init(number: NSNumber) { self = number.doubleValue } }
extension CGFloat: Number { fileprivate init(number: NSNumber) { self = CGFloat(number.doubleValue) } }
