/// The object in a value; nil for values that are no instances of a class.
///
/// `value as AnyObject` would do for these, but it first looks for boxes, bridges and optionals, which takes
/// longer than most of what is then done with the object.
public func objectReference(_ value: Any) -> AnyObject? {
  func reference<Value>(_ value: Value) -> AnyObject { unsafeBitCast(value, to: AnyObject.self) }
  return type(of: value) is AnyClass ? _openExistential(value, do: reference) : nil
}
