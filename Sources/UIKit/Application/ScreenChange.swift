import Surface

/// A change of what the device is: size, orientation, appearance, text size.
@MainActor enum ScreenChange {
  /// Source: HIG and observed: a quarter turn takes 0.3 s.
  static let duration: TimeInterval = 0.3

  /// Takes the host's new environment.
  static func take(_ new: Surface.Environment) {
    let screen = UIScreen.main, old = screen.environment
    guard new != old else { return }
    if new.orientation != old.orientation {
      UIDevice.current.turn(to: UIDeviceOrientation(name: new.orientation))
    }
    perform { screen.environment = new }
    Clock.isVirtual = new.usesVirtualClock
    if new.contentSize != old.contentSize {
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: screen,
        userInfo: [
          UIContentSizeCategory.newValueUserInfoKey: screen.traitCollection.preferredContentSizeCategory
        ])
    }
    Orientation.update()
  }

  /// Tells controllers before and after `change`, and gives windows their new size and traits.
  static func perform(_ change: () -> Void) {
    let screen = UIScreen.main
    let (oldSize, oldTraits) = (screen.bounds.size, screen.traitCollection)
    let oldOrientation = screen.interfaceOrientation, oldEnvironment = screen.environment
    // Controllers hear of it before it happens: look at the result, step back, tell, and do it.
    change()
    let (newSize, newTraits) = (screen.bounds.size, screen.traitCollection)
    let newOrientation = screen.interfaceOrientation, newEnvironment = screen.environment
    (screen.interfaceOrientation, screen.environment) = (oldOrientation, oldEnvironment)
    let coordinator = TransitionCoordinator(duration: duration, containerView: Windows.key)
    let windows = Windows.all.filter { $0.frame.size == oldSize }
    for window in windows {
      guard let root = window.rootViewController, root.isViewLoaded else { continue }
      if newTraits.sizeClassesDiffer(from: oldTraits) {
        root.willTransition(to: newTraits, with: coordinator)
      }
      if newSize != oldSize { root.viewWillTransition(to: newSize, with: coordinator) }
    }
    (screen.interfaceOrientation, screen.environment) = (newOrientation, newEnvironment)
    if newSize != oldSize || newOrientation != oldOrientation
      || newEnvironment.device != oldEnvironment.device
    {
      Windows.screenDidResize(from: oldSize)
    }
    UITraitCollection.current = newTraits
    for window in Windows.all { window.updateTraits() }
    for scene in UIApplication.shared.connectedScenes {
      guard let scene = scene as? UIWindowScene, let delegate = scene.delegate as? UIWindowSceneDelegate,
        newSize != oldSize || newOrientation != oldOrientation || newTraits != oldTraits
      else { continue }
      delegate.windowScene(
        scene, didUpdate: screen, interfaceOrientation: oldOrientation, traitCollection: oldTraits)
    }
    coordinator.run(duration: newSize == oldSize ? 0 : duration)
  }
}

extension UIContentSizeCategory {
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

extension UITraitCollection {
  func sizeClassesDiffer(from other: UITraitCollection) -> Bool {
    horizontalSizeClass != other.horizontalSizeClass || verticalSizeClass != other.verticalSizeClass
  }
}
