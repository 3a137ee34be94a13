import UIKit

extension UILabel {
  /// Shows a quantity as a bare number, and reads it out with the fruit's name.
  func showStock(_ quantity: Int, of fruit: Fruit) {
    text = String(quantity)
    let format = NSLocalizedString("stock.spoken %@ %lld", comment: "A fruit, how many there are")
    accessibilityLabel = String.localizedStringWithFormat(format, fruit.name, quantity)
  }
}
