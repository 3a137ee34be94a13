/// The full-size view between a window and the views of its controllers.
@preconcurrency @MainActor class UITransitionView: UIView {
  override func didInitialize() {
    super.didInitialize()
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
  /// Touches on nothing fall through to what lies behind.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// Holds the root controller's view: this one shrinks behind a sheet, the app's own view stays as it is.
@preconcurrency @MainActor final class UIDropShadowView: UITransitionView {}

extension UIWindow {
  func rootViewControllerDidChange(from old: UIViewController?) {
    guard old !== rootViewController else { return }
    if let old {
      old.dropPresentations()
      old.loadedView?.removeFromSuperview()
    }
    if !isHidden { installRootView() }
    Orientation.setNeedsUpdate()
  }

  /// Puts the root controller's view in place; its controller appears by entering the window.
  func installRootView() {
    guard let controller = rootViewController else { return }
    let container = rootContainer ?? makeRootContainer()
    guard let view = controller.view, view.superview !== container else { return }
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.translatesAutoresizingMaskIntoConstraints = true
    container.addSubview(view)
  }

  private func makeRootContainer() -> UITransitionView {
    let outer = UITransitionView(frame: bounds)
    insertSubview(outer, at: 0)
    let inner = UIDropShadowView(frame: outer.bounds)
    outer.addSubview(inner)
    rootContainer = inner
    return inner
  }

  func placeRootView() {}
}
