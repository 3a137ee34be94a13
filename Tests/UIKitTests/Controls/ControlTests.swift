import Testing

@testable import UIKit

@MainActor struct ControlTests {
  let screen = Screen()
  let control = UIControl(frame: CGRect(x: 100, y: 300, width: 100, height: 40))
  final class Log { var entries: [String] = [] }
  let log = Log()

  init() {
    screen.window.addSubview(control)
    let names: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"),
      (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
      (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
    ]
    for (event, name) in names {
      control.addAction(UIAction { [log] _ in log.entries.append(name) }, for: event)
    }
  }

  @Test func `touchDown comes with the press, touchUpInside with the release`() {
    screen.press(110, 310)
    #expect(log.entries == ["down"])
    #expect(control.isHighlighted && control.isTracking)
    screen.lift(110, 310)
    #expect(log.entries == ["down", "up inside"])
    #expect(!control.isHighlighted)
  }

  @Test func `A finger is outside from 70 points on`() {
    screen.press(110, 310)
    screen.move(110, 400)
    screen.move(110, 415)
    #expect(!control.isHighlighted)
    screen.move(110, 400)
    screen.move(110, 415)
    screen.lift(110, 415)
    #expect(
      log.entries == [
        "down", "inside", "exit", "outside", "enter", "inside", "exit", "outside", "up outside",
      ])
  }

  @Test func `A disabled control takes the touch and does nothing`() {
    let behind = RecordingView(frame: control.frame)
    screen.window.insertSubview(behind, at: 0)
    control.isEnabled = false
    screen.tap(110, 310)
    #expect(log.entries.isEmpty)
    #expect(behind.log.isEmpty)
    #expect(control.state == .disabled)
  }

  @Test func `A second touch in time is a repeat`() {
    screen.tap(110, 310)
    screen.wait(0.1)
    screen.tap(110, 310)
    #expect(log.entries == ["down", "up inside", "down", "repeat", "up inside"])
  }

  @Test func `A cancelled touch is told as such`() {
    screen.press(110, 310)
    screen.touch(.cancelled, 110, 310)
    #expect(log.entries == ["down", "cancel"])
  }

  @Test func `An action without target goes up the responder chain`() {
    final class Owner: UIView { var senders: [Any?] = [] }
    ObjectRegistry.register(Owner.self, name: "Tests.Owner") {
      $0.methods["fire:"] = { receiver, arguments in
        MainActor.assumeIsolated { (receiver as? Owner)?.senders.append(arguments.first ?? nil) }
      }
    }
    let owner = Owner(frame: screen.window.bounds)
    screen.window.addSubview(owner)
    owner.addSubview(control)
    control.addTarget(nil, action: "fire:", for: .touchUpInside)
    screen.tap(110, 310)
    #expect(owner.senders.first as? UIControl === control)
    #expect(control.actions(forTarget: nil, forControlEvent: .touchUpInside) == ["fire:"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    screen.tap(110, 310)
    #expect(owner.senders.count == 1)
  }

  final class Receiver: UIView {
    var received = 0
    let button: UIControl = {
      let button = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      // Apps write `self`, which in a property's initial value is a method: no object either.
      button.addTarget({ 1 } as () -> Int, action: Selector("receive"), for: .touchUpInside)
      return button
    }()
  }

  @Test func `A target that is no object leaves the action to the responder chain`() {
    ObjectRegistry.register(Receiver.self, name: "Receiver") { record in
      record.methods["receive"] = { object, _ in
        (object as? Receiver)?.received += 1
        return nil
      }
    }
    let receiver = Receiver(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    receiver.addSubview(receiver.button)
    screen.window.addSubview(receiver)
    receiver.button.sendActions(for: .touchUpInside)
    #expect(receiver.received == 1)
  }
}
