import UIKit

extension UIFont {
  /// A system font of this size at the standard text size, which follows the reader's setting up to a limit.
  static func scaled(
    _ size: CGFloat, _ weight: UIFont.Weight, like style: UIFont.TextStyle, upTo limit: CGFloat
  ) -> UIFont {
    return UIFontMetrics(forTextStyle: style).scaledFont(
      for: .systemFont(ofSize: size, weight: weight), maximumPointSize: limit)
  }
}
