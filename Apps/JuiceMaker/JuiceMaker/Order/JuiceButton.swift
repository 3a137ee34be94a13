import UIKit

/// Orders one juice.
final class JuiceButton: UIButton {
  var juice: Juice? {
    didSet {
      guard let juice = juice else { return }
      let format = NSLocalizedString("order.title %@", comment: "The title of an order button: a juice")
      configuration?.title = String.localizedStringWithFormat(format, juice.name)
      accessibilityIdentifier = "order.\(juice.rawValue)"
    }
  }
}
