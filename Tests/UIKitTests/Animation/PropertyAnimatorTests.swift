import Surface
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct PropertyAnimatorTests {
  private func shown() -> (Harness, UIView) {
    let root = UIViewController()
    let harness = Harness(root)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.view.addSubview(view)
    harness.settle()
    return (harness, view)
  }

  @Test("an animator runs to its end and says where")
  func run() {
    let (harness, view) = shown()
    var end: UIViewAnimatingPosition?
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.origin.x = 100 }
    animator.addCompletion { end = $0 }
    #expect(animator.state == .inactive)
    animator.startAnimation()
    FramePasses.runTurn()
    #expect(animator.isRunning)
    harness.advance(0.4)
    #expect(abs(animator.fractionComplete - 0.4) < 0.01)
    harness.settle()
    #expect(end == .end)
    #expect(animator.state == .inactive)
  }

  @Test("moved by hand it shows the share; turned around it goes back")
  func scrub() throws {
    let (harness, view) = shown()
    var end: UIViewAnimatingPosition?
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.origin.x = 100 }
    animator.addCompletion { end = $0 }
    animator.fractionComplete = 0.25
    FramePasses.runTurn()
    #expect(view.layer.presentation()?.frame.minX == 25)
    let held = try #require(harness.sink.frames.last?.animations.last)
    #expect(held.values.map { $0[0] } == [25, 25])
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    harness.settle()
    #expect(end == .start)
    #expect(view.frame.minX == 0)
  }

  @Test("stopped, it leaves the model where it stood, and finishes where it is told")
  func stop() {
    let (harness, view) = shown()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.origin.x = 100 }
    animator.startAnimation()
    FramePasses.runTurn()
    harness.advance(0.5)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    #expect(abs(view.frame.minX - 50) < 1)
    animator.finishAnimation(at: .end)
    #expect(view.frame.minX == 100)
    harness.settle()
  }

  @Test("a registration hears of its traits only")
  func traits() {
    let root = UIViewController()
    let harness = Harness(root)
    var told: [UIUserInterfaceStyle] = []
    root.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIViewController, old) in
      told.append(old.userInterfaceStyle)
    }
    var environment = UIScreen.main.environment
    let before = environment
    defer { ScreenChange.take(before) }
    environment.contentSize = "XL"
    ScreenChange.take(environment)
    #expect(told.isEmpty)
    environment.isDark = true
    ScreenChange.take(environment)
    harness.settle()
    #expect(told == [.light])
    #expect(root.traitCollection.userInterfaceStyle == .dark)
  }
}
