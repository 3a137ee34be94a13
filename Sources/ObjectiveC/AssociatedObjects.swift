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
  guard let owner = AssociatedObjects.reference(object) else { return nil }
  switch AssociatedObjects.value(of: owner, key) {
  case .kept(let value)?: return value
  case .unowned(let value)?: return value()
  case nil: return nil
  }
}

/// Stores a value with an object until the object goes; nil takes the value away.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  guard let owner = AssociatedObjects.reference(object) else { return }
  AssociatedObjects.set(value.map { AssociatedObjects.store($0, policy) }, of: owner, key)
}

public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.reference(object).map(AssociatedObjects.removeAll)
}

/// A class whose instances keep their associated objects themselves, so that these go with them.
open class AssociatedObjectHolder: NSObject {
  nonisolated(unsafe) fileprivate final var associatedObjects: AssociatedObjects?
}

/// What is associated with one object. All of them are read and written under one lock.
private final class AssociatedObjects: @unchecked Sendable {
  enum Value {
    case kept(Any)
    case unowned(() -> Any?)
  }
  /// Few keys: looking through them takes less time than hashing one.
  private var values: [(key: UnsafeRawPointer, value: Value)] = []

  static func value(of owner: AnyObject, _ key: UnsafeRawPointer) -> Value? {
    lock.lock()
    defer { lock.unlock() }
    guard let objects = known(of: owner) else { return nil }
    return objects.values.first { $0.key == key }?.value
  }

  static func set(_ value: Value?, of owner: AnyObject, _ key: UnsafeRawPointer) {
    // Values that go may ask for associated objects themselves: they go outside the lock.
    var gone: [Any] = []
    defer { withExtendedLifetime(gone) {} }
    lock.lock()
    defer { lock.unlock() }
    guard let objects = value == nil ? known(of: owner) : made(for: owner, &gone) else { return }
    let index = objects.values.firstIndex { $0.key == key }
    if let index { gone.append(objects.values[index].value) }
    switch (value, index) {
    case (let value?, let index?): objects.values[index].value = value
    case (let value?, nil): objects.values.append((key, value))
    case (nil, let index?): objects.values.remove(at: index)
    case (nil, nil): break
    }
  }

  static func removeAll(_ owner: AnyObject) {
    lock.lock()
    let objects = known(of: owner)
    let gone = objects?.values
    objects?.values = []
    lock.unlock()
    withExtendedLifetime(gone) {}
  }

  static func store(_ value: Any, _ policy: objc_AssociationPolicy) -> Value {
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
  private static let lock = NSLock()

  /// The object in a value, also through optionals; nil for values that are no objects.
  static func reference(_ value: Any) -> AnyObject? {
    if let object = objectReference(value) { return object }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional, let inner = mirror.children.first?.value else { return nil }
    return reference(inner)
  }

  private static func known(of owner: AnyObject) -> AssociatedObjects? {
    if let holder = owner as? AssociatedObjectHolder { return holder.associatedObjects }
    // Another object may have had this address before.
    guard let entry = entries[ObjectIdentifier(owner)], entry.owner === owner else { return nil }
    return entry.objects
  }

  /// - Parameter gone: gets what belonged to objects that are gone.
  private static func made(for owner: AnyObject, _ gone: inout [Any]) -> AssociatedObjects {
    if let known = known(of: owner) { return known }
    let objects = AssociatedObjects()
    if let holder = owner as? AssociatedObjectHolder {
      holder.associatedObjects = objects
      return objects
    }
    if entries.count >= sweepCount {
      gone += entries.values.filter { $0.owner == nil }
      entries = entries.filter { $0.value.owner != nil }
      sweepCount = max(64, entries.count * 2)
    }
    if let stale = entries.updateValue(Entry(owner: owner, objects: objects), forKey: ObjectIdentifier(owner))
    {
      gone.append(stale)
    }
    return objects
  }
}
