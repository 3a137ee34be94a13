import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let series = SeriesViewController(
      dataService: DataService(), readingRecord: ReadingRecord(defaults: .standard))
    if let activity = session.stateRestorationActivity { series.restore(activity) }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = series
    window.makeKeyAndVisible()
    self.window = window
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    return (window?.rootViewController as? SeriesViewController)?.readingActivity
  }
}
