/// The running app: its delegate, its scenes and what the system tells it.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// Exists from the first use on; its delegate exists before any view controller does.
  public static let shared = UIApplication()

  public enum State: Int, Sendable { case active, inactive, background }

  // MARK: Delegate and state

  open var delegate: UIApplicationDelegate?
  open internal(set) var applicationState = State.inactive
  open internal(set) var connectedScenes: Set<UIScene> = []
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
  open var supportsMultipleScenes: Bool { InformationPropertyList.supportsMultipleScenes }
  open override var next: UIResponder? { delegate as? UIResponder }

  // MARK: Windows

  /// Visible and hidden windows, back to front.
  open var windows: [UIWindow] { Windows.all.filter { !($0 is KeyboardWindow) } }
  open var keyWindow: UIWindow? { Windows.key }
  open var statusBarFrame: CGRect { StatusBar.frame }
  open var statusBarOrientation: UIInterfaceOrientation { UIScreen.main.interfaceOrientation }
  open var isStatusBarHidden: Bool { StatusBar.isHidden }
  open var statusBarStyle: UIStatusBarStyle { StatusBar.style }

  // MARK: Events and actions

  open func sendEvent(_ event: UIEvent) { EventDelivery.dispatch(event) }
  /// Calls `action` on `target`, or on the first responder that has it when `target` is nil.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    ActionDelivery.send(action, to: target, from: sender, for: event)
  }
  private var ignoresInteraction = 0
  open func beginIgnoringInteractionEvents() { ignoresInteraction += 1 }
  open func endIgnoringInteractionEvents() { ignoresInteraction = max(0, ignoresInteraction - 1) }
  open var isIgnoringInteractionEvents: Bool { ignoresInteraction > 0 }
  open var applicationSupportsShakeToEdit = true

  // MARK: Settings

  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  open var isIdleTimerDisabled = false
  open var applicationIconBadgeNumber = 0
  open var isNetworkActivityIndicatorVisible = false
  open var isProtectedDataAvailable: Bool { true }
  open var shortcutItems: [UIApplicationShortcutItem]?
  open var supportsAlternateIcons: Bool { false }
  open var alternateIconName: String? { nil }
  /// What the app delegate says, or Info.plist.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window)
      ?? UIInterfaceOrientationMask(InformationPropertyList.orientations)
  }

  // MARK: Opening

  /// Whether an app is there for the URL. Other schemes than the system's and the app's own must stand in
  /// Info.plist under LSApplicationQueriesSchemes; those that do not are refused with UIKit's message.
  open func canOpenURL(_ url: URL) -> Bool { URLOpening.canOpen(url) }
  /// Opens the URL with the app that is there for its scheme, whether the scheme may be asked for or not.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isOpened = URLOpening.open(url)
    if let completion { Clock.after(0) { completion(isOpened) } }
  }
  @discardableResult open func openURL(_ url: URL) -> Bool { URLOpening.open(url) }

  // MARK: Background work

  open var backgroundTimeRemaining: TimeInterval { BackgroundTasks.timeRemaining }
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  open func beginBackgroundTask(
    withName name: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { BackgroundTasks.begin(handler) }
  open func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  { beginBackgroundTask(withName: nil, expirationHandler: handler) }
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { BackgroundTasks.end(identifier) }
  open func registerForRemoteNotifications() {}
  open func unregisterForRemoteNotifications() {}
  open var isRegisteredForRemoteNotifications: Bool { false }
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: Any?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { Log.unsupported("UIApplication.requestSceneSessionActivation", "the app keeps its one scene") }
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: Any?, errorHandler: ((any Error) -> Void)? = nil
  ) { Log.unsupported("UIApplication.requestSceneSessionDestruction", "the app keeps its one scene") }
  open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
  open func ignoreSnapshotOnNextApplicationLaunch() {}
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) { Log.unsupported("UIApplication.setAlternateIconName", "the icon stays") }
}

extension UIApplication: @unchecked Sendable {}
