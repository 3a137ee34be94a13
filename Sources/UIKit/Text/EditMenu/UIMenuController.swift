/// The edit menu of the app, as it was before `UIEditMenuInteraction`.
@preconcurrency @MainActor open class UIMenuController: UIKitObject {
  nonisolated public static let willShowMenuNotification = NSNotification.Name(
    "UIMenuControllerWillShowMenuNotification")
  nonisolated public static let didShowMenuNotification = NSNotification.Name(
    "UIMenuControllerDidShowMenuNotification")
  nonisolated public static let willHideMenuNotification = NSNotification.Name(
    "UIMenuControllerWillHideMenuNotification")
  nonisolated public static let didHideMenuNotification = NSNotification.Name(
    "UIMenuControllerDidHideMenuNotification")

  public enum ArrowDirection: Int, Sendable { case `default`, up, down, left, right }

  public static let shared = UIMenuController()
  private init() { super.init(isolated: ()) }

  /// Those that the first responder can do are shown behind the system's.
  open var menuItems: [UIMenuItem]?
  open var arrowDirection = ArrowDirection.default
  open private(set) var menuFrame = CGRect.zero
  private var panel: EditMenuPanel?
  private weak var targetView: UIView?
  private var targetRect = CGRect.zero

  open var isMenuVisible: Bool {
    get { panel?.superview != nil }
    set { setMenuVisible(newValue, animated: false) }
  }
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    (self.targetRect, self.targetView) = (targetRect, targetView)
  }
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible else { return hideMenu() }
    if let targetView { showMenu(from: targetView, rect: targetRect) }
  }

  /// - Parameter targetRect: in the coordinates of the view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    hideMenu()
    guard let window = targetView.window, let responder = FirstResponder.current ?? targetView.next else {
      return
    }
    let own = (menuItems ?? []).filter { responder.target(forAction: $0.action, withSender: self) != nil }
      .map { UICommand(title: $0.title, action: $0.action) }
    let commands = EditCommands.possible(for: responder) + own
    guard !commands.isEmpty else { return }
    post(Self.willShowMenuNotification)
    let panel = EditMenuPanel(commands, at: targetView.convert(targetRect, to: window)) {
      EditCommands.perform($0, from: responder)
    } didClose: { [weak self] in
      self?.didClose()
    }
    panel.show(in: window)
    self.panel = panel
    post(Self.didShowMenuNotification)
  }
  open func hideMenu(from targetView: UIView) { hideMenu() }
  open func hideMenu() { panel?.close() }
  open func update() {
    if isMenuVisible, let targetView { showMenu(from: targetView, rect: targetRect) }
  }

  private func didClose() {
    panel = nil
    post(Self.willHideMenuNotification)
    post(Self.didHideMenuNotification)
  }
  private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

/// A command of an app in the edit menu.
@preconcurrency @MainActor open class UIMenuItem: UIKitObject {
  open var title: String
  open var action: Selector
  public init(title: String, action: Selector) {
    (self.title, self.action) = (title, action)
    super.init(isolated: ())
  }
}
