import Foundation

/// What the customer has chosen, in the order of choosing.
struct Cart: Codable, Equatable {
  struct Line: Codable, Equatable {
    let dish: Dish
    var count: Int

    var price: Int { return dish.price * count }
  }

  static let highestCount = 99
  /// Taken off for take-away, but never more than the food costs.
  static let discount = 3000

  private(set) var lines: [Line] = []

  var isEmpty: Bool { return lines.isEmpty }
  var totalCount: Int { return lines.reduce(0) { $0 + $1.count } }
  var subtotal: Int { return lines.reduce(0) { $0 + $1.price } }
  var discount: Int { return min(Cart.discount, subtotal) }
  var total: Int { return subtotal - discount }

  mutating func add(_ dish: Dish) {
    guard let index = lines.firstIndex(where: { $0.dish == dish }) else {
      lines.append(Line(dish: dish, count: 1))
      return
    }
    lines[index].count = min(lines[index].count + 1, Cart.highestCount)
  }

  mutating func increase(_ dishID: String) {
    guard let index = index(of: dishID) else { return }
    lines[index].count = min(lines[index].count + 1, Cart.highestCount)
  }

  /// One less; the last one takes the line away.
  mutating func decrease(_ dishID: String) {
    guard let index = index(of: dishID) else { return }
    lines[index].count -= 1
    if lines[index].count == 0 { lines.remove(at: index) }
  }

  mutating func remove(_ dishID: String) {
    lines.removeAll { $0.dish.id == dishID }
  }

  mutating func removeAll() {
    lines = []
  }

  private func index(of dishID: String) -> Int? {
    return lines.firstIndex { $0.dish.id == dishID }
  }
}
