extension UIPresentationController {
  func makeContainer(for presenter: UIViewController) {
    guard let parent = containerParent(for: presenter) else { return }
    let container = PresentationContainerView(frame: parent.bounds)
    container.presentation = self
    container.accessibilityViewIsModal = true
    containerView = container
    parent.addSubview(container)
  }

  func removeContainer() {
    let presented = presentedViewController
    presented.appearance.isReplacingView = true
    containerView?.removeFromSuperview()
    presented.viewIfLoaded?.removeFromSuperview()
    presented.appearance.isReplacingView = false
    containerView = nil
  }

  /// A full-screen presentation takes the presenter's view out of the window.
  func takeAwayPresenter(_ presenter: UIViewController) {
    guard let view = presenter.viewIfLoaded, let place = view.superview else { return }
    presenterPlace = place
    presenter.withoutAppearance { view.removeFromSuperview() }
  }
  func putBackPresenter(_ presenter: UIViewController) {
    guard let view = presenter.viewIfLoaded, view.superview == nil, let place = presenterPlace else { return }
    presenter.withoutAppearance {
      view.frame = place.bounds
      place.insertSubview(view, at: 0)
    }
    presenterPlace = nil
  }
}

extension UIViewController {
  /// Moves views of this controller and its children without appearance calls.
  func withoutAppearance(_ body: () -> Void) {
    let before = appearance.isReplacingView
    appearance.isReplacingView = true
    body()
    appearance.isReplacingView = before
  }
}
