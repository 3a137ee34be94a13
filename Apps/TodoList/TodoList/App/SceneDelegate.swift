import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  /// The storyboard has made the first screen; it gets its view model before its view loads.
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let navigation = window?.rootViewController as? UINavigationController,
      let list = navigation.topViewController as? TodoListViewController
    else { return }
    list.viewModel = TodoListViewModel(manager: TodoManager())
    if let activity = session.stateRestorationActivity { list.restore(activity) }
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    let navigation = window?.rootViewController as? UINavigationController
    return (navigation?.viewControllers.first as? TodoListViewController)?.writingActivity
  }
}
