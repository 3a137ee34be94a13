import InterfaceBuilder

/// Unwind segues: back to the nearest controller that has the action.
///
/// Source: UIKit's technical note 2298, "Using Unwind Segues".
@MainActor enum Unwinding {
  static func perform(_ segue: DocumentSegue, from source: UIViewController, sender: Any?) {
    guard let name = segue.unwindAction else { return }
    let action = Selector(name)
    guard let destination = destination(of: action, from: source, sender: sender) else {
      // UIKit does nothing as well when nobody takes the action.
      Log.write(.warning, "No view controller takes the unwind action \(name); nothing happens.")
      return
    }
    let made = UIStoryboardSegue(segue.identifier, source, destination) {
      unwind(from: source, to: destination, animated: segue.animates)
    }
    source.prepare(for: made, sender: sender)
    _ = try? ObjectRegistry.perform(action, on: destination, with: [made])
    made.perform()
  }

  /// The nearest controller that takes it: siblings below on the stack first, then containers, then who
  /// presented.
  static func destination(
    of action: Selector, from source: UIViewController, sender: Any?
  ) -> UIViewController? {
    var current: UIViewController? = source
    while let controller = current {
      if let parent = controller.parent {
        for sibling in parent.children.reversed() where sibling !== controller {
          if let found = taker(in: sibling, action, source, sender) { return found }
        }
        if takes(parent, action, source, sender) { return parent }
        current = parent
      } else {
        guard let presenter = controller.presentingViewController else { return nil }
        if let found = taker(in: presenter, action, source, sender) { return found }
        current = presenter
      }
    }
    return nil
  }

  /// A child of the controller, the topmost first, or the controller itself.
  private static func taker(
    in controller: UIViewController, _ action: Selector, _ source: UIViewController, _ sender: Any?
  ) -> UIViewController? {
    for child in controller.children.reversed() {
      if let found = taker(in: child, action, source, sender) { return found }
    }
    return takes(controller, action, source, sender) ? controller : nil
  }

  private static func takes(
    _ controller: UIViewController, _ action: Selector, _ source: UIViewController, _ sender: Any?
  ) -> Bool {
    controller !== source && controller.canPerformUnwindSegueAction(action, from: source, sender: sender)
  }

  /// Dismisses what the destination's tree has presented, and pops down to it.
  private static func unwind(
    from source: UIViewController, to destination: UIViewController, animated: Bool
  ) {
    var top: UIViewController = destination
    while let parent = top.parent { top = parent }
    let isPresented = top.presentedViewController != nil
    if isPresented { top.dismiss(animated: animated) }
    guard let navigation = destination.navigationController,
      let child = navigation.viewControllers.first(where: { destination.isInside($0) }),
      navigation.topViewController !== child
    else { return }
    navigation.popToViewController(child, animated: animated && !isPresented)
  }
}

extension UIViewController {
  /// Whether it is the controller or lies in it.
  fileprivate func isInside(_ container: UIViewController) -> Bool {
    var current: UIViewController? = self
    while let candidate = current {
      if candidate === container { return true }
      current = candidate.parent
    }
    return false
  }
}
