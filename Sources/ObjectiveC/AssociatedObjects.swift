import Foundation

/// How long an associated object is kept. Source: objc/runtime.h.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// The value of an object under a key; nil when there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.reference(object).flatMap { AssociatedObjects.of($0, make: false)?[key] }
}

/// Stores a value with an object until the object goes; nil takes the value away.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  guard let owner = AssociatedObjects.reference(object) else { return }
  AssociatedObjects.of(owner, make: value != nil)?.set(value, key, policy)
}

public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.reference(object).flatMap { AssociatedObjects.of($0, make: false) }?.removeAll()
}

/// A class whose instances keep their associated objects themselves, so that these go with them.
public protocol AssociatedObjectHolder: AnyObject {
  var associatedObjects: AssociatedObjects? { get set }
}

/// What is associated with one object.
public final class AssociatedObjects: @unchecked Sendable {
  private enum Value {
    case kept(Any)
    case unowned(() -> Any?)
  }
  private var values: [UnsafeRawPointer: Value] = [:]
  private let lock = NSLock()

  fileprivate subscript(key: UnsafeRawPointer) -> Any? {
    switch lock.withLock({ values[key] }) {
    case .kept(let value)?: return value
    case .unowned(let value)?: return value()
    case nil: return nil
    }
  }

  fileprivate func set(_ value: Any?, _ key: UnsafeRawPointer, _ policy: objc_AssociationPolicy) {
    // A value that goes may ask for associated objects itself: it goes outside the lock.
    let old = lock.withLock { () -> Value? in
      let old = values[key]
      values[key] = value.map { Self.store($0, policy) }
      return old
    }
    withExtendedLifetime(old) {}
  }

  fileprivate func removeAll() {
    let old = lock.withLock { () -> [UnsafeRawPointer: Value] in
      defer { values = [:] }
      return values
    }
    withExtendedLifetime(old) {}
  }

  private static func store(_ value: Any, _ policy: objc_AssociationPolicy) -> Value {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN:
      guard let object = reference(value) else { return .kept(value) }
      // Objective-C would keep a dangling pointer; nothing is the safe reading of it.
      return .unowned { [weak object] in object }
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      return .kept((value as? NSCopying)?.copy(with: nil) ?? value)
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: return .kept(value)
    }
  }

  // MARK: Finding

  private struct Entry {
    weak var owner: AnyObject?
    let objects: AssociatedObjects
  }
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
  nonisolated(unsafe) private static var sweepCount = 64
  private static let tableLock = NSLock()

  /// The object in a value, also through optionals; nil for values that are no objects.
  fileprivate static func reference(_ value: Any) -> AnyObject? {
    if type(of: value) is AnyClass { return value as AnyObject }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional, let inner = mirror.children.first?.value else { return nil }
    return reference(inner)
  }

  fileprivate static func of(_ owner: AnyObject, make: Bool) -> AssociatedObjects? {
    if let holder = owner as? any AssociatedObjectHolder {
      return tableLock.withLock {
        if holder.associatedObjects == nil && make { holder.associatedObjects = AssociatedObjects() }
        return holder.associatedObjects
      }
    }
    // Gone objects' values go outside the lock.
    var gone: [Entry] = []
    defer { withExtendedLifetime(gone) {} }
    return tableLock.withLock {
      let key = ObjectIdentifier(owner)
      // Another object may have had this address before.
      if let entry = entries[key], entry.owner === owner { return entry.objects }
      if let stale = entries.removeValue(forKey: key) { gone.append(stale) }
      guard make else { return nil }
      if entries.count >= sweepCount {
        gone += entries.values.filter { $0.owner == nil }
        entries = entries.filter { $0.value.owner != nil }
        sweepCount = max(64, entries.count * 2)
      }
      let objects = AssociatedObjects()
      entries[key] = Entry(owner: owner, objects: objects)
      return objects
    }
  }
}
