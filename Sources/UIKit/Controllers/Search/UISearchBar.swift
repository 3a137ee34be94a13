/// A field to search with, a Cancel button and scope buttons.
///
/// Alone it is 56 points high, in a navigation bar 52, with scope buttons 44 more.
@preconcurrency @MainActor open class UISearchBar: UIView {
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }

  open weak var delegate: (any UISearchBarDelegate)?
  public let searchTextField = UISearchTextField(frame: .zero)
  /// The controller whose bar this is.
  weak var controller: UISearchController?
  private let ground = BarBackground()
  private(set) lazy var cancelButton = makeCancelButton()
  private var scopeBar: UISegmentedControl?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  override func didInitialize() {
    super.didInitialize()
    searchTextField.owner = self
    addSubview(ground)
    addSubview(searchTextField)
    showGround()
    if bounds.size == .zero { bounds.size.height = intrinsicContentSize.height }
  }

  // MARK: Text

  open var text: String? {
    get { searchTextField.text }
    set {
      let isNew = searchTextField.text != newValue ?? ""
      searchTextField.text = newValue
      // The app's delegate hears of the user's changes alone, the results of every change.
      if isNew { controller?.searchDidChange() }
    }
  }
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  open var prompt: String? { didSet { setNeedsLayout() } }
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }

  // MARK: Looks

  open var searchBarStyle = Style.default { didSet { showGround() } }
  open var barStyle = UIBarStyle.default { didSet { showGround() } }
  open var barTintColor: UIColor? { didSet { showGround() } }
  open var isTranslucent = true { didSet { showGround() } }
  open var backgroundImage: UIImage? { didSet { showGround() } }
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { self.backgroundImage = backgroundImage }
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage
  }
  private var fieldImage: UIImage?
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    fieldImage = backgroundImage
    searchTextField.backgroundColor = backgroundImage == nil ? .tertiarySystemFill : .clear
    searchTextField.background = backgroundImage
  }
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { fieldImage }
  private var icons: [Int: UIImage] = [:]
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    icons[icon.rawValue] = iconImage
    if icon == .search { searchTextField.showGlass(iconImage) }
  }
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[icon.rawValue] }
  open var searchTextPositionAdjustment = UIOffset.zero
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero

  private func showGround() {
    let appearance = UIBarAppearance()
    if controller?.isInNavigationBar == true || searchBarStyle == .minimal || backgroundImage != nil {
      appearance.configureWithTransparentBackground()
      appearance.backgroundImage = backgroundImage
    } else if let barTintColor {
      appearance.backgroundEffect = nil
      appearance.backgroundColor = barTintColor
    }
    ground.show(appearance)
  }
  /// It came into a navigation bar or left it.
  func placeDidChange() {
    showGround()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Buttons

  open var showsCancelButton = false { didSet { if showsCancelButton != oldValue { setNeedsLayout() } } }
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard animated, window != nil, showsCancelButton != self.showsCancelButton else {
      self.showsCancelButton = showsCancelButton
      return
    }
    UIView.animate(withDuration: 0.25) {
      self.showsCancelButton = showsCancelButton
      self.layoutIfNeeded()
    }
  }
  /// Kept and handed back; no button is drawn for them.
  open var showsBookmarkButton = false
  open var showsSearchResultsButton = false
  open var isSearchResultsButtonSelected = false
  /// What the Cancel button says; apps set it by key-value coding.
  var cancelButtonText: String? {
    didSet {
      cancelButton.setTitle(cancelButtonText ?? BarStrings.text("Cancel"), for: .normal)
      setNeedsLayout()
    }
  }
  private func makeCancelButton() -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(cancelButtonText ?? BarStrings.text("Cancel"), for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17)
    button.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
    return button
  }
  /// The Cancel button was tapped, or Escape pressed.
  func cancel() {
    delegate?.searchBarCancelButtonClicked(self)
    controller?.cancel()
  }

  // MARK: Scopes

  open var scopeButtonTitles: [String]? { didSet { makeScopeBar() } }
  open var selectedScopeButtonIndex = 0 {
    didSet { scopeBar?.selectedSegmentIndex = selectedScopeButtonIndex }
  }
  open var showsScopeBar = false {
    didSet {
      guard showsScopeBar != oldValue else { return }
      placeDidChange()
      controller?.barHeightDidChange()
    }
  }
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
  private var hasScopes: Bool { showsScopeBar && (scopeButtonTitles?.count ?? 0) > 1 }
  private func makeScopeBar() {
    scopeBar?.removeFromSuperview()
    scopeBar = nil
    if let titles = scopeButtonTitles, !titles.isEmpty {
      let made = UISegmentedControl(items: titles)
      made.selectedSegmentIndex = min(selectedScopeButtonIndex, titles.count - 1)
      made.addAction(UIAction { [weak self] _ in self?.scopeDidChange() }, for: .valueChanged)
      addSubview(made)
      scopeBar = made
    }
    placeDidChange()
    controller?.barHeightDidChange()
  }
  private func scopeDidChange() {
    selectedScopeButtonIndex = scopeBar?.selectedSegmentIndex ?? 0
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
    controller?.searchDidChange()
  }

  // MARK: Layout

  private var isInNavigationBar: Bool { controller?.isInNavigationBar == true }
  private var fieldHeight: CGFloat { UISearchTextField.height(for: searchTextField.font) }
  /// Points, with scope buttons.
  var naturalHeight: CGFloat { fieldHeight + (isInNavigationBar ? 16 : 20) + (hasScopes ? 44 : 0) }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: naturalHeight)
  }
  /// 8 points alone; in a navigation bar what the bar's own content keeps.
  private var margin: CGFloat { isInNavigationBar ? (bounds.width >= 414 ? 20 : 16) : 8 }
  private var top: CGFloat {
    guard isInNavigationBar else { return 10 }
    return controller?.isActive == true && controller?.hidesNavigationBarDuringPresentation == true ? 8 : 1
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
    let left = max(margin, safeAreaInsets.left + (isInNavigationBar ? margin : 8))
    let right = bounds.width - max(margin, safeAreaInsets.right + (isInNavigationBar ? margin : 8))
    var fieldWidth = right - left
    if showsCancelButton || cancelButton.superview != nil {
      if cancelButton.superview == nil {
        UIView.performWithoutAnimation {
          addSubview(cancelButton)
          cancelButton.frame = CGRect(x: bounds.width, y: top, width: cancelWidth, height: fieldHeight)
        }
      }
      cancelButton.alpha = showsCancelButton ? 1 : 0
      if showsCancelButton { fieldWidth -= cancelWidth + 10 }
      cancelButton.frame = CGRect(
        x: showsCancelButton ? right - cancelWidth : bounds.width, y: top, width: cancelWidth,
        height: fieldHeight)
    }
    searchTextField.frame = CGRect(x: left, y: top, width: max(0, fieldWidth), height: fieldHeight)
    scopeBar?.isHidden = !hasScopes
    scopeBar?.frame = CGRect(
      x: left, y: naturalHeight - 44 + 2, width: max(0, right - left), height: 32)
  }
  private var cancelWidth: CGFloat { cancelButton.intrinsicContentSize.width.rounded(.up) }

  override func traitsDidChange(from old: UITraitCollection?) {
    super.traitsDidChange(from: old)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    controller?.barHeightDidChange()
  }

  // MARK: Responder

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  @discardableResult open override func becomeFirstResponder() -> Bool {
    searchTextField.becomeFirstResponder()
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    searchTextField.resignFirstResponder()
  }
  open override func accessibilityPerformEscape() -> Bool {
    guard showsCancelButton else { return false }
    cancel()
    return true
  }
}

