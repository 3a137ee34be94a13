/// How the lines between the rows of a list look.
@preconcurrency @MainActor public struct UIListSeparatorConfiguration {
  public enum Visibility: Int, Sendable { case automatic, visible, hidden }
  nonisolated public static let automaticInsets = NSDirectionalEdgeInsets(
    top: -1, leading: -1, bottom: -1, trailing: -1)
  /// A line above the row; `automatic` draws none, for the row before has one.
  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  public var color = UIColor.separator
  public var multipleSelectionColor = UIColor.separator
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
