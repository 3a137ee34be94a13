extension UIViewController {
  /// Documents and code from before the safe area lay out to these. Source: UIViewController, deprecated in
  /// iOS 11.
  public var topLayoutGuide: any UILayoutSupport { view.constraintState.topSupport }
  public var bottomLayoutGuide: any UILayoutSupport { view.constraintState.bottomSupport }
}
