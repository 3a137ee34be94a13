extension UIViewController {
  func adopt(_ child: UIViewController) {
    precondition(child !== self, "Cannot add self as child view controller")
    if child.parent === self {
      children.removeAll { $0 === child }
      children.append(child)
      return
    }
    child.parent?.forget(child)
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
    child.loadedView?.updateTraits()
  }

  /// `didMove(toParent: nil)` is sent here, as UIKit does in `removeFromParent`.
  func leaveParent() {
    guard let parent else { return }
    parent.forget(self)
    self.parent = nil
    didMove(toParent: nil)
  }

  private func forget(_ child: UIViewController) {
    children.removeAll { $0 === child }
    childTraitOverrides[ObjectIdentifier(child)] = nil
    child.parent = nil
  }

  public var navigationController: UINavigationController? { ancestor() }
  public var tabBarController: UITabBarController? { ancestor() }
  public var splitViewController: UISplitViewController? { ancestor() }

  func ancestor<Container: UIViewController>() -> Container? {
    var current = parent
    while let candidate = current {
      if let found = candidate as? Container { return found }
      current = candidate.parent
    }
    return nil
  }
  /// The outermost container.
  var rootAncestor: UIViewController {
    var current = self
    while let parent = current.parent { current = parent }
    return current
  }

  func targetViewController(forShowing vc: UIViewController, detail: Bool) -> UIViewController? {
    var current = parent
    while let candidate = current {
      if candidate.answersShow(detail: detail) { return candidate }
      current = candidate.parent
    }
    return nil
  }
  public func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    var current: UIViewController? = self
    while let candidate = current {
      if candidate.canPerformAction(action, withSender: sender) { return candidate }
      current = candidate.parent
    }
    return nil
  }

  // MARK: Size changes

  func defaultSize(for container: any UIContentContainer, parentSize: CGSize) -> CGSize {
    guard let child = (container as? UIViewController)?.loadedView, let own = loadedView else {
      return parentSize
    }
    return child.bounds.size == own.bounds.size ? parentSize : child.bounds.size
  }

  func forwardTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children where child.isViewLoaded {
      child.viewWillTransition(
        to: self.size(forChildContentContainer: child, withParentContainerSize: size), with: coordinator)
    }
    presentedChild?.activePresentation?.viewWillTransition(to: size, with: coordinator)
  }
  func forwardTransition(
    to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children where child.isViewLoaded { child.willTransition(to: traits, with: coordinator) }
    presentedChild?.activePresentation?.willTransition(to: traits, with: coordinator)
  }

  // MARK: Exchange of children

  func exchange(
    _ from: UIViewController, _ to: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    guard from.parent === self, to.parent === self else {
      fatalError(
        "Children view controllers \(Log.name(from)) and \(Log.name(to)) must have a common parent view "
          + "controller when calling -[UIViewController transitionFromViewController:toViewController:"
          + "duration:options:animations:completion:]")
    }
    let isAnimated = duration > 0
    (from.appearance.isManaged, to.appearance.isManaged) = (true, true)
    from.beginAppearanceTransition(false, animated: isAnimated)
    to.beginAppearanceTransition(true, animated: isAnimated)
    (from.view.superview ?? view).addSubview(to.view)
    let finish = { (finished: Bool) in
      from.view.removeFromSuperview()
      from.endAppearanceTransition()
      to.endAppearanceTransition()
      (from.appearance.isManaged, to.appearance.isManaged) = (false, false)
      completion?(finished)
    }
    guard isAnimated else {
      animations?()
      return finish(true)
    }
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() }, completion: finish)
  }
}
