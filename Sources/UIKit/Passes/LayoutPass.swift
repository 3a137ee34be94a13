/// `updateConstraints` bottom up, then `layoutSubviews` top down, until nothing asks for more.
@MainActor enum LayoutPass {
  static func run() {
    for window in Windows.visible {
      updateConstraints(below: window)
      window.layer.layoutTree()
    }
  }

  /// Children before parents, as UIKit does.
  static func updateConstraints(below view: UIView) {
    for subview in view.subviews { updateConstraints(below: subview) }
    guard view.constraintState.needsUpdateConstraints else { return }
    view.viewController?.updateViewConstraints()
    view.updateConstraints()
    view.constraintState.needsUpdateConstraints = false
  }
}
