import Foundation

/// Observers that are called by selector. They are held weakly, as NotificationCenter holds them.
private enum SelectorObservers {
  final class Entry {
    weak var observer: AnyObject?
    weak var object: AnyObject?
    let observesOneObject: Bool
    let center: NotificationCenter
    let name: NSNotification.Name?
    var token: (any NSObjectProtocol)?

    init(_ observer: AnyObject, center: NotificationCenter, name: NSNotification.Name?, object: Any?) {
      (self.observer, self.center, self.name) = (observer, center, name)
      self.object = object.map { $0 as AnyObject }
      observesOneObject = object != nil
    }
  }

  nonisolated(unsafe) private static var entries: [Entry] = []
  private static let lock = NSLock()

  static func add(_ entry: Entry) {
    let dead = lock.withLock {
      let dead = entries.filter { $0.observer == nil }
      entries = entries.filter { $0.observer != nil } + [entry]
      return dead
    }
    dead.forEach(release)
  }

  /// Whether there was one.
  static func remove(where matches: (Entry) -> Bool) -> Bool {
    let removed = lock.withLock {
      let removed = entries.filter(matches)
      entries = entries.filter { !matches($0) }
      return removed
    }
    removed.forEach(release)
    return !removed.isEmpty
  }

  private static func release(_ entry: Entry) {
    if let token = entry.token { entry.center.removeObserver(token as Any) }
  }
}

extension NotificationCenter {
  /// Calls the observer's method when a notification is posted. The observer is not kept alive.
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any? = nil
  ) {
    let receiver = observer as AnyObject
    let entry = SelectorObservers.Entry(receiver, center: self, name: name, object: object)
    nonisolated(unsafe) let weakly = entry
    entry.token = addObserver(forName: name, object: object, queue: nil) { notification in
      guard let receiver = weakly.observer else { return }
      uncaught { try ObjectRegistry.perform(selector, on: receiver, with: [notification]) }
    }
    SelectorObservers.add(entry)
  }

  public func removeObserver(_ observer: AnyObject) {
    let known = SelectorObservers.remove { $0.center === self && $0.observer === observer }
    if !known { removeObserver(observer as Any) }
  }

  public func removeObserver(
    _ observer: AnyObject, name: NSNotification.Name?, object: Any?
  ) {
    let sender = object.map { $0 as AnyObject }
    let known = SelectorObservers.remove {
      $0.center === self && $0.observer === observer && (name == nil || $0.name == name)
        && (sender == nil || $0.object === sender)
    }
    if !known { removeObserver(observer as Any, name: name, object: object) }
  }
}
