/// Foreground, background and the end, told to delegates and observers in iOS's order.
///
/// With a scene manifest the scene delegate is told and the app delegate is not; the application's
/// notifications are posted either way. Source: "Managing your app's life cycle".
@MainActor enum LifeCycle {
  private static var app: UIApplication { .shared }
  private static var scenes: [UIScene] { Array(app.connectedScenes) }
  private static var usesScenes: Bool { InformationPropertyList.hasSceneManifest }

  static func handle(_ word: String) {
    switch word {
    case "background": enterBackground()
    case "foreground": enterForeground()
    case "terminate": terminate()
    case "memoryWarning": warnOfMemory()
    default: Log.write(.warning, "unknown lifecycle event “\(word)”")
    }
  }

  /// The first activation, right after launch. The app comes from "not running", so only scenes are told
  /// that they enter the foreground.
  static func activate() {
    for scene in scenes where usesScenes {
      scene.delegate?.sceneWillEnterForeground(scene)
      post(UIScene.willEnterForegroundNotification, scene)
    }
    if usesScenes { post(UIApplication.willEnterForegroundNotification, app) }
    becomeActive()
  }

  private static func becomeActive() {
    app.applicationState = .active
    for scene in scenes {
      scene.activationState = .foregroundActive
      guard usesScenes else { continue }
      scene.delegate?.sceneDidBecomeActive(scene)
      post(UIScene.didActivateNotification, scene)
    }
    if !usesScenes { app.delegate?.applicationDidBecomeActive(app) }
    post(UIApplication.didBecomeActiveNotification, app)
  }

  private static func resignActive() {
    guard app.applicationState == .active else { return }
    app.applicationState = .inactive
    for scene in scenes {
      scene.activationState = .foregroundInactive
      guard usesScenes else { continue }
      scene.delegate?.sceneWillResignActive(scene)
      post(UIScene.willDeactivateNotification, scene)
    }
    if !usesScenes { app.delegate?.applicationWillResignActive(app) }
    post(UIApplication.willResignActiveNotification, app)
  }

  static func enterBackground() {
    guard app.applicationState != .background else { return }
    resignActive()
    app.applicationState = .background
    BackgroundTasks.didEnterBackground()
    for scene in scenes {
      scene.activationState = .background
      guard usesScenes else { continue }
      scene.delegate?.sceneDidEnterBackground(scene)
      post(UIScene.didEnterBackgroundNotification, scene)
    }
    if !usesScenes { app.delegate?.applicationDidEnterBackground(app) }
    post(UIApplication.didEnterBackgroundNotification, app)
    saveState()
    ObservedUserDefaults.synchronizeChanges()
  }

  /// What the next start is handed: after the delegates have put their things in order.
  private static func saveState() {
    guard usesScenes else { return SavedState(controllers: ControllerRestoration.save()).write() }
    guard let scene = scenes.first, let delegate = scene.delegate else { return }
    UserActivities.update()
    let activity = delegate.stateRestorationActivity(for: scene)
    scene.session.stateRestorationActivity = activity
    SavedState(sessionIdentifier: scene.session.persistentIdentifier, activity: activity).write()
  }

  /// - Parameter url: what the app comes to the front for; it is handed over before the app is active.
  static func enterForeground(toOpen url: URL? = nil) {
    guard app.applicationState == .background else { return }
    BackgroundTasks.willEnterForeground()
    app.applicationState = .inactive
    for scene in scenes {
      scene.activationState = .foregroundInactive
      guard usesScenes else { continue }
      scene.delegate?.sceneWillEnterForeground(scene)
      post(UIScene.willEnterForegroundNotification, scene)
    }
    if !usesScenes { app.delegate?.applicationWillEnterForeground(app) }
    post(UIApplication.willEnterForegroundNotification, app)
    if let url { deliver(url) }
    becomeActive()
  }

  static func terminate() {
    enterBackground()
    for scene in scenes where usesScenes {
      scene.activationState = .unattached
      scene.delegate?.sceneDidDisconnect(scene)
      post(UIScene.didDisconnectNotification, scene)
    }
    app.delegate?.applicationWillTerminate(app)
    post(UIApplication.willTerminateNotification, app)
    ObservedUserDefaults.synchronizeChanges()
  }

  private static func warnOfMemory() {
    app.delegate?.applicationDidReceiveMemoryWarning(app)
    post(UIApplication.didReceiveMemoryWarningNotification, app)
    for window in Windows.all { window.rootViewController?.forEachLoaded { $0.didReceiveMemoryWarning() } }
  }

  static func open(_ text: String) {
    guard let url = URL(string: text) else {
      return Log.write(.warning, "“\(text)” is no URL; it was not opened.")
    }
    if app.applicationState == .background { return enterForeground(toOpen: url) }
    deliver(url)
  }

  private static func deliver(_ url: URL) {
    guard usesScenes, let scene = scenes.first else {
      _ = app.delegate?.application(app, open: url, options: [:])
      return
    }
    scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
  }

  private static func post(_ name: NSNotification.Name, _ object: Any) {
    NotificationCenter.default.post(name: name, object: object)
  }
}
