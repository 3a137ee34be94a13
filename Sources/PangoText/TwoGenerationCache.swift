import Foundation

/// Keeps what was used lately: values of `capacity` cost at least, of twice as much at most.
final class TwoGenerationCache<Key: Hashable, Value> {
  private let capacity: Int
  private var youngCost = 0
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]

  init(capacity: Int) { self.capacity = capacity }

  /// The kept value, or a new one.
  /// - Parameter cost: in the unit of the capacity.
  func value(_ key: Key, cost: @autoclosure () -> Int, make: () -> Value) -> Value {
    if let value = young[key] { return value }
    let value = old[key] ?? make()
    if youngCost >= capacity {
      old = young
      young = [:]
      youngCost = 0
    }
    young[key] = value
    youngCost += cost()
    return value
  }

  func removeAll() {
    young = [:]
    old = [:]
    youngCost = 0
  }
}
