import Surface
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct AnimationTests {
  private func shown() -> (Harness, UIView) {
    let root = UIViewController()
    let harness = Harness(root)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.view.addSubview(view)
    harness.settle()
    return (harness, view)
  }

  @Test("35: a completion comes after its duration, finished; the model has the new value at once")
  func completion() throws {
    let (harness, view) = shown()
    var finished: Bool?
    UIView.animate(
      withDuration: 0.5, animations: { view.frame.origin.x = 100 }, completion: { finished = $0 })
    #expect(view.frame.minX == 100)
    FramePasses.runTurn()
    let animation = try #require(harness.sink.frames.last?.animations.first)
    #expect(animation.property == .frame)
    #expect(animation.values == [[0, 0, 10, 10], [100, 0, 10, 10]])
    #expect(animation.duration == 0.5)
    harness.advance(0.25)
    #expect(finished == nil)
    let middle = try #require(view.layer.presentation()).frame.minX
    #expect(abs(middle - 50) < 1)
    harness.advance(0.26)
    #expect(finished == true)
    #expect(view.layer.presentation()?.frame.minX == 100)
  }

  @Test("a block that changes nothing ends at the next turn")
  func empty() {
    let (harness, _) = shown()
    var finished: Bool?
    UIView.animate(withDuration: 5, animations: {}, completion: { finished = $0 })
    #expect(finished == nil)
    harness.advance(0)
    #expect(finished == true)
  }

  @Test("performWithoutAnimation inside a block animates nothing")
  func without() {
    let (harness, view) = shown()
    UIView.animate(withDuration: 1) { UIView.performWithoutAnimation { view.alpha = 0 } }
    FramePasses.runTurn()
    #expect(harness.sink.frames.last?.animations.isEmpty == true)
  }

  @Test("a block inside another takes its duration, unless it overrides it")
  func nested() throws {
    let (harness, view) = shown()
    UIView.animate(withDuration: 2) {
      UIView.animate(withDuration: 0.1) { view.alpha = 0.5 }
      UIView.animate(
        withDuration: 0.1, delay: 0, options: .overrideInheritedDuration, animations: { view.center.x = 50 })
    }
    FramePasses.runTurn()
    let animations = try #require(harness.sink.frames.last?.animations)
    #expect(animations.first { $0.property == .opacity }?.duration == 2)
    #expect(animations.first { $0.property == .frame }?.duration == 0.1)
    harness.settle()
  }

  @Test("a new animation starts where the old one is")
  func interrupted() throws {
    let (harness, view) = shown()
    var first: Bool?
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { view.frame.origin.x = 100 },
      completion: { first = $0 })
    FramePasses.runTurn()
    harness.advance(0.5)
    UIView.animate(
      withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState],
      animations: { view.frame.origin.x = 0 })
    #expect(first == false)
    FramePasses.runTurn()
    let frame = try #require(harness.sink.frames.last)
    #expect(frame.cancelledAnimations.count == 1)
    #expect(abs((frame.animations.first?.values[0][0] ?? 0) - 50) < 1)
    harness.settle()
  }

  @Test("springs are sampled and end at their target")
  func spring() throws {
    let (harness, view) = shown()
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0,
      animations: { view.frame.origin.x = 100 })
    FramePasses.runTurn()
    let animation = try #require(harness.sink.frames.last?.animations.first)
    guard case .samples(let samples) = animation.timing else {
      Issue.record("not sampled")
      return
    }
    #expect(samples.first == 0 && samples.last == 1)
    #expect((samples.max() ?? 0) > 1.1)
    harness.settle()
  }

  @Test("key frames become values at their times")
  func keyframes() throws {
    let (harness, view) = shown()
    UIView.animateKeyframes(
      withDuration: 2, delay: 0,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.frame.origin.x = 100 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.frame.origin.x = 30 }
      })
    FramePasses.runTurn()
    let animation = try #require(harness.sink.frames.last?.animations.first)
    #expect(animation.values.map { $0[0] } == [0, 100, 30])
    #expect(animation.times == [0, 0.5, 1])
    harness.settle()
  }

  @Test("an animation added to a layer is run and its delegate hears of the end")
  func added() throws {
    final class Delegate: NSObject, CAAnimationDelegate {
      var lines: [String] = []
      func animationDidStart(_ anim: CAAnimation) { lines.append("start") }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { lines.append("stop \(flag)") }
    }
    let (harness, view) = shown()
    let delegate = Delegate()
    let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
    shake.values = [0.0, 10.0, -10.0, 0.0]
    shake.duration = 0.4
    shake.delegate = delegate
    view.layer.add(shake, forKey: "shake")
    #expect(view.layer.animationKeys() == ["shake"])
    FramePasses.runTurn()
    let animation = try #require(harness.sink.frames.last?.animations.first)
    #expect(animation.property == .transform)
    #expect(animation.values.map { $0[4] } == [0, 10, -10, 0])
    harness.settle()
    #expect(delegate.lines == ["start", "stop true"])
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("a layer without a view animates by itself, a transaction tells of the end")
  func implicit() throws {
    let (harness, view) = shown()
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    view.layer.addSublayer(layer)
    harness.settle()
    var isDone = false
    CATransaction.begin()
    CATransaction.setAnimationDuration(0.6)
    CATransaction.setCompletionBlock { isDone = true }
    layer.opacity = 0.2
    CATransaction.commit()
    FramePasses.runTurn()
    #expect(harness.sink.frames.last?.animations.first?.duration == 0.6)
    harness.advance(0.3)
    #expect(!isDone)
    harness.advance(0.31)
    #expect(isDone)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 1
    CATransaction.commit()
    FramePasses.runTurn()
    #expect(harness.sink.frames.last?.animations.isEmpty == true)
  }

  /// As on iOS the app goes on: an animation of no time ends in the next turn, not in the same one.
  @Test func animationsThatStartThemselvesAgainAtOnceLetTimePass() {
    let (harness, view) = shown()
    var count = 0
    var goesOn = true
    func again() {
      count += 1
      guard goesOn else { return }
      UIView.animate(withDuration: 0, animations: { view.alpha = 1 }, completion: { _ in again() })
    }
    again()
    let before = Clock.now
    Clock.advance(to: before + 1)
    #expect(Clock.now == before + 1)
    #expect(count > 1)
    goesOn = false
    let last = count
    Clock.advance(to: before + 2)
    #expect(count == last + 1)
    _ = harness
  }
}
