extension UIView {
  /// The guide that a document's `viewLayoutGuide` of this key means.
  func layoutGuide(named key: String) -> UILayoutGuide? {
    switch key {
    case "safeArea": safeAreaLayoutGuide
    case "layoutMargins", "layoutMarginsGuide": layoutMarginsGuide
    case "readableContent", "readableContentGuide": readableContentGuide
    case "keyboard", "keyboardLayoutGuide": keyboardLayoutGuide
    case "contentLayoutGuide": (self as? UIScrollView)?.contentLayoutGuide
    case "frameLayoutGuide": (self as? UIScrollView)?.frameLayoutGuide
    default: nil
    }
  }
}
