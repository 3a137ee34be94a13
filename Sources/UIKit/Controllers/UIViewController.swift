@preconcurrency @MainActor open class UIViewController: UIResponder {
  open func updateViewConstraints() {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  var traitsForView: UITraitCollection? { nil }
  /// Set by the app plus what containers add (bars).
  var totalAdditionalSafeAreaInsets: UIEdgeInsets { .zero }
}
extension UIWindow {
  func rootViewControllerDidChange(from old: UIViewController?) {}
  func placeRootView() {}
}
