/// A trait as a type, for asking to be told of its changes.
public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Value { get }
}
public typealias UITrait = any UITraitDefinition.Type

public struct UITraitUserInterfaceStyle: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceStyle.unspecified
}
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
}
public struct UITraitUserInterfaceLevel: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceLevel.unspecified
}
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}
public struct UITraitVerticalSizeClass: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static let defaultValue = UIContentSizeCategory.unspecified
}
public struct UITraitDisplayScale: UITraitDefinition { public static let defaultValue: CGFloat = 0 }
public struct UITraitLayoutDirection: UITraitDefinition {
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}
public struct UITraitAccessibilityContrast: UITraitDefinition {
  public static let defaultValue = UIAccessibilityContrast.unspecified
}
public struct UITraitLegibilityWeight: UITraitDefinition {
  public static let defaultValue = UILegibilityWeight.unspecified
}

extension UITraitCollection {
  /// The value of a trait, comparable.
  func value(of trait: UITrait) -> AnyHashable? {
    switch trait {
    case is UITraitUserInterfaceStyle.Type: userInterfaceStyle
    case is UITraitUserInterfaceIdiom.Type: userInterfaceIdiom
    case is UITraitUserInterfaceLevel.Type: userInterfaceLevel
    case is UITraitHorizontalSizeClass.Type: horizontalSizeClass
    case is UITraitVerticalSizeClass.Type: verticalSizeClass
    case is UITraitPreferredContentSizeCategory.Type: preferredContentSizeCategory
    case is UITraitDisplayScale.Type: displayScale
    case is UITraitLayoutDirection.Type: layoutDirection
    case is UITraitAccessibilityContrast.Type: accessibilityContrast
    case is UITraitLegibilityWeight.Type: legibilityWeight
    default: nil
    }
  }
  /// The traits that change what dynamic colours show.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitAccessibilityContrast.self]
  }
}
