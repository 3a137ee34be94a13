public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision
}
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }
public enum UIDisplayGamut: Int, Sendable { case unspecified = -1, SRGB, P3 }
public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1, leftToRight, rightToLeft
}
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }

public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
  public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")

  /// From small to large.
  static let ordered: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]
  /// The short names of the settings: XS … XXXL, AX1 … AX5, in the order of `ordered`.
  static let shortNames = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]

  var index: Int { Self.ordered.firstIndex(of: self) ?? 3 }
  public var isAccessibilityCategory: Bool { index >= 7 }
  public static func < (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool { a.index < b.index }
}

/// The traits of a part of the interface. Unspecified traits say nothing.
public final class UITraitCollection: NSObject, @unchecked Sendable {
  public internal(set) var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  public internal(set) var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  public internal(set) var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  public internal(set) var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  public internal(set) var displayScale: CGFloat = 0
  public internal(set) var displayGamut = UIDisplayGamut.unspecified
  public internal(set) var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  public internal(set) var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  public internal(set) var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  public internal(set) var accessibilityContrast = UIAccessibilityContrast.unspecified
  public internal(set) var legibilityWeight = UILegibilityWeight.unspecified
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }

  public override init() {}
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init()
    self.userInterfaceStyle = userInterfaceStyle
  }
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init()
    self.userInterfaceIdiom = userInterfaceIdiom
  }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    self.horizontalSizeClass = horizontalSizeClass
  }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    self.verticalSizeClass = verticalSizeClass
  }
  public convenience init(displayScale: CGFloat) {
    self.init()
    self.displayScale = displayScale
  }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init()
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init()
    self.userInterfaceLevel = userInterfaceLevel
  }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init()
    self.layoutDirection = layoutDirection
  }
  /// Later collections win.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init()
    for traits in traitCollections { take(from: traits) }
  }

  private func take(from t: UITraitCollection) {
    if t.userInterfaceStyle != .unspecified { userInterfaceStyle = t.userInterfaceStyle }
    if t.userInterfaceIdiom != .unspecified { userInterfaceIdiom = t.userInterfaceIdiom }
    if t.horizontalSizeClass != .unspecified { horizontalSizeClass = t.horizontalSizeClass }
    if t.verticalSizeClass != .unspecified { verticalSizeClass = t.verticalSizeClass }
    if t.displayScale != 0 { displayScale = t.displayScale }
    if t.displayGamut != .unspecified { displayGamut = t.displayGamut }
    if t.userInterfaceLevel != .unspecified { userInterfaceLevel = t.userInterfaceLevel }
    if t.preferredContentSizeCategory != .unspecified {
      preferredContentSizeCategory = t.preferredContentSizeCategory
    }
    if t.layoutDirection != .unspecified { layoutDirection = t.layoutDirection }
    if t.accessibilityContrast != .unspecified { accessibilityContrast = t.accessibilityContrast }
    if t.legibilityWeight != .unspecified { legibilityWeight = t.legibilityWeight }
  }

  /// These traits with `overrides` on top.
  func overridden(by overrides: UITraitCollection?) -> UITraitCollection {
    overrides.map { UITraitCollection(traitsFrom: [self, $0]) } ?? self
  }

  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    trait.map { overridden(by: $0) == self } ?? true
  }
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
      || userInterfaceLevel != traitCollection?.userInterfaceLevel
      || accessibilityContrast != traitCollection?.accessibilityContrast
  }

  private var parts: [AnyHashable] {
    [
      userInterfaceStyle, userInterfaceIdiom, horizontalSizeClass, verticalSizeClass, displayScale,
      displayGamut, userInterfaceLevel, preferredContentSizeCategory, layoutDirection,
      accessibilityContrast, legibilityWeight,
    ]
  }
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || parts == other.parts
  }
  public override var hash: Int { parts.hashValue }

  /// The traits that dynamic colours follow outside of views; UIKit sets it around drawing and layout.
  nonisolated(unsafe) public static var current = UITraitCollection(userInterfaceStyle: .light)
  public func performAsCurrent(_ actions: () -> Void) {
    let before = Self.current
    Self.current = self
    defer { Self.current = before }
    actions()
  }

  /// Enough collections to tell two dynamic colours apart.
  static let colorProbes: [UITraitCollection] = [
    UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark),
  ]
}

@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
