import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  /// The storyboard has made the first screen; it gets what it needs before its view loads.
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let navigation = window?.rootViewController as? UINavigationController,
      let orderViewController = navigation.topViewController as? OrderViewController
    else { return }

    let opening = StockFile.standard.open { [weak orderViewController] _ in
      orderViewController?.stockWasNotSaved()
    }
    orderViewController.fruitStore = opening.store
    orderViewController.unreadableFileName = opening.unreadableFile?.lastPathComponent
    if let activity = session.stateRestorationActivity { orderViewController.restore(activity) }
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    let navigation = window?.rootViewController as? UINavigationController
    return (navigation?.viewControllers.first as? OrderViewController)?.editingActivity
  }
}
