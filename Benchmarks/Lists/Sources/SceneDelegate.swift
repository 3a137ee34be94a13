import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let tabs = UITabBarController()
    let screens: [(String, UIViewController)] = [
      ("Cells", CellsViewController()), ("Rows", RowsViewController()), ("Grid", GridViewController()),
    ]
    tabs.viewControllers = screens.map { title, controller in
      controller.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "star"), tag: 0)
      return controller
    }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    self.window = window
  }
}

/// Milliseconds that the app has had on a processor.
func processorTime() -> Double {
  Double(clock()) / Double(CLOCKS_PER_SEC) * 1000
}

/// Runs the work and gives the processor's milliseconds until the turn after it, when its picture has been sent.
@MainActor func measure(_ work: () -> Void, _ done: @escaping @MainActor (Double) -> Void) {
  let start = processorTime()
  work()
  DispatchQueue.main.async { done(processorTime() - start) }
}
