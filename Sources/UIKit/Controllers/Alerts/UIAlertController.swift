/// A question or a message over everything: an alert in the middle or a list of actions at the bottom.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }
  public enum Severity: Int, Sendable { case `default`, critical }

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
    if preferredStyle == .alert { modalPresentationStyle = .custom }
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open private(set) var preferredStyle = Style.alert
  open var message: String? { didSet { contentDidChange() } }
  open override dynamic var title: String? { didSet { contentDidChange() } }
  open private(set) var actions: [UIAlertAction] = []
  open var preferredAction: UIAlertAction? { didSet { contentDidChange() } }
  open private(set) var textFields: [UITextField]?
  open var severity = Severity.default
  /// Set through key-value coding by some apps.
  var attributedTitle: NSAttributedString? { didSet { contentDidChange() } }
  var attributedMessage: NSAttributedString? { didSet { contentDidChange() } }

  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      fatalError("UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }
    actions.append(action)
    action.onChange = { [weak self] in self?.contentDidChange() }
    contentDidChange()
  }
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      fatalError("Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    }
    let field = UITextField(frame: .zero)
    field.font = .systemFont(ofSize: 13)
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
    contentDidChange()
  }

  // MARK: View

  private(set) lazy var alertView = AlertView(controller: self)
  open override func loadView() {
    view = alertView
  }
  private func contentDidChange() {
    guard isViewLoaded else { return }
    alertView.setNeedsContent()
  }
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textFields?.first?.becomeFirstResponder()
  }
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    alertView.endEditing(true)
  }
  override func ownPresentation(presenting: UIViewController) -> UIPresentationController? {
    if preferredStyle == .actionSheet, presenting.traitCollection.userInterfaceIdiom == .pad,
      presenting.traitCollection.horizontalSizeClass == .regular
    {
      return popoverPresentation
    }
    return AlertPresentation(presentedViewController: self, presenting: presenting)
  }
  private var popoverPresentation: UIPopoverPresentationController? {
    guard let popover = popoverPresentationController else { return nil }
    guard popover.sourceView != nil || popover.barButtonItem != nil else {
      fatalError(
        "Your application has presented a UIAlertController (\(Log.name(self))) of style "
          + "UIAlertControllerStyleActionSheet. The modalPresentationStyle of a UIAlertController with this style is "
          + "UIModalPresentationPopover. You must provide location information for this popover through the alert "
          + "controller's popoverPresentationController. You must provide either a sourceView and sourceRect or a "
          + "barButtonItem.")
    }
    alertView.isInPopover = true
    preferredContentSize = alertView.fittingSize(width: 304)
    popover.onDismissByUser = { [weak self] in
      guard let self, let cancel = self.actions.first(where: { $0.style == .cancel }) else { return }
      cancel.handler?(cancel)
    }
    return popover
  }

  // MARK: Choosing

  private var isChosen = false
  /// Takes the alert away; the handler runs when it is gone, so that it can present at once.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !isChosen else { return }
    isChosen = true
    guard let presenter = presentingViewController else {
      action.handler?(action)
      isChosen = false
      return
    }
    presenter.dismissPresented(animated: true) { [self] in
      isChosen = false
      action.handler?(action)
    }
  }

  /// The action in bold: the preferred one, else cancel.
  var boldAction: UIAlertAction? {
    guard preferredStyle == .alert else { return actions.first { $0.style == .cancel } }
    return preferredAction ?? actions.first { $0.style == .cancel }
  }
  /// Return takes the bold action, or the only one; Escape cancels.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let isReturn = presses.contains { $0.key?.characters == "\r" }
    if isReturn, let action = boldAction ?? (actions.count == 1 ? actions[0] : nil) { return choose(action) }
    super.pressesBegan(presses, with: event)
  }
  open override func accessibilityPerformEscape() -> Bool {
    guard let cancel = actions.first(where: { $0.style == .cancel }) else { return false }
    choose(cancel)
    return true
  }
  open override dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    super.supportedInterfaceOrientations
  }
}
