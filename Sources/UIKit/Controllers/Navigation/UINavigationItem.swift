/// What a controller contributes to the navigation bar.
@preconcurrency @MainActor open class UINavigationItem: UIKitObject {
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }

  public init(title: String) {
    self.title = title.isEmpty ? nil : title
    super.init(isolated: ())
  }
  public convenience init() { self.init(title: "") }
  public required init?(coder: NSCoder) {
    super.init(isolated: ())
    decode(from: coder)
  }
  /// Reads what a storyboard says.
  func decode(from coder: NSCoder) {}
  public internal(set) var interfaceBuilderID: String?

  open var title: String? {
    willSet { tellWillChange("title") }
    didSet {
      if title != oldValue { itemDidChange() }
      tellDidChange("title", from: oldValue)
    }
  }
  open var titleView: UIView? { didSet { if titleView !== oldValue { itemDidChange() } } }
  open var prompt: String? { didSet { itemDidChange() } }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { itemDidChange() } }
  open var largeTitle: String?

  // MARK: Back button

  open var backBarButtonItem: UIBarButtonItem? { didSet { itemDidChange() } }
  open var backButtonTitle: String? { didSet { itemDidChange() } }
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { itemDidChange() } }
  open var backAction: UIAction? { didSet { itemDidChange() } }
  open var hidesBackButton = false { didSet { itemDidChange() } }
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  open var leftItemsSupplementBackButton = false { didSet { itemDidChange() } }

  // MARK: Buttons

  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { itemDidChange() } }
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { itemDidChange() } }
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  // MARK: Appearance

  open var standardAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
  open var compactAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }

  // MARK: Search

  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      oldValue?.navigationItemOfBar = nil
      searchController?.navigationItemOfBar = self
      searchController?.searchBar.placeDidChange()
      itemDidChange()
      bar?.owner?.loadedView?.setNeedsLayout()
    }
  }
  /// False: the search bar stays while the content scrolls.
  open var hidesSearchBarWhenScrolling = true {
    didSet { bar?.owner?.loadedView?.setNeedsLayout() }
  }

  weak var bar: UINavigationBar?
  func itemDidChange() {
    for item in (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) {
      item.onChange = { [weak self] in self?.bar?.setNeedsContent() }
    }
    bar?.setNeedsContent()
  }
}
