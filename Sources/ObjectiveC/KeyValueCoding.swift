import Foundation

/// Key-value coding that throws instead of ending the program: what the nib loader calls.
public enum KeyValueCoding {
  /// The value of a registered property.
  /// - Throws: `UndefinedKey`.
  public static func value(forKey key: String, of object: AnyObject) throws -> Any? {
    let names = [key, "is" + key.prefix(1).uppercased() + key.dropFirst()]
    for name in names {
      if let getter = ObjectRegistry.lookUp(object, { $0.getters[name] }) { return getter(object) }
      let selector = Selector(name)
      if let method = ObjectRegistry.lookUp(object, { $0.methods[selector] }) {
        return try method(object, [])
      }
    }
    if let defaults = object as? UserDefaults { return defaults.object(forKey: key) }
    if let dictionary = object as? NSDictionary { return dictionary.object(forKey: key as NSString) }
    if let method = ObjectRegistry.lookUp(object, { $0.methods["valueForUndefinedKey:"] }) {
      return try method(object, [key])
    }
    throw UndefinedKey(key: key, receiver: object, isGetter: true)
  }

  /// Sets a registered property.
  /// - Throws: `UndefinedKey`; `UnfitValue` when the property cannot hold the value.
  public static func set(_ value: Any?, forKey key: String, of object: AnyObject) throws {
    if let setter = ObjectRegistry.lookUp(object, { $0.setters[key] }) { return try setter(object, value) }
    let selector = Selector("set\(key.prefix(1).uppercased())\(key.dropFirst()):")
    if let method = ObjectRegistry.lookUp(object, { $0.methods[selector] }) {
      return _ = try method(object, [value])
    }
    if let defaults = object as? UserDefaults { return defaults.set(value, forKey: key) }
    if let dictionary = object as? NSMutableDictionary {
      return value.map { dictionary.setObject($0, forKey: key as NSString) }
        ?? dictionary.removeObject(forKey: key as NSString)
    }
    if let method = ObjectRegistry.lookUp(object, { $0.methods["setValue:forUndefinedKey:"] }) {
      return _ = try method(object, [value, key])
    }
    throw UndefinedKey(key: key, receiver: object)
  }

  /// Follows a path such as `layer.cornerRadius`.
  /// - Throws: `UndefinedKey`.
  public static func value(forKeyPath path: String, of object: AnyObject) throws -> Any? {
    var current: Any? = object
    for key in path.split(separator: ".") {
      guard let present = current else { return nil }
      current = try value(forKey: String(key), ofAny: present)
    }
    return current
  }

  /// Sets what a path such as `layer.cornerRadius` leads to. Nothing happens when the path ends before.
  /// - Throws: `UndefinedKey`; `UnfitValue`.
  public static func set(_ value: Any?, forKeyPath path: String, of object: AnyObject) throws {
    guard let dot = path.lastIndex(of: ".") else { return try set(value, forKey: path, of: object) }
    let target = try self.value(forKeyPath: String(path[..<dot]), of: object)
    guard let target else { return }
    try set(value, forKey: String(path[path.index(after: dot)...]), of: target as AnyObject)
  }

  /// Arrays answer with the values of their elements.
  private static func value(forKey key: String, ofAny object: Any) throws -> Any? {
    if let array = object as? [Any] {
      if key == "@count" { return array.count }
      return try array.map { try value(forKey: key, ofAny: $0) ?? NSNull() }
    }
    if let dictionary = object as? [String: Any] { return dictionary[key] }
    return try value(forKey: key, of: object as AnyObject)
  }
}

/// The methods that Objective-C's NSObject has. A class of the app that declares one of them is found by the
/// registry; these are what `super` means.
extension NSObjectProtocol {
  public func value(forKey key: String) -> Any? {
    uncaught { try KeyValueCoding.value(forKey: key, of: self) }
  }

  public func setValue(_ value: Any?, forKey key: String) {
    uncaught { try KeyValueCoding.set(value, forKey: key, of: self) }
  }

  public func value(forKeyPath keyPath: String) -> Any? {
    uncaught { try KeyValueCoding.value(forKeyPath: keyPath, of: self) }
  }

  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    uncaught { try KeyValueCoding.set(value, forKeyPath: keyPath, of: self) }
  }

  public func value(forUndefinedKey key: String) -> Any? {
    terminate(uncaught: UndefinedKey(key: key, receiver: self, isGetter: true))
  }

  public func setValue(_ value: Any?, forUndefinedKey key: String) {
    terminate(uncaught: UndefinedKey(key: key, receiver: self))
  }

  public func setNilValueForKey(_ key: String) {
    terminate(uncaught: UnfitValue(nil, wanted: Double.self, place: "the key \(key)"))
  }

  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value, forKey: key) }
  }

  /// Called when a nib has made the object and connected it.
  public func awakeFromNib() {}
  public func prepareForInterfaceBuilder() {}

  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    var result: [String: Any] = [:]
    for key in keys { result[key] = value(forKey: key) ?? NSNull() }
    return result
  }
}

@discardableResult
func uncaught<Result>(_ body: () throws -> Result) -> Result {
  do { return try body() } catch { terminate(uncaught: error) }
}

/// The value of an `@NSManaged` property, kept with the object's undefined keys.
public func managedValue<Value>(_ key: String, of object: AnyObject) -> Value {
  let value = uncaught { try KeyValueCoding.value(forKey: key, of: object) }
  guard let fitting = convert(value, to: Value.self) else {
    terminate(uncaught: UnfitValue(value, wanted: Value.self, place: "the key \(key)"))
  }
  return fitting
}

public func setManagedValue(_ value: Any?, _ key: String, of object: AnyObject) {
  uncaught { try KeyValueCoding.set(value, forKey: key, of: object) }
}
