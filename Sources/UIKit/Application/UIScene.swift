/// One instance of the app's interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1, foregroundActive, foregroundInactive, background
  }

  public let session: UISceneSession
  open var delegate: UISceneDelegate?
  open internal(set) var activationState = ActivationState.unattached
  open var title: String! = ""
  open var subtitle = ""

  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  open override var next: UIResponder? { delegate as? UIResponder ?? UIApplication.shared }

  open func open(
    _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(url, options: [:]) { completion?($0) }
  }

  /// What a scene is connected with.
  @preconcurrency @MainActor open class ConnectionOptions: UIKitObject {
    open internal(set) var urlContexts: Set<UIOpenURLContext> = []
    open internal(set) var userActivities: Set<NSUserActivity> = []
    open internal(set) var shortcutItem: UIApplicationShortcutItem?
    open var sourceApplication: String? { nil }
    init(urlContexts: Set<UIOpenURLContext> = []) {
      super.init(isolated: ())
      self.urlContexts = urlContexts
    }
  }
  @preconcurrency @MainActor open class OpenExternalURLOptions: UIKitObject {
    public init() { super.init(isolated: ()) }
    open var universalLinksOnly = false
  }
  @preconcurrency @MainActor open class OpenURLOptions: UIKitObject {
    init() { super.init(isolated: ()) }
    open var sourceApplication: String? { nil }
    open var openInPlace: Bool { false }
  }

  public static let willConnectNotification = NSNotification.Name("UISceneWillConnectNotification")
  public static let didDisconnectNotification = NSNotification.Name("UISceneDidDisconnectNotification")
  public static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
  public static let willDeactivateNotification = NSNotification.Name("UISceneWillDeactivateNotification")
  public static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  public static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// A URL that the app was asked to open.
@preconcurrency @MainActor open class UIOpenURLContext: UIKitObject {
  public let url: URL
  public let options = UIScene.OpenURLOptions()
  init(url: URL) {
    self.url = url
    super.init(isolated: ())
  }
}
