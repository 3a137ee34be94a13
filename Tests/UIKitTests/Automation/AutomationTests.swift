import Foundation
import Testing

@testable import UIKit

@MainActor struct AutomationTests {
  let screen = Screen()

  /// Other tests run while one waits: only commands that need no screen.
  func perform(_ command: String) async -> [String: Any] {
    let reply = await withCheckedContinuation { continuation in
      screen.activate()
      Automation.perform(command) { continuation.resume(returning: $0) }
    }
    return (try? JSONSerialization.jsonObject(with: Data(reply.utf8))) as? [String: Any] ?? [:]
  }

  func button(_ id: String, _ frame: CGRect, in view: UIView? = nil, _ action: @escaping () -> Void = {})
    -> UIControl
  {
    let control = UIControl(frame: frame)
    control.accessibilityIdentifier = id
    control.addAction(UIAction { _ in action() }, for: .touchUpInside)
    (view ?? screen.window).addSubview(control)
    return control
  }

  @Test func `What is no command is answered in words`() {
    for (command, error) in [
      ("nonsense", "not a JSON object: nonsense"), ("{}", "\"do\" is missing"),
      (#"{"do":"fly"}"#, "unknown command \"fly\""),
      (#"{"do":"tap"}"#, "\"id\", \"label\" or \"at\" is missing"),
      (#"{"do":"tap","at":[1]}"#, "\"at\" has to be two numbers"),
      (#"{"do":"tap","id":7}"#, "\"id\" has to be a string"),
      (#"{"do":"set","contentSize":"huge"}"#, "unknown contentSize \"huge\"; there are "),
    ] {
      #expect {
        _ = try AutomationCommand(json: command)
      } throws: {
        "\($0)".hasPrefix(error)
      }
    }
  }

  @Test func `The tree names what is on the screen, in points of the screen`() throws {
    screen.activate()
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    screen.window.addSubview(outer)
    let inner = button("inner", CGRect(x: 5, y: 6, width: 7, height: 8), in: outer)
    inner.isEnabled = false
    inner.accessibilityLabel = "Inside"
    inner.accessibilityTraits = [.button, .notEnabled]
    let tree = try #require(InspectedTree.windows().first)
    let nodes = try #require(tree["children"] as? [[String: Any]])
    let node = try #require((nodes[0]["children"] as? [[String: Any]])?.first)
    #expect(node["class"] as? String == "UIControl")
    #expect(node["id"] as? String == "inner")
    #expect(node["label"] as? String == "Inside")
    #expect(node["frame"] as? [Double] == [5, 6, 7, 8])
    #expect(node["window"] as? [Double] == [15, 26, 7, 8])
    #expect(node["enabled"] as? Bool == false)
    #expect(node["traits"] as? [String] == ["button", "notEnabled"])
    #expect(node["hidden"] as? Bool == false)
    #expect(JSONSerialization.isValidJSONObject(tree))
  }

  @Test func `A tap meets the frontmost that can be hit`() throws {
    screen.activate()
    var log: [String] = []
    _ = button("same", CGRect(x: 0, y: 0, width: 50, height: 50)) { log.append("back") }
    _ = button("same", CGRect(x: 100, y: 0, width: 50, height: 50)) { log.append("front") }
    try AutomationActions.tap(.element(id: "same", label: nil), count: 1)
    let cover = UIView(frame: CGRect(x: 100, y: 0, width: 50, height: 50))
    screen.window.addSubview(cover)
    try AutomationActions.tap(.element(id: "same", label: nil), count: 1)
    #expect(log == ["front", "back"])
  }

  @Test func `What is covered, hidden or missing is said`() {
    screen.activate()
    let control = button("target", CGRect(x: 0, y: 0, width: 50, height: 50))
    let error = { () -> String in
      do throws(AutomationError) {
        try AutomationActions.tap(.element(id: "target", label: nil), count: 1)
        return ""
      } catch { return error.description }
    }
    #expect(error() == "")
    let cover = UIView(frame: control.frame)
    cover.accessibilityIdentifier = "sheet"
    screen.window.addSubview(cover)
    #expect(error() == "id \"target\" is not hittable: covered by UIView \"sheet\"")
    cover.isHidden = true
    control.alpha = 0
    #expect(error() == "id \"target\" is not hittable: transparent")
    control.removeFromSuperview()
    #expect(error() == "no element with id \"target\"")
  }

  @Test func `A tap scrolls its element into view first`() throws {
    screen.activate()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    scroll.contentSize = CGSize(width: 300, height: 3000)
    screen.window.addSubview(scroll)
    var count = 0
    _ = button("far", CGRect(x: 0, y: 2000, width: 50, height: 50), in: scroll) { count += 1 }
    try AutomationActions.tap(.element(id: "far", label: nil), count: 1)
    #expect(count == 1)
    #expect(scroll.contentOffset.y == 1750)
    try AutomationActions.scroll(.element(id: "far", label: nil), by: CGPoint(x: 0, y: -100))
    #expect(scroll.contentOffset.y == 1650)
  }

  @Test func `Two taps of a driver are no double tap`() throws {
    screen.activate()
    let control = button("one", CGRect(x: 0, y: 0, width: 50, height: 50))
    var repeats = 0
    control.addAction(UIAction { _ in repeats += 1 }, for: .touchDownRepeat)
    for _ in 0..<2 { try AutomationActions.tap(.element(id: "one", label: nil), count: 1) }
    #expect(repeats == 0)
    try AutomationActions.tap(.element(id: "one", label: nil), count: 2)
    #expect(repeats == 1)
  }

  @Test func `Halves of a stepper are found by their words`() throws {
    screen.activate()
    let stepper = UIStepper(frame: CGRect(x: 10, y: 10, width: 0, height: 0))
    stepper.accessibilityIdentifier = "stepper"
    screen.window.addSubview(stepper)
    stepper.layoutIfNeeded()
    try AutomationActions.tap(.element(id: "stepper", label: "Increment"), count: 1)
    try AutomationActions.tap(.element(id: nil, label: "Increment"), count: 1)
    try AutomationActions.tap(.element(id: nil, label: "Decrement"), count: 1)
    #expect(stepper.value == 1)
    #expect(InspectedElement.view(stepper).value == "1")
  }

  @Test func `Accessibility elements that are no views are tapped where they say`() throws {
    screen.activate()
    let view = RecordingView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityLabel = "Bar"
    element.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 10, width: 20, height: 20)
    view.accessibilityElements = [element]
    screen.window.addSubview(view)
    try AutomationActions.tap(.element(id: nil, label: "Bar"), count: 1)
    #expect(view.log == ["began", "ended"])
  }

  @Test func `A command waits until the app is at rest`() async {
    screen.activate()
    var log: [String] = []
    DispatchQueue.main.async { DispatchQueue.main.async { log.append("queue") } }
    Clock.after(2) { log.append("clock") }
    let reply = await perform(#"{"do":"tree"}"#)
    #expect(reply["ok"] as? Bool == true)
    #expect(log.sorted() == ["clock", "queue"])
  }

  @Test func `What does not end is named`() async {
    screen.activate()
    @MainActor final class Loop {
      var isOn = true
      func go() { if isOn { Clock.after(1, name: "endless animation") { self.go() } } }
    }
    let loop = Loop()
    loop.go()
    let reply = await perform(#"{"do":"tree"}"#)
    loop.isOn = false
    #expect((reply["busy"] as? [String])?.contains("endless animation") == true)
  }
}
