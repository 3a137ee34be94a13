/// From the start of the process to the first screen, in iOS's order.
///
/// Delegate `init` → `willFinishLaunching` → `didFinishLaunching` → `configurationForConnecting` → the scene
/// delegate's `init` → `willConnectTo` → the storyboard's window becomes key and visible →
/// `sceneWillEnterForeground` → `sceneDidBecomeActive`. Source: "About the app launch sequence"; the launch
/// screen is not shown.
@MainActor enum Launch {
  /// Controllers may turn the interface from here on.
  static var isDone = false

  /// - Parameter url: what the app is started for; scenes find it in their connection options, apps without
  ///   scenes in the launch options and then in `application(_:open:options:)`.
  static func run(delegateClass: AnyClass?, toOpen url: URL? = nil) {
    UIDevice.registerKeys()
    UIAlertAction.registerKeys()
    KeyValueRegistration.register()
    Orientation.begin()
    UITraitCollection.current = UIScreen.main.traitCollection
    let app = UIApplication.shared
    app.delegate = delegateClass.flatMap(makeDelegate)
    let usesScenes = InformationPropertyList.hasSceneManifest
    if !usesScenes { loadMainStoryboard() }
    let options: [UIApplication.LaunchOptionsKey: Any]? = usesScenes ? nil : url.map { [.url: $0] }
    let wantsURL = app.delegate?.application(app, willFinishLaunchingWithOptions: options) ?? false
    let state = SavedState.take()
    let finishRestoring = usesScenes ? nil : state.controllers.flatMap { ControllerRestoration.restore($0) }
    let takesURL = app.delegate?.application(app, didFinishLaunchingWithOptions: options) ?? false
    NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: app)
    let scene = connectScene(toOpen: url, state: state)
    if !usesScenes, let window = app.delegate?.window { show(window, in: scene) }
    isDone = true
    finishRestoring?()
    Orientation.update()
    if !usesScenes, wantsURL, takesURL, let url { LifeCycle.open(url.absoluteString) }
    LifeCycle.activate()
    SavedState.didRestore()
  }

  private static func makeDelegate(_ type: AnyClass) -> UIApplicationDelegate? {
    let made = ObjectRegistry.record(of: type)?.make?()
    guard let delegate = made as? UIApplicationDelegate else {
      Log.write(.error, "The app delegate's class \(type) has no init() or is no UIApplicationDelegate.")
      return nil
    }
    return delegate
  }

  /// Apps without scenes: UIMainStoryboardFile gives the delegate its window before `willFinishLaunching`.
  private static func loadMainStoryboard() {
    guard let name = InformationPropertyList.mainStoryboardName else { return }
    let controller = UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    UIApplication.shared.delegate?.window = window
    strayWindow = window
  }
  /// UIKit keeps the storyboard's window also for a delegate that has no `window`.
  private static var strayWindow: UIWindow?

  /// Every app has one scene; without a manifest nobody is told of it.
  private static func connectScene(toOpen url: URL?, state: SavedState) -> UIWindowScene {
    let app = UIApplication.shared
    let options = UIScene.ConnectionOptions(urlContexts: Set(url.map { [UIOpenURLContext(url: $0)] } ?? []))
    let role = UISceneSession.Role.windowApplication
    let session = UISceneSession(
      role: role, configuration: UISceneConfiguration(name: nil, sessionRole: role))
    if let identifier = state.sessionIdentifier { session.persistentIdentifier = identifier }
    session.stateRestorationActivity = state.activity
    guard InformationPropertyList.hasSceneManifest else {
      let scene = UIWindowScene(session: session, connectionOptions: options)
      scene.activationState = .foregroundInactive
      app.connectedScenes = [scene]
      if app.delegate?.window == nil, let strayWindow { show(strayWindow, in: scene) }
      return scene
    }
    if let delegate = app.delegate {
      session.configuration = delegate.application(
        app, configurationForConnecting: session, options: options)
    }
    let configuration = session.configuration
    let sceneClass = configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
    let scene = sceneClass.init(session: session, connectionOptions: options)
    app.connectedScenes = [scene]
    let delegate = configuration.delegateClass.flatMap { ObjectRegistry.record(of: $0)?.make?() }
    scene.delegate = delegate as? UISceneDelegate
    if let configured = configuration.delegateClass, scene.delegate == nil {
      Log.write(.error, "The scene delegate's class \(configured) has no init() or is no UISceneDelegate.")
    }
    var window: UIWindow?
    if let storyboard = configuration.storyboard {
      let made = UIWindow(windowScene: scene)
      made.rootViewController = storyboard.instantiateInitialViewController()
      (scene.delegate as? UIWindowSceneDelegate)?.window = made
      window = made
      strayWindow = made
    }
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
    scene.activationState = .foregroundInactive
    // Only a window that the app kept is shown: one that `willConnectTo` replaced is forgotten.
    if let owner = scene.delegate as? UIWindowSceneDelegate, let kept = owner.window { window = kept }
    if configuration.storyboard != nil, let window, window.windowScene === scene { show(window, in: scene) }
    if let activity = state.activity { scene.delegate?.scene(scene, restoreInteractionStateWith: activity) }
    return scene
  }

  private static func show(_ window: UIWindow, in scene: UIWindowScene) {
    if window.windowScene == nil { window.windowScene = scene }
    if window.isHidden && window.rootViewController != nil { window.makeKeyAndVisible() }
  }
}
