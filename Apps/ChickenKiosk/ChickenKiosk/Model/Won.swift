import Foundation

/// Writes sums of money: 21,000원.
enum Won {
  static func text(_ amount: Int) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    let number = formatter.string(from: NSNumber(value: amount)) ?? String(amount)
    return String(format: NSLocalizedString("won.format", comment: "a sum of money"), number)
  }
}
