/// A button of a navigation bar or toolbar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  open var customView: UIView? { didSet { itemDidChange() } }
  /// What stands for it in its bar while it is shown.
  weak var shownView: UIView?
  func showEditing(_ isEditing: Bool) {}
}
extension UIViewController {
  func makeEditButtonItem() -> UIBarButtonItem { UIBarButtonItem() }
}
