import Foundation

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The observer is called once at once.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// The observer is called in front of the change too.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion, removal, replacement
}

public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// Foundation's words for an observer that is taken away and was not there.
struct UnknownObserver: Error, CustomStringConvertible {
  let description: String
  init(_ observer: AnyObject, path: String, of object: AnyObject) {
    description =
      "Cannot remove an observer <\(type(of: observer))> for the key path \"\(path)\" from "
      + "<\(type(of: object))> because it is not registered as an observer."
  }
}
