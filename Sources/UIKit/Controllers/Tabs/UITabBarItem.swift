/// A tab of a tab bar.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads,
      mostRecent, mostViewed
  }
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    use(systemItem)
    self.tag = tag
  }
  /// Words and symbol of a system item.
  func use(_ systemItem: SystemItem) {
    let (key, symbol) = systemItem.content
    title = BarStrings.text(key)
    image = UIImage(systemName: symbol)
  }

  open var selectedImage: UIImage? { didSet { itemDidChange() } }
  open var badgeValue: String? { didSet { itemDidChange() } }
  open var badgeColor: UIColor? { didSet { itemDidChange() } }
  open var titlePositionAdjustment = UIOffset.zero
  open var standardAppearance: UITabBarAppearance? { didSet { itemDidChange() } }
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { itemDidChange() } }
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state.rawValue] = attributes
    itemDidChange()
  }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

extension UITabBarItem.SystemItem {
  fileprivate var content: (String, String) {
    switch self {
    case .more: ("More", "ellipsis")
    case .favorites: ("Favorites", "star.fill")
    case .featured: ("Featured", "star")
    case .topRated: ("Top Rated", "star")
    case .recents: ("Recents", "clock")
    case .contacts: ("Contacts", "person.crop.circle")
    case .history: ("History", "clock")
    case .bookmarks: ("Bookmarks", "book")
    case .search: ("Search", "magnifyingglass")
    case .downloads: ("Downloads", "arrow.down.circle")
    case .mostRecent: ("Most Recent", "clock")
    case .mostViewed: ("Most Viewed", "list.number")
    }
  }
}

@preconcurrency @MainActor open class UITabBarItemStateAppearance: UIKitObject {
  init() { super.init(isolated: ()) }
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var iconColor: UIColor?
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
}
@preconcurrency @MainActor open class UITabBarItemAppearance: UIKitObject {
  public enum Style: Int, Sendable { case stacked, inline, compactInline }
  public init() { super.init(isolated: ()) }
  public convenience init(style: Style) { self.init() }
  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  public let focused = UITabBarItemStateAppearance()
}
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance() { didSet { didChange() } }
  open var inlineLayoutAppearance = UITabBarItemAppearance() { didSet { didChange() } }
  open var compactInlineLayoutAppearance = UITabBarItemAppearance() { didSet { didChange() } }
  open var selectionIndicatorTintColor: UIColor?
  open var selectionIndicatorImage: UIImage?
  override func take(from other: UIBarAppearance) {
    super.take(from: other)
    guard let other = other as? UITabBarAppearance else { return }
    (stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance) =
      (other.stackedLayoutAppearance, other.inlineLayoutAppearance, other.compactInlineLayoutAppearance)
  }
}
