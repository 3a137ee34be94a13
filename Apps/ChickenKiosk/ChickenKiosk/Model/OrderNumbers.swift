import Foundation

/// Counts orders from 1, anew each day.
final class OrderNumbers {
  private let defaults: UserDefaults
  private let today: () -> Date

  init(defaults: UserDefaults = .standard, today: @escaping () -> Date = Date.init) {
    self.defaults = defaults
    self.today = today
  }

  func next() -> Int {
    let day = dayText
    let last = defaults.string(forKey: Key.day) == day ? defaults.integer(forKey: Key.number) : 0
    defaults.set(day, forKey: Key.day)
    defaults.set(last + 1, forKey: Key.number)
    return last + 1
  }

  private var dayText: String {
    let parts = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: today())
    return "\(parts.year ?? 0)-\(parts.month ?? 0)-\(parts.day ?? 0)"
  }

  private enum Key {
    static let day = "order.day"
    static let number = "order.number"
  }
}
