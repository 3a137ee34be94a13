extension UIViewController {
  func loadNow() {
    guard loadedView == nil, !isLoadingView else { return }
    isLoadingView = true
    UITraitCollection.current = traitsWithoutView
    loadView()
    isLoadingView = false
    guard loadedView != nil else {
      fatalError(
        "-[\(String(describing: type(of: self))) loadView] must set the view property: "
          + "\(Log.name(self)) has no view after it.")
    }
    viewDidLoad()
  }

  /// A loaded controller's new view takes the place of the old one.
  func replaceView(by new: UIView?) {
    let old = loadedView
    guard new !== old else { return }
    if let new, let other = new.viewController, other !== self { other.loadedView = nil }
    loadedView = new
    new?.viewController = self
    old?.viewController = nil
    guard let old, let parent = old.superview else { return }
    if let new {
      new.frame = old.frame
      new.autoresizingMask = old.autoresizingMask
      appearance.isReplacingView = true
      parent.insertSubview(new, aboveSubview: old)
      old.removeFromSuperview()
      appearance.isReplacingView = false
      new.updateSafeArea()
      new.setNeedsLayout()
    } else {
      old.removeFromSuperview()
    }
  }

  /// From the superview or the screen, with what parent and controller override.
  var traitsForView: UITraitCollection? {
    overridden(loadedView?.superview?.traitCollection ?? outerTraits)
  }
  var traitsWithoutView: UITraitCollection { overridden(outerTraits) }

  private var outerTraits: UITraitCollection {
    if let parent { return parent.traitCollection }
    if let window = loadedView?.window ?? Windows.key { return window.traitCollection }
    return UIScreen.main.traitCollection
  }
  private func overridden(_ base: UITraitCollection) -> UITraitCollection {
    var result = base.overridden(by: parent?.overrideTraitCollection(forChild: self))
    result = result.overridden(by: activePresentation?.traitsForPresented)
    if overrideUserInterfaceStyle != .unspecified {
      result = result.overridden(by: UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle))
    }
    return result
  }

  /// Itself and every child and presented controller whose view is loaded.
  func forEachLoaded(_ body: (UIViewController) -> Void) {
    if isViewLoaded { body(self) }
    for child in children { child.forEachLoaded(body) }
    presentedChild?.forEachLoaded(body)
  }
}
