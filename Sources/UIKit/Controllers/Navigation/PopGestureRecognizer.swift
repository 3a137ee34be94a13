/// The swipe from the left edge that goes back in a navigation controller.
@preconcurrency @MainActor final class PopGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  private weak var owner: UINavigationController?

  convenience init(owner: UINavigationController) {
    self.init(target: nil, action: nil)
    self.owner = owner
    edges = .left
    handlers.append { [weak self] _ in self?.follow() }
  }

  override func shouldBeginByItself() -> Bool {
    guard super.shouldBeginByItself(), let owner, owner.stack.count > 1, owner.transition == nil,
      owner.presentedViewController == nil
    else { return false }
    // An app that sets a delegate decides itself.
    guard delegate == nil, let item = owner.topViewController?.navigationItem else { return true }
    let replacesBack = item.leftBarButtonItems?.isEmpty == false && !item.leftItemsSupplementBackButton
    return !owner.isNavigationBarHidden && !item.hidesBackButton && !replacesBack
  }

  private func follow() {
    guard let owner, let view = owner.viewIfLoaded else { return }
    let share = min(1, max(0, translation(in: view).x / max(1, view.bounds.width)))
    switch state {
    case .began: owner.beginInteractivePop()
    case .changed: owner.moveInteractivePop(to: share)
    case .ended: owner.endInteractivePop(at: share, velocity: velocity(in: view).x)
    case .cancelled, .failed: owner.endInteractivePop(at: 0, velocity: 0)
    default: break
    }
  }
}

extension UINavigationController {
  func beginInteractivePop() {
    guard stack.count > 1 else { return }
    pop(to: stack.count - 2, animated: true, interactively: true)
  }
  func moveInteractivePop(to share: CGFloat) {
    guard let transition, transition.isInteractive else { return }
    UIView.performWithoutAnimation { transition.move(to: share) }
  }
  /// Past the middle, or with a flick, it goes through.
  func endInteractivePop(at share: CGFloat, velocity: CGFloat) {
    guard let transition, transition.isInteractive else { return }
    let width = loadedView?.bounds.width ?? 1
    transition.finishInteraction(cancelled: share + velocity * 0.15 / width < 0.5)
  }
}
