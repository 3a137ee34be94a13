import InterfaceBuilder

/// What nibs and storyboards give to view controllers.
@MainActor enum ControllerNib {
  /// Loads the controller's view from its storyboard scene, or from the nib that `nibName` names, and connects
  /// the outlets.
  /// - Returns: false when there is none; the controller then makes an empty view.
  static func loadView(of controller: UIViewController) -> Bool {
    if let scene = controller.storyboardScene as? SceneObjects { return scene.loadView() }
    let bundle = controller.nibBundle ?? .main
    if let name = controller.givenNibName {
      load(name, bundle, of: controller)
      return true
    }
    // Without a name: `FooView.xib`, then `FooViewController.xib`, when they exist.
    // Source: UIViewController.nibName.
    for name in implicitNames(of: controller) {
      guard (try? DocumentCache.document(name, extensions: ["xib"], bundle: bundle)) != nil else { continue }
      load(name, bundle, of: controller)
      return true
    }
    return false
  }

  private static func implicitNames(of controller: UIViewController) -> [String] {
    let type = String(describing: type(of: controller))
    // UIKit's own classes have no nib.
    guard !String(reflecting: Swift.type(of: controller)).hasPrefix("UIKit.") else { return [] }
    return type.hasSuffix("Controller") ? [String(type.dropLast("Controller".count)), type] : [type]
  }

  private static func load(_ name: String, _ bundle: Bundle, of controller: UIViewController) {
    _ = UINib(nibName: name, bundle: bundle).instantiate(withOwner: controller)
    guard controller.isViewLoaded else {
      terminate(
        "NSInternalInconsistencyException",
        "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet was "
          + "not set.")
    }
  }

  /// `performSegue(withIdentifier:sender:)`: `shouldPerformSegue` is not asked.
  static func performSegue(_ identifier: String, from controller: UIViewController, sender: Any?) {
    let scene = controller.storyboardScene as? SceneObjects
    guard let template = scene?.segues.first(where: { $0.segue.identifier == identifier }) else {
      terminate(
        "NSInvalidArgumentException",
        "Receiver (\(Log.name(controller))) has no segue with identifier '\(identifier)'")
    }
    template.perform(sender: sender)
  }
}
