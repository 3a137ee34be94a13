import Foundation

/// Keeps what was used lately: at least `capacity` values, at most twice as many.
final class TwoGenerationCache<Key: Hashable, Value> {
  private let capacity: Int
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]

  init(capacity: Int) { self.capacity = capacity }

  /// The kept value, or a new one.
  func value(_ key: Key, make: () -> Value) -> Value {
    if let value = young[key] { return value }
    let value = old[key] ?? make()
    if young.count >= capacity {
      old = young
      young = [:]
    }
    young[key] = value
    return value
  }

  func removeAll() {
    young = [:]
    old = [:]
  }
}
