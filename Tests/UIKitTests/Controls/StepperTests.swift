import Testing

@testable import UIKit

@MainActor struct StepperTests {
  let screen = Screen()
  let stepper = UIStepper(frame: CGRect(x: 100, y: 300, width: 10, height: 10))
  final class Log { var values: [Double] = [] }
  let log = Log()

  init() {
    screen.window.addSubview(stepper)
    stepper.addAction(
      UIAction { [log] in log.values.append(($0.sender as? UIStepper)?.value ?? .nan) }, for: .valueChanged)
    stepper.layoutIfNeeded()
  }
  func tapMinus() { screen.tap(110, 316) }
  func tapPlus() { screen.tap(180, 316) }

  @Test func `It has one size and starts at zero`() {
    #expect(stepper.bounds.size == CGSize(width: 94, height: 32))
    #expect(stepper.value == 0)
    #expect(stepper.maximumValue == 100)
  }

  @Test func `Each half steps, and the end that is reached is disabled`() {
    stepper.maximumValue = 2
    #expect(!stepper.decrementButton.isEnabled)
    tapMinus()
    tapPlus()
    tapPlus()
    #expect(!stepper.incrementButton.isEnabled)
    tapPlus()
    tapMinus()
    #expect(log.values == [1, 2, 1])
  }

  @Test func `A value set in code is kept in range and sends nothing`() {
    stepper.value = 1000
    #expect(stepper.value == 100)
    stepper.maximumValue = 50
    #expect(stepper.value == 50)
    #expect(log.values.isEmpty)
  }

  @Test func `It wraps`() {
    stepper.wraps = true
    tapMinus()
    tapPlus()
    #expect(log.values == [100, 0])
  }

  @Test func `Held, it repeats; not continuous, it tells the end only`() {
    screen.press(180, 316)
    screen.wait(1.6)
    screen.lift(180, 316)
    #expect(log.values == [1, 2, 3, 4])
    log.values = []
    stepper.value = 0
    stepper.isContinuous = false
    screen.press(180, 316)
    screen.wait(1.6)
    #expect(log.values.isEmpty)
    screen.lift(180, 316)
    #expect(log.values == [4])
    stepper.isContinuous = true
    stepper.autorepeat = false
    log.values = []
    screen.press(180, 316)
    screen.wait(3)
    screen.lift(180, 316)
    #expect(log.values == [5])
  }

  @Test func `A tap recognizer behind does not take its taps`() {
    let tap = UITapGestureRecognizer(), taps = ActionLog()
    screen.window.addGestureRecognizer(tap)
    taps.follow(tap, "tap")
    tapPlus()
    #expect(log.values == [1])
    #expect(taps.entries.isEmpty)
  }

  @Test func `It takes the width that a constraint gives it`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), stepper = UIStepper()
    stepper.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stepper)
    NSLayoutConstraint.activate([
      stepper.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stepper.topAnchor.constraint(equalTo: root.topAnchor),
      stepper.widthAnchor.constraint(equalToConstant: 80),
    ])
    root.layoutIfNeeded()
    #expect(stepper.frame.size == CGSize(width: 80, height: 32))
  }
}
