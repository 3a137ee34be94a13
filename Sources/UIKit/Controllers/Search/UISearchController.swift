/// A search bar and, while a search is on, what it finds: presented over the screen that it searches.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  public enum ScopeBarActivation: Int, Sendable { case automatic, manual, onTextEntry, onSearchActivation }

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }

  public let searchResultsController: UIViewController?
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  open private(set) lazy var searchBar: UISearchBar = {
    let bar = UISearchBar(frame: .zero)
    bar.controller = self
    bar.placeholder = BarStrings.text("Search")
    return bar
  }()

  // MARK: Settings

  /// Darkens what is searched until there are results of their own; a tap there ends the search.
  open var obscuresBackgroundDuringPresentation = true { didSet { show() } }
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  open var scopeBarActivation = ScopeBarActivation.automatic
  open var automaticallyShowsScopeBar: Bool {
    get { scopeBarActivation != .manual }
    set { scopeBarActivation = newValue ? .automatic : .manual }
  }
  open var automaticallyShowsSearchResultsController = true { didSet { show() } }
  open var showsSearchResultsController: Bool {
    get { showsResults }
    set {
      automaticallyShowsSearchResultsController = false
      showsResultsByHand = newValue
      show()
    }
  }
  private var showsResultsByHand = false
  private var showsResults: Bool {
    guard searchResultsController != nil else { return false }
    return automaticallyShowsSearchResultsController
      ? !(searchBar.text ?? "").isEmpty : showsResultsByHand
  }

  // MARK: Coming and going

  /// From the beginning of the presentation to the beginning of its end.
  open var isActive: Bool {
    get { isOn }
    set { newValue ? activate() : deactivate() }
  }
  private var isOn = false
  /// The item whose bar shows the search bar.
  weak var navigationItemOfBar: UINavigationItem?
  var isInNavigationBar: Bool { navigationItemOfBar != nil }

  /// The screen that is searched: the one with the navigation item, or the one that shows the bar.
  var searchedController: UIViewController? {
    if let item = navigationItemOfBar {
      return item.bar?.owner?.stack.first { $0.navigationItem === item }
    }
    var responder: UIResponder? = searchBar.superview
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }

  /// The user begins to search, or the app sets `isActive`.
  func activate() {
    guard !isOn, presentingViewControllerOfSelf == nil, let searched = searchedController else { return }
    delegate?.presentSearchController(self)
    guard presentingViewControllerOfSelf == nil else { return }
    searched.present(self, animated: true)
  }
  private func deactivate() {
    guard isOn else { return }
    presentingViewControllerOfSelf?.dismissPresented(animated: true, completion: nil)
  }
  func cancel() {
    searchBar.resignFirstResponder()
    deactivate()
  }

  func willCome() {
    isOn = true
    delegate?.willPresentSearchController(self)
    if scopeBarActivation != .manual, scopeBarActivation != .onTextEntry { showScopes(true) }
    show()
    searchedBar?.setNeedsContent()
  }
  func didCome() { delegate?.didPresentSearchController(self) }
  func willGo() {
    guard isOn else { return }
    delegate?.willDismissSearchController(self)
    isOn = false
    searchBar.resignFirstResponder()
    if !(searchBar.text ?? "").isEmpty {
      // Ending a search empties its field.
      searchBar.searchTextField.text = ""
      searchBar.delegate?.searchBar(searchBar, textDidChange: "")
    }
    searchResultsUpdater?.updateSearchResults(for: self)
    if scopeBarActivation != .manual { showScopes(false) }
    searchedBar?.setNeedsContent()
  }
  func didGo() { delegate?.didDismissSearchController(self) }
  private func showScopes(_ isShown: Bool) {
    if searchBar.scopeButtonTitles?.isEmpty == false { searchBar.showsScopeBar = isShown }
  }
  private var searchedBar: UINavigationBar? { navigationItemOfBar?.bar }

  /// Text or scope changed, or the search begins.
  func searchDidChange() {
    guard isOn else { return }
    if scopeBarActivation == .onTextEntry { showScopes(!(searchBar.text ?? "").isEmpty) }
    show()
    searchResultsUpdater?.updateSearchResults(for: self)
  }
  func barHeightDidChange() {
    searchedBar?.setNeedsContent()
    searchedBar?.owner?.loadedView?.setNeedsLayout()
  }

  // MARK: View

  private let shade = UIView()
  open override func loadView() {
    let view = SearchOverlayView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shade.frame = view.bounds
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shade.backgroundColor = UIColor(white: 0, alpha: 0.2)
    let tap = UITapGestureRecognizer()
    tap.handlers.append { [weak self] _ in self?.cancel() }
    shade.addGestureRecognizer(tap)
    view.addSubview(shade)
    self.view = view
  }
  /// What lies over the searched screen: nothing, the shade, or the results.
  private func show() {
    guard let view = loadedView else { return }
    shade.isHidden = !obscuresBackgroundDuringPresentation || showsResults
    guard let results = searchResultsController else { return }
    if showsResults, results.parent == nil {
      addChild(results)
      results.view.frame = view.bounds
      results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(results.view)
      results.didMove(toParent: self)
    }
    results.viewIfLoaded?.isHidden = !showsResults
  }
  open override func viewDidLoad() {
    super.viewDidLoad()
    show()
  }

  // MARK: Presentation

  override func ownPresentation(presenting: UIViewController) -> UIPresentationController? {
    SearchPresentation(presentedViewController: self, presenting: presenting)
  }
  override func ownPresenter(for source: UIViewController) -> UIViewController? { source }
  /// The field that begins the search keeps its keyboard.
  open override var disablesAutomaticKeyboardDismissal: Bool { true }
}

/// Over the searched screen: where it shows nothing, touches reach that screen.
@MainActor private final class SearchOverlayView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
