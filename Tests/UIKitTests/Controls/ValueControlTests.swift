import PangoText
import Testing
import TextLayout

@testable import UIKit

@MainActor struct ValueControlTests {
  let screen: Screen
  final class Log { var count = 0 }
  let log = Log()

  init() {
    if TextEngines.shared == nil { TextEngines.shared = PangoTextEngine() }
    screen = Screen()
  }
  func show(_ control: UIControl, _ frame: CGRect) {
    control.frame = frame
    screen.window.addSubview(control)
    control.addAction(UIAction { [log] _ in log.count += 1 }, for: .valueChanged)
    control.layoutIfNeeded()
  }

  @Test func `A switch is tapped or dragged, and silent when set in code`() {
    let control = UISwitch()
    show(control, CGRect(x: 100, y: 100, width: 51, height: 31))
    control.isOn = true
    #expect(log.count == 0)
    screen.tap(110, 110)
    #expect(!control.isOn && log.count == 1)
    screen.press(110, 110)
    screen.move(125, 110)
    screen.move(145, 110)
    screen.lift(145, 110)
    #expect(control.isOn && log.count == 2)
    #expect(control.accessibilityValue == "1")
    #expect(control.sizeThatFits(.zero) == CGSize(width: 51, height: 31))
  }

  @Test func `A slider moves by its thumb only, and is silent when set in code`() {
    let slider = UISlider()
    show(slider, CGRect(x: 50, y: 100, width: 231, height: 31))
    slider.value = 0.5
    #expect(log.count == 0)
    screen.tap(60, 115)
    #expect(slider.value == 0.5)
    screen.press(165, 115)
    screen.move(215, 115)
    screen.lift(215, 115)
    #expect(abs(slider.value - 0.75) < 0.01)
    #expect(log.count == 1)
    slider.value = 2
    #expect(slider.value == 1)
    slider.accessibilityDecrement()
    #expect(slider.accessibilityValue == "90%")
    #expect(log.count == 2)
  }

  @Test func `A segmented control chooses by tap, once for each change`() {
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    show(control, CGRect(x: 30, y: 100, width: 300, height: 32))
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 0
    #expect(log.count == 0)
    screen.tap(180, 115)
    screen.tap(180, 115)
    #expect(control.selectedSegmentIndex == 1 && log.count == 1)
    control.setEnabled(false, forSegmentAt: 2)
    screen.tap(300, 115)
    #expect(control.selectedSegmentIndex == 1)
    #expect(control.segments.map(\.accessibilityLabel) == ["One", "Two", "Three"])
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 0)
    #expect(control.titleForSegment(at: 0) == "Two")
  }

  @Test func `A page control turns by one and keeps in range`() {
    let control = UIPageControl()
    control.numberOfPages = 3
    show(control, CGRect(x: 100, y: 100, width: 100, height: 26))
    screen.tap(190, 110)
    screen.tap(190, 110)
    screen.tap(190, 110)
    #expect(control.currentPage == 2 && log.count == 2)
    screen.tap(110, 110)
    #expect(control.currentPage == 1)
    control.numberOfPages = 1
    #expect(control.currentPage == 0)
  }

  @Test func `A menu opens from its button and its lines are tapped`() throws {
    let button = UIButton(type: .system)
    button.setTitle("Menu", for: .normal)
    button.showsMenuAsPrimaryAction = true
    var chosen = ""
    button.menu = UIMenu(children: [
      UIAction(title: "First") { chosen = $0.title }, UIAction(title: "Second") { chosen = $0.title },
    ])
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
    screen.window.addSubview(button)
    screen.tap(120, 110)
    screen.wait(1)
    try AutomationActions.tap(.element(id: nil, label: "Second"), count: 1)
    #expect(chosen == "Second")
    #expect(!screen.window.subviews.contains { $0 is MenuOverlay })
  }

  @Test func `What was done is taken back and done again`() {
    final class Model { var value = 0 }
    let model = Model(), undo = UndoManager()
    @MainActor func set(_ value: Int) {
      let old = model.value
      undo.registerUndo(withTarget: model) { _ in MainActor.assumeIsolated { set(old) } }
      undo.setActionName("Set \(value)")
      model.value = value
    }
    undo.groupsByEvent = false
    for value in [1, 2] {
      undo.beginUndoGrouping()
      set(value)
      undo.endUndoGrouping()
    }
    #expect(undo.undoActionName == "Set 2")
    undo.undo()
    #expect(model.value == 1 && undo.canRedo)
    undo.undo()
    #expect(model.value == 0 && !undo.canUndo)
    undo.redo()
    #expect(model.value == 1)
  }
}
