/// Covers the whole screen; the presenter's view leaves the window, unless the style says "over".
@preconcurrency @MainActor final class FullScreenPresentation: UIPresentationController {
  private let isOver: Bool
  init(presented: UIViewController, presenting: UIViewController?, isOver: Bool) {
    self.isOver = isOver
    super.init(presentedViewController: presented, presenting: presenting)
  }
  override var presentationStyle: UIModalPresentationStyle { isOver ? .overFullScreen : .fullScreen }
  override var shouldRemovePresentersView: Bool { !isOver }
}

/// Covers the presenting context's view only.
@preconcurrency @MainActor final class CurrentContextPresentation: UIPresentationController {
  private let isOver: Bool
  init(presented: UIViewController, presenting: UIViewController?, isOver: Bool) {
    self.isOver = isOver
    super.init(presentedViewController: presented, presenting: presenting)
  }
  override var presentationStyle: UIModalPresentationStyle { isOver ? .overCurrentContext : .currentContext }
  override var shouldRemovePresentersView: Bool { !isOver }
  override var shouldPresentInFullscreen: Bool { false }
  override func containerParent(for presenter: UIViewController) -> UIView? {
    presenter.loadedView?.superview ?? presenter.loadedView?.window
  }
}
