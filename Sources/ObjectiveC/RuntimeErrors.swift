import Foundation

/// UIKit's "unrecognized selector sent to instance".
public struct UnrecognizedSelector: Error, CustomStringConvertible {
  public let description: String
  public init(selector: Selector, receiver: AnyObject) {
    description =
      "-[\(String(reflecting: type(of: receiver))) \(selector)]: unrecognized selector sent to instance "
      + address(of: receiver)
  }
}

/// UIKit's "this class is not key value coding-compliant for the key …".
public struct UndefinedKey: Error, CustomStringConvertible {
  public let description: String
  /// - Parameter isGetter: Whether the value was asked for rather than set.
  public init(key: String, receiver: AnyObject, isGetter: Bool = false) {
    let method = isGetter ? "valueForUndefinedKey:" : "setValue:forUndefinedKey:"
    description =
      "[<\(String(reflecting: type(of: receiver))) \(address(of: receiver))> \(method)]: this class is not key "
      + "value coding-compliant for the key \(key)."
  }
}

/// A value that a method or a property cannot take.
public struct UnfitValue: Error, CustomStringConvertible {
  public let description: String
  init(_ value: Any?, wanted: Any.Type, place: String) {
    let got = value.map { String(describing: Swift.type(of: $0)) } ?? "nil"
    description = "Could not cast value of type '\(got)' to '\(wanted)' for \(place)."
  }
}

/// Ends the program as an uncaught exception of Objective-C does, with its words.
public func terminate(uncaught error: any Error) -> Never {
  let name =
    switch error {
    case is UndefinedKey: "NSUnknownKeyException"
    case is UnrecognizedSelector, is UnfitValue: "NSInvalidArgumentException"
    case is UnknownObserver: "NSRangeException"
    default: "\(type(of: error))"
    }
  fatalError("*** Terminating app due to uncaught exception '\(name)', reason: '\(error)'")
}

private func address(of object: AnyObject) -> String {
  "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
}
