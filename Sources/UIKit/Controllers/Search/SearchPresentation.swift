/// Lays a search over the screen it searches, below the navigation bar.
@MainActor final class SearchPresentation: UIPresentationController {
  private var search: UISearchController? { presentedViewController as? UISearchController }

  override var presentationStyle: UIModalPresentationStyle { .overCurrentContext }
  override var shouldPresentInFullscreen: Bool { false }
  override var coversStatusBar: Bool { false }
  override func containerParent(for presenter: UIViewController) -> UIView? { presenter.loadedView }
  override func makeAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    ModalAnimator(style: .crossDissolve, isPresenting: isPresenting)
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    containerView?.accessibilityViewIsModal = false
    // Typing goes on while the search comes.
    containerView?.isUserInteractionEnabled = false
    search?.willCome()
  }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    containerView?.isUserInteractionEnabled = true
    search?.didCome()
  }
  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    containerView?.isUserInteractionEnabled = false
    search?.willGo()
  }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    search?.didGo()
  }

  override func changeSurroundings(isPresented: Bool) {
    guard let search else { return }
    let bar = search.searchBar
    if search.automaticallyShowsCancelButton { bar.showsCancelButton = isPresented }
    bar.setNeedsLayout()
    if let navigation = search.navigationItemOfBar?.bar?.owner {
      navigation.navigationBar.updateContentIfNeeded()
      navigation.navigationBar.setNeedsLayout()
      navigation.layoutBars()
      navigation.loadedView?.layoutIfNeeded()
    }
    bar.layoutIfNeeded()
  }

  /// A scrolled screen moves its bounds: the search stays in sight.
  override var frameOfPresentedViewInContainerView: CGRect {
    if let containerView, let parent = containerView.superview, containerView.frame != parent.bounds {
      containerView.frame = parent.bounds
    }
    return super.frameOfPresentedViewInContainerView
  }
}
