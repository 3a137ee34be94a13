/// A class that no list can name (generic, inside a function, private to a type): the lowering lets it fill
/// its record when the registry meets it.
@preconcurrency @MainActor
public protocol SelfRegistering: AnyObject {
  static func registerMembers()
}
