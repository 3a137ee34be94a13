import InterfaceBuilder

/// Tells a popover what it points at.
@MainActor enum PopoverAnchor {
  static func set(on destination: UIViewController, _ segue: DocumentSegue, _ anchor: AnyObject?) {
    guard let popover = destination.popoverPresentationController else { return }
    if let item = anchor as? UIBarButtonItem {
      popover.barButtonItem = item
    } else if let view = anchor as? UIView {
      popover.sourceView = view
      popover.sourceRect = view.bounds
    }
  }
}
