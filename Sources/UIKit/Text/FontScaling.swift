import TextLayout

/// What a font's size follows when the user changes the text size.
enum FontScaling: Hashable {
  case style(UIFont.TextStyle)
  /// A style's font with other looks (bold, italic, another design).
  case variant(UIFont.TextStyle, FontDescription)
  /// UIFontMetrics: a font at the size for the category large, at most as large as `maximum` (0: any).
  case metrics(UIFont.TextStyle, base: FontDescription, maximum: CGFloat)

  func font(at category: UIContentSizeCategory) -> UIFont {
    switch self {
    case .style(let style):
      let size = style.pointSize(at: category)
      let leading = UIFont.TextStyle.leading(size: size)
      return UIFont(FontDescription(size: size, weight: style.cssWeight, leading: leading), scaling: self)
    case .variant(let style, var font):
      font.size = style.pointSize(at: category)
      font.leading = UIFont.TextStyle.leading(size: font.size)
      return UIFont(font, scaling: self)
    case .metrics(let style, var font, let maximum):
      let scaled = UIFontMetrics.scale(CGFloat(font.size), style, category)
      font.size = maximum > 0 ? min(scaled, maximum) : scaled
      return UIFont(font, scaling: self)
    }
  }

  var style: UIFont.TextStyle {
    switch self {
    case .style(let style), .variant(let style, _), .metrics(let style, _, _): style
    }
  }
}

/// Scales fonts and lengths with the user's text size.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }
  public class func metrics(forTextStyle textStyle: UIFont.TextStyle) -> UIFontMetrics {
    UIFontMetrics(forTextStyle: textStyle)
  }

  /// In proportion to the style's own sizes.
  static func scale(_ value: CGFloat, _ style: UIFont.TextStyle, _ category: UIContentSizeCategory)
    -> CGFloat
  {
    let scaled = value * style.pointSize(at: category) / style.pointSize(at: .large)
    // Thirds of a point: the pixels of most iPhones.
    return (scaled * 3).rounded() / 3
  }

  open func scaledFont(for font: UIFont) -> UIFont { scaled(font, 0, .system) }
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaled(font, maximumPointSize, .system)
  }
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaled(font, 0, traitCollection?.statedContentSizeCategory ?? .system)
  }
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(font, maximumPointSize, traitCollection?.statedContentSizeCategory ?? .system)
  }
  open func scaledValue(for value: CGFloat) -> CGFloat { Self.scale(value, style, .system) }
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    Self.scale(value, style, traitCollection?.statedContentSizeCategory ?? .system)
  }

  private func scaled(_ font: UIFont, _ maximum: CGFloat, _ category: UIContentSizeCategory) -> UIFont {
    // UIKit raises an exception for a font that was scaled before.
    if case .metrics? = font.scaling { return font }
    return FontScaling.metrics(style, base: font.font, maximum: maximum).font(at: category)
  }
}
