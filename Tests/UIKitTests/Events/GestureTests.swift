import Testing

@testable import UIKit

@MainActor struct GestureTests {
  let screen = Screen()
  let log = ActionLog()
  let view = RecordingView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  init() { screen.window.addSubview(view) }

  @Test func `A touch goes to the front view under the finger`() {
    let front = RecordingView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    view.addSubview(front)
    screen.tap(110, 110)
    #expect(front.log == ["began", "ended"])
    #expect(view.log.isEmpty)
  }

  @Test func `Views hidden, nearly clear or closed to the user are passed by`() {
    for prepare in [
      { (v: UIView) in v.isHidden = true }, { $0.alpha = 0.009 }, { $0.isUserInteractionEnabled = false },
    ] {
      let front = RecordingView(frame: view.bounds)
      prepare(front)
      view.addSubview(front)
      view.log = []
      screen.tap(10, 10)
      #expect(view.log == ["began", "ended"])
    }
  }

  @Test func `A recognized tap cancels the touch in the view`() {
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    log.follow(tap, "tap")
    screen.tap(10, 10)
    #expect(log.entries == ["tap ended"])
    #expect(view.log == ["began", "cancelled"])
    #expect(tap.state == .possible)
  }

  @Test func `A tap that keeps touches lets the view have them all`() {
    let tap = UITapGestureRecognizer()
    tap.cancelsTouchesInView = false
    view.addGestureRecognizer(tap)
    log.follow(tap, "tap")
    screen.tap(10, 10)
    #expect(view.log == ["began", "ended"])
    #expect(log.entries == ["tap ended"])
  }

  @Test func `A tap that moves away fails and the view hears the end`() {
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    log.follow(tap, "tap")
    screen.press(10, 10)
    screen.move(100, 10)
    screen.lift(100, 10)
    #expect(log.entries.isEmpty)
    #expect(view.log == ["began", "moved", "ended"])
  }

  @Test func `A single tap waits for the double tap to fail`() {
    let once = UITapGestureRecognizer(), twice = UITapGestureRecognizer()
    twice.numberOfTapsRequired = 2
    once.require(toFail: twice)
    for tap in [once, twice] { view.addGestureRecognizer(tap) }
    log.follow(once, "once")
    log.follow(twice, "twice")
    screen.tap(10, 10)
    #expect(log.entries.isEmpty)
    screen.wait(0.4)
    #expect(log.entries == ["once ended"])
    log.entries = []
    screen.tap(10, 10)
    screen.wait(0.1)
    screen.tap(10, 10)
    screen.wait(1)
    #expect(log.entries == ["twice ended"])
  }

  @Test func `Without a requirement a double tap sends the single tap first`() {
    let once = UITapGestureRecognizer(), twice = UITapGestureRecognizer()
    twice.numberOfTapsRequired = 2
    let delegate = GestureDelegate()
    delegate.isSimultaneous = true
    once.delegate = delegate
    for tap in [once, twice] { view.addGestureRecognizer(tap) }
    log.follow(once, "once")
    log.follow(twice, "twice")
    screen.tap(10, 10)
    screen.wait(0.1)
    screen.tap(10, 10)
    #expect(log.entries == ["once ended", "once ended", "twice ended"])
  }

  @Test func `A pan begins after ten points and reports what it moved since`() {
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    log.follow(pan, "pan")
    screen.press(100, 100)
    screen.move(105, 100)
    #expect(log.entries.isEmpty)
    screen.move(120, 100)
    #expect(pan.translation(in: view) == CGPoint(x: 10, y: 0))
    screen.move(140, 100)
    #expect(pan.translation(in: view) == CGPoint(x: 30, y: 0))
    #expect(pan.velocity(in: view).x > 500)
    pan.setTranslation(.zero, in: view)
    screen.move(150, 110)
    #expect(pan.translation(in: view) == CGPoint(x: 10, y: 10))
    screen.lift(150, 110)
    #expect(log.entries == ["pan began", "pan changed", "pan changed", "pan ended"])
    #expect(view.log == ["began", "moved", "cancelled"])
  }

  @Test func `The first pan to begin puts out the other, unless both may run`() {
    let outer = UIPanGestureRecognizer(), inner = UIPanGestureRecognizer()
    let child = UIView(frame: view.bounds)
    view.addSubview(child)
    view.addGestureRecognizer(outer)
    child.addGestureRecognizer(inner)
    log.follow(outer, "outer")
    log.follow(inner, "inner")
    screen.press(100, 100)
    screen.move(130, 100)
    #expect(log.entries == ["inner began"])
    screen.lift(130, 100)
    let delegate = GestureDelegate()
    delegate.isSimultaneous = true
    outer.delegate = delegate
    log.entries = []
    screen.press(100, 100)
    screen.move(130, 100)
    #expect(Set(log.entries) == ["inner began", "outer began"])
    screen.lift(130, 100)
  }

