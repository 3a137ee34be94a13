/// Methods of UIKit that apps name in `#selector`, as Objective-C spells them.
enum KnownSelectors {
  private static let selectors: [String: [String]] = [
    "endEditing": ["endEditing:"],
    "resignFirstResponder": ["resignFirstResponder"],
    "becomeFirstResponder": ["becomeFirstResponder"],
    "removeFromSuperview": ["removeFromSuperview"],
    "setNeedsLayout": ["setNeedsLayout"],
    "layoutIfNeeded": ["layoutIfNeeded"],
    "layoutSubviews": ["layoutSubviews"],
    "setNeedsDisplay": ["setNeedsDisplay"],
    "reloadData": ["reloadData"],
    "popViewController": ["popViewControllerAnimated:"],
    "popToRootViewController": ["popToRootViewControllerAnimated:"],
    "pushViewController": ["pushViewController:animated:"],
    "dismiss": ["dismissViewControllerAnimated:completion:"],
    "viewDidLoad": ["viewDidLoad"],
    "viewWillAppear": ["viewWillAppear:"],
    "viewDidAppear": ["viewDidAppear:"],
    "viewWillDisappear": ["viewWillDisappear:"],
    "viewDidDisappear": ["viewDidDisappear:"],
    "cut": ["cut:"], "copy": ["copy:"], "paste": ["paste:"], "delete": ["delete:"],
    "select": ["select:"], "selectAll": ["selectAll:"],
    "toggleBoldface": ["toggleBoldface:"], "toggleItalics": ["toggleItalics:"],
    "toggleUnderline": ["toggleUnderline:"],
    "invalidate": ["invalidate"], "fire": ["fire"], "stop": ["stop"], "cancel": ["cancel"],
    "startAnimating": ["startAnimating"], "stopAnimating": ["stopAnimating"],
    "beginRefreshing": ["beginRefreshing"], "endRefreshing": ["endRefreshing"],
  ]

  /// nil when no method with these labels is known.
  /// - Parameter labels: nil where the source writes none.
  static func selector(of name: String, labels: [String?]?) -> String? {
    let known = selectors[name] ?? []
    guard let labels else { return known.first }
    return known.first { $0.filter { $0 == ":" }.count == labels.count }
  }
}
