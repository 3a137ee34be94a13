/// Ends a registration when it is handed to `unregisterForTraitChanges`.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

/// `registerForTraitChanges`: who wants to know about which traits.
@MainActor enum TraitRegistrations {
  final class Entry: UITraitChangeRegistration {
    weak var environment: (any UITraitEnvironment)?
    let traits: [UITrait]
    let handler: (any UITraitEnvironment, UITraitCollection) -> Void
    init(
      _ environment: any UITraitEnvironment, _ traits: [UITrait],
      _ handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
    ) { (self.environment, self.traits, self.handler) = (environment, traits, handler) }
  }
  private static var entries: [Entry] = []

  static func add(_ entry: Entry) {
    entries.removeAll { $0.environment == nil }
    entries.append(entry)
  }
  static func remove(_ registration: any UITraitChangeRegistration) {
    entries.removeAll { $0 === registration }
  }

  /// Tells the view, and the controller whose root view it is.
  static func notify(_ environment: any UITraitEnvironment, old: UITraitCollection?, new: UITraitCollection) {
    guard !entries.isEmpty, let old else { return }
    let controller = (environment as? UIView)?.viewController
    for entry in entries
    where entry.environment === environment || (controller != nil && entry.environment === controller) {
      guard let target = entry.environment,
        entry.traits.contains(where: { old.value(of: $0) != new.value(of: $0) })
      else { continue }
      entry.handler(target, old)
    }
  }
}

extension UITraitEnvironment {
  /// Calls `handler` after one of the traits changed, with the traits before.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let entry = TraitRegistrations.Entry(self, traits) { environment, previous in
      if let environment = environment as? Self { handler(environment, previous) }
    }
    TraitRegistrations.add(entry)
    return entry
  }
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
    -> any UITraitChangeRegistration
  {
    let receiver = target as AnyObject
    let entry = TraitRegistrations.Entry(self, traits) { [weak receiver] environment, previous in
      guard let receiver else { return }
      _ = try? ObjectRegistry.perform(action, on: receiver, with: [environment, previous])
    }
    TraitRegistrations.add(entry)
    return entry
  }
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration
  {
    registerForTraitChanges(traits, target: self, action: action)
  }
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    TraitRegistrations.remove(registration)
  }
}
