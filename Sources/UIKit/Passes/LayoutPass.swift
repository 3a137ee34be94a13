/// `updateConstraints` bottom up, then `layoutSubviews` top down, until nothing asks for more.
@MainActor enum LayoutPass {
  static func run() {
    for window in Windows.visible {
      updateConstraints(below: window)
      layOut(window)
    }
  }

  /// Lays the tree out; again when that moved what constraints depend on (autoresized frames, safe areas).
  static func layOut(_ view: UIView) {
    var rounds = 0
    repeat {
      isSettled = true
      view.layer.layoutTree()
      if wantsConstraintUpdates { updateConstraints(below: view) }
      view.constraintState.treeEngine?.solve()
      rounds += 1
    } while !isSettled && rounds < 8
  }
  /// Set by the engine when views that were laid out already are to be placed anew.
  static var isSettled = true

  /// A view asked for `updateConstraints`; it may do so in the middle of layout.
  static var wantsConstraintUpdates = false

  /// `updateConstraints` for all that asked for it, then the solver.
  static func updateConstraints(below view: UIView) {
    wantsConstraintUpdates = false
    visit(view)
    view.constraintState.treeEngine?.solve()
  }

  /// Children before parents, as UIKit does.
  static func visit(_ view: UIView) {
    for subview in view.subviews { visit(subview) }
    guard view.constraintState.needsUpdateConstraints else { return }
    view.viewController?.updateViewConstraints()
    view.updateConstraints()
    view.constraintState.needsUpdateConstraints = false
  }
}
