/// A class that no list can name (generic, inside a function, private to a type): the lowering lets it fill
/// its record when the registry meets it.
public protocol SelfRegistering: AnyObject {
  static func registerMembers()
}

/// Runs registration, which only fills the tables, wherever the registry meets the class.
///
/// The closures that it stores call members of the main actor; whoever performs a selector is there.
public func registering(_ body: @MainActor () -> Void) {
  withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Void).self)() }
}