  @Test func `A delegate can keep a gesture from beginning, and a touch from a recognizer`() {
    let tap = UITapGestureRecognizer(), delegate = GestureDelegate()
    tap.delegate = delegate
    view.addGestureRecognizer(tap)
    log.follow(tap, "tap")
    delegate.begins = false
    screen.tap(10, 10)
    #expect(view.log == ["began", "ended"])
    (delegate.begins, delegate.receives) = (true, false)
    screen.tap(10, 10)
    #expect(log.entries.isEmpty)
    delegate.receives = true
    screen.wait(1)
    screen.tap(10, 10)
    #expect(log.entries == ["tap ended"])
  }

  @Test func `A long press begins by time, follows the finger and ends`() {
    let press = UILongPressGestureRecognizer()
    view.addGestureRecognizer(press)
    log.follow(press, "press")
    screen.press(10, 10)
    screen.wait(0.49)
    #expect(log.entries.isEmpty)
    screen.wait(0.02)
    #expect(log.entries == ["press began"])
    #expect(view.log == ["began", "cancelled"])
    screen.move(90, 90)
    screen.lift(90, 90)
    #expect(log.entries == ["press began", "press changed", "press ended"])
  }

  @Test func `A swipe is recognized in its direction only`() {
    let left = UISwipeGestureRecognizer(), right = UISwipeGestureRecognizer()
    left.direction = .left
    for swipe in [left, right] { view.addGestureRecognizer(swipe) }
    log.follow(left, "left")
    log.follow(right, "right")
    screen.press(200, 100)
    for x in stride(from: 190.0, through: 100, by: -10) { screen.move(x, 102) }
    screen.lift(100, 102)
    #expect(log.entries == ["left ended"])
  }

  @Test func `Two fingers pinch and turn`() {
    let pinch = UIPinchGestureRecognizer(), turn = UIRotationGestureRecognizer()
    let delegate = GestureDelegate()
    delegate.isSimultaneous = true
    pinch.delegate = delegate
    for recognizer in [pinch, turn] { view.addGestureRecognizer(recognizer) }
    screen.press(100, 150)
    screen.press(200, 150, finger: 2)
    screen.move(220, 150, finger: 2)
    screen.move(280, 150, finger: 2)
    #expect(pinch.state == .changed)
    #expect(abs(pinch.scale - 180 / 120) < 0.001)
    screen.move(100, 330, finger: 2)
    screen.move(100, 330, finger: 2)
    #expect(turn.state == .changed)
    screen.lift(100, 150)
    screen.lift(100, 330, finger: 2)
    #expect(pinch.scale == 1)
  }

  @Test func `Disabling a recognizer cancels its gesture`() {
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    log.follow(pan, "pan")
    screen.press(100, 100)
    screen.move(130, 100)
    pan.isEnabled = false
    #expect(log.entries == ["pan began", "pan cancelled"])
    screen.lift(130, 100)
  }

  @Test func `Touches held back reach the view when the recognizer fails`() {
    let pan = UIPanGestureRecognizer()
    pan.delaysTouchesBegan = true
    view.addGestureRecognizer(pan)
    screen.press(100, 100)
    #expect(view.log.isEmpty)
    screen.lift(100, 100)
    #expect(view.log == ["began", "ended"])
  }

  @Test func `A view without multiple touch hears of its first finger only`() {
    screen.press(10, 10)
    screen.press(50, 50, finger: 2)
    #expect(view.log == ["began"])
    screen.lift(50, 50, finger: 2)
    screen.lift(10, 10)
    #expect(view.log == ["began", "ended"])
    view.log = []
    view.isMultipleTouchEnabled = true
    screen.press(10, 10)
    screen.press(50, 50, finger: 2)
    #expect(view.log == ["began", "began"])
    screen.lift(50, 50, finger: 2)
    screen.lift(10, 10)
  }

  @Test func `Touches go up the responder chain and targets are called by selector`() throws {
    final class Target: NSObject { var count = 0 }
    ObjectRegistry.register(Target.self, name: "Tests.Target") {
      $0.methods["tapped:"] = { receiver, _ in (receiver as? Target)?.count += 1 }
    }
    let target = Target()
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.addSubview(plain)
    screen.tap(10, 10)
    #expect(view.log == ["began", "ended"])
    plain.addGestureRecognizer(UITapGestureRecognizer(target: target, action: "tapped:"))
    screen.wait(1)
    screen.tap(10, 10)
    #expect(target.count == 1)
  }
}
