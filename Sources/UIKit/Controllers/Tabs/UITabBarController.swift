@preconcurrency @MainActor open class UITabBarController: UIViewController {
  open var selectedViewController: UIViewController?
  func tabBarItemDidChange(of controller: UIViewController) {}
}
@preconcurrency @MainActor open class UISplitViewController: UIViewController {}
@preconcurrency @MainActor open class UIAlertController: UIViewController {}
