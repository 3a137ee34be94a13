import Surface

@testable import UIKit

/// A window on the screen and fingers to touch it, on virtual time.
@MainActor final class Screen {
  let window: UIWindow
  private var time: TimeInterval { Clock.now }

  init(size: CGSize = CGSize(width: 393, height: 852)) {
    Clock.isVirtual = true
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
  }

  /// Tests of the main actor do not interleave, but their set-up may: the one that runs takes the screen.
  func activate() {
    guard Windows.visible.count != 1 || Windows.visible.first !== window else { return }
    for window in Windows.visible { window.isHidden = true }
    TouchDelivery.forgetAll()
    window.makeKeyAndVisible()
  }
  func touch(_ phase: TouchEvent.Phase, _ x: CGFloat, _ y: CGFloat, finger: Int = 1) {
    activate()
    EventDelivery.handle(
      .touch(TouchEvent(finger: finger, phase: phase, location: CGPoint(x: x, y: y), time: time)))
  }
  func press(_ x: CGFloat, _ y: CGFloat, finger: Int = 1) { touch(.began, x, y, finger: finger) }
  func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 1) {
    wait(1.0 / 60)
    touch(.moved, x, y, finger: finger)
  }
  func lift(_ x: CGFloat, _ y: CGFloat, finger: Int = 1) { touch(.ended, x, y, finger: finger) }
  func tap(_ x: CGFloat, _ y: CGFloat) {
    press(x, y)
    wait(0.05)
    lift(x, y)
  }
  func wait(_ seconds: TimeInterval) { Clock.advance(to: Clock.now + seconds) }
}

/// Writes down what a view is told.
final class RecordingView: UIView {
  var log: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
}

/// Notes every state in which a recognizer sends its action.
@MainActor final class ActionLog {
  var entries: [String] = []
  func follow(_ recognizer: UIGestureRecognizer, _ name: String) {
    recognizer.handlers.append { [weak self] in self?.entries.append("\(name) \($0.state)") }
  }
}

/// Answers for recognizers as a test says.
final class GestureDelegate: UIGestureRecognizerDelegate {
  var begins = true
  var isSimultaneous = false
  var receives = true
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    receives
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isSimultaneous }
}
