import Testing

@testable import UIKit

/// Slides the presented view in from the right.
@MainActor private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
  let isPresenting: Bool
  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 1 }
  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: isPresenting ? .to : .from) else { return }
    let container = context.containerView
    if isPresenting {
      container.addSubview(view)
      view.frame = container.bounds.offsetBy(dx: container.bounds.width, dy: 0)
    }
    UIView.animate(
      withDuration: 1,
      animations: {
        view.frame.origin.x = self.isPresenting ? 0 : container.bounds.width
      }, completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}

@MainActor private final class Slider: NSObject, UIViewControllerTransitioningDelegate {
  var interactor: UIPercentDrivenInteractiveTransition?
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Slide(isPresenting: true) }
  func animationController(forDismissed dismissed: UIViewController) -> (
    any UIViewControllerAnimatedTransitioning
  )? {
    Slide(isPresenting: false)
  }
  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { interactor }
}

@MainActor @Suite(.serialized) struct CustomTransitionTests {
  let calls = Witness.Calls()

  @Test("a custom animator takes as long as it says and ends with its context")
  func animator() {
    let root = UIViewController(), shown = Witness("shown", calls)
    let harness = Harness(root)
    let delegate = Slider()
    shown.modalPresentationStyle = .custom
    shown.transitioningDelegate = delegate
    var isDone = false
    root.present(shown, animated: true) { isDone = true }
    FramePasses.runTurn()
    harness.advance(0.5)
    #expect(!isDone)
    #expect(shown.isBeingPresented)
    harness.advance(0.6)
    #expect(isDone)
    #expect(shown.view.frame.minX == 0)
    root.dismiss(animated: true)
    harness.settle()
    #expect(root.presentedViewController == nil)
    #expect(calls.take().suffix(2) == ["shown willDisappear", "shown didDisappear"])
  }

  @Test("a finger drives the animator; taken back, everything is as before")
  func percentDriven() {
    let root = UIViewController(), shown = Witness("shown", calls)
    let harness = Harness(root)
    let delegate = Slider()
    shown.modalPresentationStyle = .custom
    shown.transitioningDelegate = delegate
    root.present(shown, animated: false)
    harness.settle()
    _ = calls.take()
    let interactor = UIPercentDrivenInteractiveTransition()
    delegate.interactor = interactor
    root.dismiss(animated: true)
    interactor.update(0.5)
    FramePasses.runTurn()
    #expect(abs((shown.view.layer.presentation()?.frame.minX ?? 0) - 393 / 2) < 1)
    interactor.cancel()
    harness.settle()
    #expect(root.presentedViewController === shown)
    #expect(shown.view.frame.minX == 0)
    #expect(
      calls.take() == ["shown willDisappear", "shown willAppear", "shown isAppearing", "shown didAppear"])
    let second = UIPercentDrivenInteractiveTransition()
    delegate.interactor = second
    root.dismiss(animated: true)
    second.update(0.6)
    second.finish()
    harness.settle()
    #expect(root.presentedViewController == nil)
  }
}
