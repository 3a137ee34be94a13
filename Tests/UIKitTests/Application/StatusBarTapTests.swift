import Surface
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct StatusBarTapTests {
  private func list(_ frame: CGRect) -> UIScrollView {
    let scroll = UIScrollView(frame: frame)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: frame.width, height: 4000)
    scroll.contentOffset.y = 900
    return scroll
  }
  private func tap(_ x: CGFloat, _ y: CGFloat) {
    for phase in [TouchPhase.began, .ended] { TouchDelivery.receive(phase.event(x, y)) }
  }
  @MainActor private enum TouchPhase {
    case began, ended
    func event(_ x: CGFloat, _ y: CGFloat) -> Surface.TouchEvent {
      Surface.TouchEvent(
        finger: 1, phase: self == .began ? .began : .ended, location: CGPoint(x: x, y: y), time: Clock.now)
    }
  }

  @Test func `A tap on the status bar scrolls the only list to its top`() {
    let controller = UIViewController()
    let scroll = list(CGRect(x: 0, y: 0, width: 393, height: 852))
    controller.view.addSubview(scroll)
    let harness = Harness(controller)
    tap(100, 300)
    harness.settle()
    #expect(scroll.contentOffset.y == 900)
    tap(100, 20)
    harness.settle()
    #expect(scroll.contentOffset.y == 0)
  }

  @Test func `Of two lists none scrolls, unless one says that it does not`() {
    let controller = UIViewController()
    let first = list(CGRect(x: 0, y: 0, width: 393, height: 400))
    let second = list(CGRect(x: 0, y: 400, width: 393, height: 400))
    for scroll in [first, second] { controller.view.addSubview(scroll) }
    let harness = Harness(controller)
    tap(100, 20)
    harness.settle()
    #expect(first.contentOffset.y == 900)
    second.scrollsToTop = false
    tap(100, 20)
    harness.settle()
    #expect(first.contentOffset.y == 0)
    #expect(second.contentOffset.y == 900)
  }
}
