/// What nibs and storyboards give to view controllers.
@MainActor enum ControllerNib {
  /// Loads the controller's view from its storyboard scene, or from the nib that `nibName` or the rules of
  /// `UIViewController.nibName` name, and connects the outlets.
  /// - Returns: false when there is none; the controller then makes an empty view.
  static func loadView(of controller: UIViewController) -> Bool { false }
  /// Called right before `viewDidLoad` of a controller that came out of a storyboard.
  static func performSegue(_ identifier: String, from controller: UIViewController, sender: Any?) {}
}
