/// What a cell shows, as a value; the view that shows it is made from it.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  func makeContentView() -> UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

@preconcurrency @MainActor public protocol UIContentView: AnyObject {
  var configuration: any UIContentConfiguration { get set }
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
  /// Where the separator under this content begins; nil is the cell's margin.
  var separatorStart: CGFloat? { (self as? ListContentView)?.textStart }
}

@preconcurrency @MainActor public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
}

public struct UIViewConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var isDisabled = false, isHighlighted = false, isSelected = false, isFocused = false
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

public struct UICellConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var isDisabled = false, isHighlighted = false, isSelected = false, isFocused = false
  public var isPinned = false, isEditing = false, isExpanded = false, isSwiped = false, isReordering = false
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

extension UIBackgroundConfiguration {
  public static func listPlainCell() -> UIBackgroundConfiguration { colored(.systemBackground) }
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    colored(.secondarySystemGroupedBackground)
  }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { colored(.clear) }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { colored(.clear) }
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
  public static func listHeader() -> UIBackgroundConfiguration { colored(.clear) }
  public static func listFooter() -> UIBackgroundConfiguration { colored(.clear) }
  public static func listSidebarCell() -> UIBackgroundConfiguration { colored(.clear) }
  private static func colored(_ color: UIColor) -> UIBackgroundConfiguration {
    var result = UIBackgroundConfiguration.clear()
    result.backgroundColor = color
    return result
  }
}
