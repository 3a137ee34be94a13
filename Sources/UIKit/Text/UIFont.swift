import TextLayout

/// A font at a size. Measures are points; the system font has San Francisco's, whatever draws it.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  private let foundationMark = FoundationMark()
  let font: FontDescription
  /// The text style it was made from, and what its size follows.
  let scaling: FontScaling?

  init(_ font: FontDescription, scaling: FontScaling? = nil) { (self.font, self.scaling) = (font, scaling) }

  /// - Parameter fontName: a PostScript or family name.
  /// - Returns: nil when there is no such font, as on iOS.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    AppFonts.load()
    guard let font = TextEngines.shared?.font(named: fontName, size: Self.effective(fontSize)) else {
      return nil
    }
    self.init(font)
  }

  /// - Parameter size: 0 keeps the descriptor's size.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    guard size > 0, size != descriptor.pointSize else {
      self.init(descriptor.font, scaling: descriptor.scaling)
      return
    }
    // A text style's descriptor at another size is no longer that style.
    self.init(descriptor.font.resized(to: size))
  }

  /// San Francisco's, in em.
  static let systemLineHeight: CGFloat = 0.95214844 + 0.24121094

  /// A size of 0 or less is the system's own.
  static func effective(_ size: CGFloat) -> Double { size > 0 ? size : systemFontSize }

  open var fontName: String { FontNames.postScriptName(of: font) }
  open var familyName: String { FontNames.familyName(of: font) }
  open var pointSize: CGFloat { font.size }
  private var metrics: FontMetrics {
    TextEngines.shared?.metrics(of: font)
      ?? FontMetrics(
        ascender: font.size * 0.952, descender: font.size * -0.241, leading: font.leading ?? 0,
        capHeight: font.size * 0.7046,
        xHeight: font.size * 0.5264)
  }
  open var ascender: CGFloat { metrics.ascender }
  /// Negative: below the baseline.
  open var descender: CGFloat { metrics.descender }
  open var capHeight: CGFloat { metrics.capHeight }
  open var xHeight: CGFloat { metrics.xHeight }
  open var lineHeight: CGFloat { metrics.lineHeight }
  open var leading: CGFloat { metrics.leading }
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font: font, scaling: scaling) }

  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(font.resized(to: Self.effective(fontSize)))
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return self === other || (font == other.font && scaling == other.scaling)
  }
  open override var hash: Int { font.hashValue }
  open override var description: String {
    "<UICTFont: font-family: \"\(familyName)\"; font-weight: \(font.weight); "
      + "font-style: \(font.isItalic ? "italic" : "normal"); font-size: \(String(format: "%.2f", font.size))pt>"
  }
}

extension FontDescription {
  /// The leading is that of a text style at its own size.
  func resized(to size: Double) -> FontDescription {
    var other = self
    if size != self.size { (other.size, other.leading) = (size, nil) }
    return other
  }
}

extension UIFont {
  public class var labelFontSize: CGFloat { 17 }
  public class var buttonFontSize: CGFloat { 18 }
  public class var smallSystemFontSize: CGFloat { 12 }
  public class var systemFontSize: CGFloat { 14 }

  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescription(size: effective(fontSize), weight: weight.cssWeight))
  }
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontDescription(size: effective(fontSize), isItalic: true))
  }
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      FontDescription(size: effective(fontSize), weight: weight.cssWeight, usesTabularDigits: true))
  }
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      FontDescription(family: "systemMonospaced", size: effective(fontSize), weight: weight.cssWeight))
  }

  public class var familyNames: [String] {
    AppFonts.load()
    return TextEngines.shared?.familyNames ?? []
  }
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    AppFonts.load()
    return TextEngines.shared?.fontNames(family: familyName) ?? []
  }

  /// At the user's text size.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    FontScaling.style(style).font(at: .system)
  }
  /// At the traits' text size.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    FontScaling.style(style).font(at: traitCollection?.statedContentSizeCategory ?? .system)
  }

  /// The same font at another text size; fonts that follow no text size stay as they are.
  func adjusted(to category: UIContentSizeCategory) -> UIFont { scaling?.font(at: category) ?? self }
}

extension UITraitCollection {
  var statedContentSizeCategory: UIContentSizeCategory? {
    preferredContentSizeCategory == .unspecified ? nil : preferredContentSizeCategory
  }
}

extension UIContentSizeCategory {
  nonisolated(unsafe) private static var lastKnown = UIContentSizeCategory.large
  /// The user's setting; off the main thread the one that was last seen there.
  static var system: UIContentSizeCategory {
    guard Thread.isMainThread else { return lastKnown }
    lastKnown = MainActor.assumeIsolated { UIScreen.main.traitCollection.preferredContentSizeCategory }
    return lastKnown
  }
}
