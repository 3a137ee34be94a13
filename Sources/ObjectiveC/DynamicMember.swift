import Foundation

/// A property of an object whose class the compiler does not know (`AnyObject`), found by key-value coding as
/// Objective-C finds it by message; nil when there is no object, or no such property of that type.
///
/// The lowering writes this for `object.name`.
public func dynamicMember<Value>(_ object: AnyObject?, _ key: String) -> Value? {
  guard let object, let value = try? KeyValueCoding.value(forKey: key, of: object) else { return nil }
  if let fitting = convert(value, to: Value.self) { return fitting }
  // Enumerations and priorities are numbers to Objective-C.
  guard let raw = (value as? any RawRepresentable).map({ $0.rawValue as Any }) else { return nil }
  return convert(raw, to: Value.self)
}
