import Surface
import Testing

@testable import UIKit

/// `keyboardDismissMode`: a drag that puts the keyboard away, or pulls it down.
@MainActor @Suite(.serialized) struct KeyboardDismissalTests {
  private final class Heard: @unchecked Sendable { var names: [String] = [] }
  private let controller = UIViewController()
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  private let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
  private let bar = UIView()
  private let harness: Harness

  init() {
    harness = Harness(controller)
    UIScreen.main.environment.scrollsNatively = false
    scroll.contentSize = CGSize(width: 393, height: 3000)
    scroll.addSubview(field)
    controller.view.addSubview(scroll)
    bar.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      bar.widthAnchor.constraint(equalToConstant: 10), bar.heightAnchor.constraint(equalToConstant: 50),
      bar.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
    ])
    field.becomeFirstResponder()
    harness.settle()
  }

  private func touch(_ phase: TouchEvent.Phase, _ y: CGFloat) {
    ApplicationStart.handle(
      .touch(TouchEvent(finger: 1, phase: phase, location: CGPoint(x: 200, y: y), time: Clock.now)))
  }
  private func move(to y: CGFloat) {
    harness.advance(1.0 / 60)
    touch(.moved, y)
  }
  /// From 400 downwards into the keys, which begin at 516.
  private func pull(to end: CGFloat) {
    touch(.began, 400)
    for y in stride(from: 410, through: end, by: 10) { move(to: y) }
  }
  private func heard(_ work: () -> Void) -> [String] {
    let heard = Heard()
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
      UIResponder.keyboardDidHideNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        heard.names.append(note.name.rawValue.replacingOccurrences(of: "UIKeyboard", with: ""))
      }
    }
    work()
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    return heard.names
  }

  @Test func `An interactive keyboard follows the finger and goes with it`() {
    scroll.keyboardDismissMode = .interactive
    #expect(bar.frame.maxY == 516)
    let names = heard {
      pull(to: 500)
      #expect(Keyboard.frame.minY == 516)
      for y in stride(from: 510.0, through: 700, by: 10) { move(to: y) }
      #expect(Keyboard.frame.minY == 700)
      #expect(bar.frame.maxY == 700)
      #expect(Keyboard.keysFrame?.minY == 700)
      #expect(field.isFirstResponder)
      touch(.ended, 700)
      #expect(!field.isFirstResponder)
      harness.settle()
    }
    #expect(names == ["WillHideNotification", "DidHideNotification"])
    #expect(!Keyboard.isVisible && bar.frame.maxY == 818)
  }

  @Test func `One that is let go on the way up comes back and tells nobody`() {
    scroll.keyboardDismissMode = .interactive
    let names = heard {
      pull(to: 700)
      for y in stride(from: 690.0, through: 640, by: -10) { move(to: y) }
      #expect(Keyboard.frame.minY == 640)
      touch(.ended, 640)
      harness.settle()
    }
    #expect(names.isEmpty)
    #expect(field.isFirstResponder && Keyboard.frame.minY == 516 && bar.frame.maxY == 516)
  }

  @Test func `A finger that rests lets the nearer end decide`() {
    scroll.keyboardDismissMode = .interactive
    pull(to: 600)
    harness.advance(0.5)
    touch(.ended, 600)
    harness.settle()
    #expect(field.isFirstResponder && Keyboard.frame.minY == 516)
    pull(to: 750)
    touch(.cancelled, 750)
    harness.settle()
    #expect(!Keyboard.isVisible)
  }

  @Test func `A delegate that keeps the editing keeps the keyboard`() {
    final class Keeper: NSObject, UITextFieldDelegate {
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
    }
    let keeper = Keeper()
    field.delegate = keeper
    scroll.keyboardDismissMode = .interactive
    pull(to: 700)
    touch(.ended, 700)
    harness.settle()
    #expect(field.isFirstResponder && Keyboard.frame.minY == 516)
    field.delegate = nil
  }

  @Test func `On drag it goes at once; without a mode it stays`() {
    pull(to: 700)
    touch(.ended, 700)
    harness.settle()
    #expect(field.isFirstResponder && Keyboard.frame.minY == 516)
    scroll.keyboardDismissMode = .onDrag
    pull(to: 420)
    #expect(!field.isFirstResponder)
    touch(.ended, 420)
    harness.settle()
    #expect(!Keyboard.isVisible)
  }

  @Test func `A host that scrolls by itself reports offsets alone`() {
    UIScreen.main.environment.scrollsNatively = true
    defer { UIScreen.main.environment.scrollsNatively = false }
    scroll.keyboardDismissMode = .interactive
    scroll.contentOffset.y = 500
    touch(.began, 450)
    touch(.cancelled, 450)
    scroll.hostDidScroll(to: CGPoint(x: 0, y: 500), phase: "began")
    scroll.hostDidScroll(to: CGPoint(x: 0, y: 350), phase: "changed")
    #expect(Keyboard.frame.minY == 600)
    scroll.hostDidScroll(to: CGPoint(x: 0, y: 250), phase: "changed")
    #expect(Keyboard.frame.minY == 700)
    scroll.hostDidScroll(to: CGPoint(x: 0, y: 240), phase: "ended")
    harness.settle()
    #expect(!Keyboard.isVisible)
  }
}