extension UISearchBar: UITextInputTraits {
  public var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  public var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
  public var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
  public var isSecureTextEntry: Bool {
    get { searchTextField.isSecureTextEntry }
    set { searchTextField.isSecureTextEntry = newValue }
  }
}

extension UISearchBar: UIBarPositioning {
  public var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }
}

extension UISearchBar: TextFieldOwner {
  func fieldShouldBegin() -> Bool {
    guard delegate?.searchBarShouldBeginEditing(self) ?? true else { return false }
    controller?.activate()
    return true
  }
  func fieldDidBegin() {
    delegate?.searchBarTextDidBeginEditing(self)
    controller?.searchDidChange()
  }
  func fieldShouldEnd() -> Bool { delegate?.searchBarShouldEndEditing(self) ?? true }
  func fieldDidEnd() { delegate?.searchBarTextDidEndEditing(self) }
  func fieldShouldChange(_ range: NSRange, _ replacement: String) -> Bool {
    delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: replacement) ?? true
  }
  func fieldDidChange() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    controller?.searchDidChange()
  }
  func fieldDidPressReturn() {
    delegate?.searchBarSearchButtonClicked(self)
    // A search controller puts the keyboard away, a bar alone leaves that to the app.
    if controller != nil { searchTextField.resignFirstResponder() }
  }
}
